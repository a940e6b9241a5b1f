import PrinterIcon from 'icon:printer';
import { useState } from 'react';
import type { LawfulInvoice } from '../../../shared/orders/invoices.ts';
import { type Paper, papers } from '../../account/orders/lawful-invoice.tsx';
import { existenceLoader, privateLoader } from '../../load.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { PageFailure, PageLoading, thingMeta, thingStates } from '../kit/page-states.tsx';
import { InvoiceSheet, useInvoiceSheets } from '../papers/invoice-sheet.tsx';
import type { Route } from './+types/invoice-page.ts';

const words = adminInvoicesWords.invoice;

const { title } = adminInvoicesWords;

export function meta(args: Route.MetaArgs) {
  return thingMeta({ ...words, title }, args, ({ kind, number }) => words.headings[kind](number));
}

export const loader = existenceLoader((call, { params }) =>
  call('GET /invoices/:id', { params: { id: params.id ?? '' } }),
);

export const clientLoader = privateLoader(
  (call, { params }) => call('GET /invoices/:id', { params: { id: params.id ?? '' } }),
  words.failed,
);

export const handle = thingStates({ ...words, tryAgain: backOfficeWords.list.tryAgain }, '/admin/invoices', {
  back: { to: '/admin/invoices', text: words.back },
  ...{ title, text: words.loading, outline: ['h-160'] },
});

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

export default function InvoicePage({ loaderData: invoice }: Route.ComponentProps) {
  return <Printable key={invoice._id} invoice={invoice} />;
}

/** One lawful invoice as it is printed, on the chosen paper. */
function Printable({ invoice }: { invoice: LawfulInvoice }) {
  const drawn = useInvoiceSheets(invoice);
  const [paper, setPaper] = useState<Paper>('a4');
  return (
    <>
      <BackLink to="/admin/invoices">{words.back}</BackLink>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-bold text-2xl tracking-tight">{words.headings[invoice.kind](invoice.number)}</h1>
        <div className="flex flex-wrap items-center gap-3">
          <fieldset className="flex items-center gap-4 text-sm">
            <legend className="sr-only">{words.papers}</legend>
            {papers.map((kind) => (
              <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="radio"
                  name="paper"
                  checked={paper === kind}
                  onChange={() => setPaper(kind)}
                  className="size-5 accent-brand-strong"
                />
                {words.paper[kind]}
              </label>
            ))}
          </fieldset>
          <ButtonLink to={`/admin/orders/${invoice.orderId}`} kind="secondary">
            {words.order}
          </ButtonLink>
          <Button busy={drawn.isWaiting} onClick={() => window.print()}>
            {!drawn.isWaiting && <PrinterIcon className="size-4.5" />}
            {words.print}
          </Button>
        </div>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
        tabIndex={0}
        aria-label={words.headings[invoice.kind](invoice.number)}
        className={`mt-6 overflow-x-auto rounded-card border border-line bg-surface ${paper === 'roll' ? 'mx-auto max-w-80 p-4' : 'max-w-4xl p-6 sm:p-10'}`}
      >
        <InvoiceSheet drawn={drawn} paper={paper} />
      </section>
    </>
  );
}
