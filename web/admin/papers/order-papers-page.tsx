import PackageSearchIcon from 'icon:package-search';
import PrinterIcon from 'icon:printer';
import { useEffect, useId } from 'react';
import type { Call, ReplyFrom } from '../../../shared/api.ts';
import type { Goods } from '../../../shared/orders/admin-orders.ts';
import type { LawfulInvoice as LawfulInvoiceData } from '../../../shared/orders/invoices.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { isOrderForm } from '../../../shared/settings/known-seller.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { type Language, languages } from '../../../shared/values/languages.ts';
import { Invoice } from '../../account/orders/invoice.tsx';
import { LawfulInvoice, papers } from '../../account/orders/lawful-invoice.tsx';
import { inPageLanguage } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader, readSettings } from '../../load.ts';
import { isFramed } from '../../session/is-framed.ts';
import { Alert } from '../../ui/alert.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { language } from '../../words/formats.ts';
import { idsIn, type Papers, papersKinds, papersUrl } from '../kit/order-papers.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { ListProblem } from '../list/list-results.tsx';
import { CustomerName } from '../orders/customer-name.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import { useServedLanguage } from '../orders/use-served-language.ts';
import type { Route } from './+types/order-papers-page.ts';
import { PackingSlip } from './paper-sheets.tsx';
import { PickList } from './pick-list-table.tsx';
import { printSheets } from './print-sheets.ts';
import {
  type OtherLanguage,
  SheetFromFrame,
  tellSheetsDrawn,
  useSheetsInFrames,
} from './sheets-in-frames.tsx';

const words = adminOrdersWords.papers;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: words.print });
}

/** The orders, oldest first. The ids are in the fragment, which only the browser knows. */
export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const ids = idsIn(window.location.hash);
  if (url.searchParams.get('papers') === 'documents') return { ...nothing, documents: await read(call, ids) };
  const papers = papersKinds.find((kind) => kind === url.searchParams.get('papers')) ?? 'slips';
  const [{ found, problem }, settings] = await Promise.all([
    foundOrProblem(
      ids.length > 0 ? call('POST /orders/read', { query: inPageLanguage, body: { ids } }) : noOrders,
    ),
    readSettings(call),
  ]);
  const orders = found?.orders.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)) ?? [];
  const goods = found?.goods ?? {};
  return { ...nothing, papers, orders, goods, problem, ...(settings && { settings }) };
}, words.failed);

type Batched = {
  papers: Papers;
  orders: PrintedOrder[];
  goods: Record<string, Goods>;
  problem: string | null;
  settings?: PublicSettings;
  /** The lawful invoices that a frame was asked for. */
  documents: LawfulInvoiceData[];
};

const nothing: Batched = { papers: 'invoices', orders: [], goods: {}, problem: null, documents: [] };

function read(call: Call, ids: string[]) {
  return Promise.all(ids.map((id) => call('GET /invoices/:id', { params: { id } })));
}

const noOrders = Promise.resolve({ orders: [], goods: {} });

export const handle = listStates({ title: words.print, loading: words.loading });

/** The papers of several orders, printed at once (requirements: Admin orders). */
export default function OrderPapersPage({ loaderData }: Route.ComponentProps) {
  const { orders, problem } = loaderData;
  if (isFramed()) return <FramedPapers loaderData={loaderData} />;
  if (problem) {
    return <ListProblem title={words.errorTitle} text={problem} onRetry={readAgain} />;
  }
  if (orders.length === 0) {
    return (
      <EmptyState icon={PackageSearchIcon} title={words.none} text={words.noneText}>
        <ButtonLink to="/admin/orders">{words.back}</ButtonLink>
      </EmptyState>
    );
  }
  return <Batch {...loaderData} />;
}

/** The order form of a shop that makes lawful invoices is no invoice. */
function titleOf(papers: Papers, { orders, settings }: Pick<Batched, 'orders' | 'settings'>) {
  const forms = orders.filter(({ invoice }) => isOrderForm({ invoice, settings }));
  if (papers !== 'invoices' || forms.length === 0) return words[papers];
  return forms.length === orders.length ? words.forms : words.invoicesAndForms;
}

/** What a page in a frame is for: the sheets of the orders that it was asked for. */
function FramedPapers({ loaderData }: { loaderData: Batched }) {
  useEffect(tellSheetsDrawn, []);
  const { orders, settings, documents } = loaderData;
  return (
    <>
      {orders.map((order) => (
        <Invoice key={order._id} order={order} settings={settings} />
      ))}
      {documents.flatMap((invoice) =>
        papers.map((paper) => (
          <LawfulInvoice key={invoice._id + paper} invoice={invoice} paper={paper} isShown />
        )),
      )}
    </>
  );
}

function Batch({ papers, orders, goods, settings }: Batched) {
  const served = useServedLanguage();
  const others = papers === 'invoices' ? inOtherLanguages(orders, served) : [];
  const { sheets, waiting, missing, frames } = useSheetsInFrames(others);
  const isWhole = waiting.length === 0 && missing.length === 0;
  usePrintOnOpening(isWhole);
  const isPrintable = missing.flatMap(({ ids }) => ids).length < orders.length;
  const preparing = useId();
  return (
    <>
      <BackLink to="/admin/orders">{words.back}</BackLink>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-2xl tracking-tight">{titleOf(papers, { orders, settings })}</h1>
        {isPrintable && (
          <Button
            busy={waiting.length > 0}
            aria-describedby={waiting.length > 0 ? preparing : undefined}
            onClick={() => void printSheets()}
          >
            {waiting.length === 0 && <PrinterIcon className="size-4.5" />}
            {words.print}
          </Button>
        )}
      </div>
      <p className="mt-1 text-ink-muted tabular-nums">{words.count(orders.length)}</p>
      <p id={preparing} role="status" className="mt-1 text-ink-muted">
        {waiting.map(({ language, ids }) => (
          <span key={language} className="block">
            {words.preparing(ids.length, adminOrdersWords.order.languages[language])}
          </span>
        ))}
      </p>
      {missing.length > 0 && <Missing missing={missing} isPrintable={isPrintable} />}
      {papers !== 'pickList' && <OrderNames orders={orders} />}
      {frames}
      <Sheets {...{ papers, orders, goods, settings, served, sheets }} />
    </>
  );
}

/** Invoices are in the language of their order. */
function inOtherLanguages(orders: Order[], served: (ordered: Language) => Language): OtherLanguage[] {
  return languages
    .filter((other) => other !== language)
    .map((other) => ({
      language: other,
      ids: orders.filter((order) => served(order.language) === other).map(({ _id }) => _id),
    }))
    .filter(({ ids }) => ids.length > 0);
}

function usePrintOnOpening(isWhole: boolean) {
  useEffect(() => {
    if (!isWhole) return;
    let isAbandoned = false;
    void printSheets(() => isAbandoned);
    return () => {
      isAbandoned = true;
    };
  }, [isWhole]);
}

/** A page in another language could not draw these. After a sign-out, a reload leads to the sign-in. */
function Missing({ missing, isPrintable }: { missing: OtherLanguage[]; isPrintable: boolean }) {
  const all = missing.flatMap(({ ids }) => ids);
  return (
    <div className="mt-4">
      <Alert title={words.missing(all.length)}>
        {isPrintable && <p>{words.missingText}</p>}
        <ul className="mt-2 flex max-h-48 flex-wrap gap-x-6 gap-y-1 overflow-y-auto py-1">
          {all.map((_id) => (
            <li key={_id}>
              <OrderLink order={{ _id }} />
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button kind="secondary" onClick={readAgain}>
            {backOfficeWords.list.tryAgain}
          </Button>
          {missing.map(({ language, ids }) => (
            <a
              key={language}
              href={papersUrl('invoices', ids, language)}
              target="_blank"
              rel="noreferrer"
              className={buttonStyles({ kind: 'secondary' })}
            >
              <PrinterIcon className="size-4.5" />
              {words.others(ids.length, adminOrdersWords.order.languages[language])}
            </a>
          ))}
        </div>
      </Alert>
    </div>
  );
}

function readAgain() {
  window.location.reload();
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
  goods: Record<string, Goods>;
  settings: PublicSettings | undefined;
  served: (ordered: Language) => Language;
  /** Those in other languages, by order. */
  sheets: ReadonlyMap<string, HTMLElement>;
};

function Sheets({ papers, orders, goods, settings, served, sheets }: SheetsProps) {
  if (papers === 'pickList') return <PickList orders={orders} goods={goods} />;
  return orders.map((order) => {
    const { _id } = order;
    if (papers === 'slips') return <PackingSlip key={_id} order={order} phone={settings?.contact.phone} />;
    const inLanguage = served(order.language);
    if (inLanguage === language) return <Invoice key={_id} order={order} settings={settings} />;
    const sheet = sheets.get(_id);
    return sheet && <SheetFromFrame key={_id} sheet={sheet} language={inLanguage} />;
  });
}
