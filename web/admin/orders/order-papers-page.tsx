import PackageSearchIcon from 'icon:package-search';
import PrinterIcon from 'icon:printer';
import { useEffect } from 'react';
import type { Call, ReplyFrom } from '../../../shared/api.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { languages } from '../../../shared/values/languages.ts';
import { Invoice } from '../../account/orders/invoice.tsx';
import { inPageLanguage } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader, readSettings } from '../../load.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { language } from '../../words/formats.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { ListProblem } from '../list/list-results.tsx';
import type { Route } from './+types/order-papers-page.ts';
import { CustomerName } from './customer-name.tsx';
import { OrderLink } from './order-link.tsx';
import { idsIn, type Papers, papersKinds, papersUrl } from './order-papers.ts';
import { PackingSlip, PickListSheet } from './paper-sheets.tsx';

const words = adminOrdersWords.papers;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: words.print });
}

/** The orders, oldest first. The ids are in the fragment, which only the browser knows. */
export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const ids = idsIn(window.location.hash);
  const papers = papersKinds.find((kind) => kind === url.searchParams.get('papers')) ?? 'slips';
  const [{ found, problem }, settings] = await Promise.all([
    foundOrProblem(
      ids.length > 0 ? call('POST /orders/read', { query: inPageLanguage, body: { ids } }) : noOrders,
    ),
    readSettings(call),
  ]);
  const orders = found?.orders.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)) ?? [];
  const places = found?.shelfPlaces ?? {};
  return { papers, orders, places, problem, ...(settings && { settings }) };
}, words.failed);

const noOrders = Promise.resolve({ orders: [], shelfPlaces: {} });

export const handle = listStates({ title: words.print, loading: words.loading });

/** The papers of several orders, printed at once (requirements: Admin orders). */
export default function OrderPapersPage({ loaderData }: Route.ComponentProps) {
  const { papers, orders, places, problem, settings } = loaderData;
  const printed = papers === 'invoices' ? orders.filter((order) => order.language === language) : orders;
  usePrintOnOpening(printed.length > 0);
  if (problem) {
    return (
      <ListProblem title={words.errorTitle} text={problem} onRetry={async () => window.location.reload()} />
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState icon={PackageSearchIcon} title={words.none} text={words.noneText}>
        <ButtonLink to="/admin/orders">{words.back}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <BackLink to="/admin/orders">{words.back}</BackLink>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-2xl tracking-tight">{words[papers]}</h1>
        {printed.length > 0 && (
          <Button onClick={() => window.print()}>
            <PrinterIcon className="size-4.5" />
            {words.print}
          </Button>
        )}
      </div>
      <p className="mt-1 text-ink-muted tabular-nums">{words.count(printed.length)}</p>
      {papers === 'invoices' && <OtherLanguages orders={orders} />}
      <OrderNames orders={printed} />
      <Sheets {...{ papers, places, settings }} orders={printed} />
    </>
  );
}

function usePrintOnOpening(hasSheets: boolean) {
  useEffect(() => {
    if (!hasSheets) return;
    let isAbandoned = false;
    // A sheet with a logo is printed whole. A picture that cannot be loaded does not hold the paper up.
    const logos = Array.from(document.querySelectorAll<HTMLImageElement>('[data-sheet] img'));
    void Promise.allSettled(logos.map((logo) => logo.decode())).then(() => {
      if (!isAbandoned) window.print();
    });
    return () => {
      isAbandoned = true;
    };
  }, [hasSheets]);
}

/** Invoices are in the language of their order, so those in another language are printed by its page. */
function OtherLanguages({ orders }: { orders: Order[] }) {
  const others = languages.filter((other) => other !== language);
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {others.map((other) => {
        const ids = orders.filter((order) => order.language === other).map(({ _id }) => _id);
        if (ids.length === 0) return null;
        return (
          <li key={other}>
            <a
              href={papersUrl('invoices', ids, other)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center rounded-sm font-semibold text-brand-strong hover:underline"
            >
              {words.others(ids.length, adminOrdersWords.order.languages[other])}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function OrderNames({ orders }: { orders: Order[] }) {
  return (
    <ul className="mt-6 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2 xl:grid-cols-3">
      {orders.map((order) => (
        <li key={order._id} className="flex min-w-0 items-baseline gap-3">
          <OrderLink order={order} />
          <span className="min-w-0 text-ink-muted">
            <CustomerName order={order} />
          </span>
        </li>
      ))}
    </ul>
  );
}

type PrintedOrder = ReplyFrom<'POST /orders/read'>['orders'][number];

type SheetsProps = {
  papers: Papers;
  orders: PrintedOrder[];
  places: Record<string, string>;
  settings: PublicSettings | undefined;
};

function Sheets({ papers, orders, places, settings }: SheetsProps) {
  if (papers === 'pickList') return orders.length > 0 && <PickListSheet orders={orders} places={places} />;
  return orders.map((order) =>
    papers === 'slips' ? (
      <PackingSlip key={order._id} order={order} phone={settings?.contact.phone} />
    ) : (
      <Invoice key={order._id} order={order} settings={settings} />
    ),
  );
}
