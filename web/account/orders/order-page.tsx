import PrinterIcon from 'icon:printer';
import { Suspense, useEffect, useState } from 'react';
import type { LawfulInvoice } from '../../../shared/orders/invoices.ts';
import type { ShownOrder } from '../../../shared/orders/orders.ts';
import { isOrderForm } from '../../../shared/settings/known-seller.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { orderNumber } from '../../../shared/values/ids.ts';
import { call, inPageLanguage } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { existenceLoader, type Load, privateLoader, readSettings } from '../../load.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { latePart } from '../../ui/late-part.tsx';
import { isMissing, LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import type { Route } from './+types/order-page.ts';
import { StatusBadge } from './order-badges.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderNumber } from './order-number.tsx';
import { ThanksOrState } from './thanks-or-state.tsx';
import { usePresentOrder } from './use-present-order.ts';

const words = myOrdersWords.order;

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  if (loaderData) return pageMeta(matches, { title: words.heading(orderNumber(loaderData.order._id)) });
  if (error) return pageMeta(matches, { title: isMissing(error) ? words.notFound : words.errorTitle });
  return pageMeta(matches, words);
}

type Loaded = { order: ShownOrder; invoice: LawfulInvoice | null; settings?: PublicSettings };

const load: Load<Loaded> = async (call, { params }) => {
  const input = { params: { id: params.id ?? '' } };
  const [order, { invoice }, settings] = await Promise.all([
    call('GET /orders/:id', { ...input, query: inPageLanguage }),
    call('GET /orders/:id/invoice', input),
    readSettings(call),
  ]);
  return { order, invoice, ...(settings && { settings }) };
};

export const loader = existenceLoader(load);

export const clientLoader = privateLoader(load, words.failed);

export function HydrateFallback() {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <BackLink to="/myorders">{words.back}</BackLink>
      <h1 className="page-title mt-3">{words.title}</h1>
      <p className="mt-1 text-ink-muted">{words.loading}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8">
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}

/** Few buyers print their invoice, so nothing else on the page waits for its code. */
const Invoice = latePart(async () => (await import('./invoice.tsx')).Invoice);

/** Nothing else on the page waits for them. */
const OrderActions = latePart(async () => (await import('./order-actions.tsx')).OrderActions);

const readOrder = (id: string) => call('GET /orders/:id', { params: { id }, query: inPageLanguage });

/** A user's own order, with an invoice for the printer. */
export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order: loaded, invoice, settings } = loaderData;
  const [order, setOrder] = usePresentOrder(loaded, readOrder);
  // The back office opens the invoice in the buyer's language with `#print` (requirements: Invoice).
  const [prints, setPrints] = useState(() => (window.location.hash === '#print' ? 1 : 0));
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <OrderHeader
        order={order}
        isForm={isOrderForm({ invoice, settings })}
        onPrint={() => setPrints(prints + 1)}
      />
      <ThanksOrState order={order} />
      <OrderDetails order={order} />
      <Suspense>
        <OrderActions order={order} onChange={setOrder} />
      </Suspense>
      <Suspense>
        <Invoice order={{ ...order, invoice }} settings={settings} />
        <Printing prints={prints} />
      </Suspense>
    </div>
  );
}

/** Opens the print dialog each time `prints` grows. It stands beside the invoice because it must wait for it. */
function Printing({ prints }: { prints: number }) {
  useEffect(() => {
    if (prints > 0) window.print();
  }, [prints]);
  return null;
}

type HeaderProps = { order: ShownOrder; isForm: boolean; onPrint: () => void };

/** The order's number, status and date, with a button that prints its paper. */
function OrderHeader({ order, isForm, onPrint }: HeaderProps) {
  return (
    <>
      <BackLink to="/myorders">{words.back}</BackLink>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="page-title">
              <OrderNumber id={order._id} within={words.heading} />
            </h1>
            <StatusBadge status={order.status} />
          </div>
          <p className="mt-1 text-ink-muted">{words.placedOn(formatDateTime(order.createdAt))}</p>
        </div>
        <Button kind="secondary" onClick={onPrint}>
          <PrinterIcon className="size-5" />
          {isForm ? words.printForm : words.print}
        </Button>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LoadFailure
      error={error}
      title={words.errorTitle}
      failed={words.failed}
      tryAgain={words.tryAgain}
      missing={{ title: words.notFound, text: words.notFoundText }}
      back={{ to: '/myorders', text: words.back }}
    />
  );
}
