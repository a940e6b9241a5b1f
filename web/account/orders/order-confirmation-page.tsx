import CheckIcon from 'icon:check';
import { type ReactNode, Suspense } from 'react';
import type { ShownOrder } from '../../../shared/orders/orders.ts';
import { call, inPageLanguage } from '../../call.ts';
import { secretPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { latePart } from '../../ui/late-part.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { orderWords } from '../../words/order-words.ts';
import type { Route } from './+types/order-confirmation-page.ts';
import { NextSteps } from './next-steps.tsx';
import { OrderNumber } from './order-number.tsx';
import { AddressLines, itemsAsRead, OrderedItems, OrderFigures, OrderNotes } from './order-parts.tsx';
import { StateText, stateTitle } from './order-state.tsx';
import { statusIcons } from './status-icons.ts';
import { TimelineCard } from './timeline-card.tsx';
import { usePresentOrder } from './use-present-order.ts';

const words = orderWords.confirmation;

export const headers = secretPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

const load: Load<ShownOrder> = (call, { params }) =>
  call('GET /orders/guest/:id', { params: { id: params.id ?? '' }, query: inPageLanguage });

export const loader = existenceLoader(load);

export const clientLoader = privateLoader(load, words.notLoaded);

export function HydrateFallback() {
  return (
    <div className="page-width min-h-dvh max-w-5xl py-10 lg:py-14">
      <h1 className="sr-only">{orderWords.confirmation.title}</h1>
      <p className="sr-only">{orderWords.confirmation.loading}</p>
      <Skeleton className="h-64 w-full" />
      <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_20rem]">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}

/** Nothing else on the page waits for them. */
const OrderActions = latePart(async () => (await import('./order-actions.tsx')).OrderActions);

const GuestInvoice = latePart(async () => (await import('./guest-invoice.tsx')).GuestInvoice);

const readOrder = (id: string) => call('GET /orders/guest/:id', { params: { id }, query: inPageLanguage });

/** The page that a guest sees after ordering, and later the state of the order. Its URL is the key to the order. */
export default function OrderConfirmationPage({ loaderData }: Route.ComponentProps) {
  const [order, setOrder] = usePresentOrder(loaderData, readOrder);
  return (
    <div className="page-width min-h-dvh max-w-5xl py-10 lg:py-14 print:p-0">
      <Welcome order={order} />
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] print:mt-2 print:grid-cols-[minmax(0,1fr)_16rem] print:gap-4">
        <div className="space-y-8 print:space-y-3">
          <Card title={words.items}>
            <OrderedItems items={itemsAsRead(order)} />
            <div className="mt-6 border-line border-t pt-6 sm:ms-auto sm:max-w-80 print:mt-3 print:pt-3">
              <OrderFigures sums={order} />
            </div>
          </Card>
          {order.status === 'Pending' && (
            <Card title={words.nextTitle}>
              <NextSteps order={order} />
            </Card>
          )}
        </div>
        <div className="space-y-8 print:space-y-3">
          {order.status !== 'Pending' && <TimelineCard order={order} />}
          <Card title={words.deliverTo}>
            <AddressLines address={order.shippingAddress} />
            <OrderNotes notes={order.notes} />
          </Card>
          <AccountOffer email={order.shippingAddress.email} />
        </div>
      </div>
      <Suspense>
        <OrderActions order={order} onChange={setOrder} />
      </Suspense>
      {order.status !== 'Pending' && (
        <div className="mt-6">
          <Suspense>
            <GuestInvoice orderId={order._id} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function AccountOffer({ email }: { email: string }) {
  return (
    <section className="rounded-card bg-brand-soft p-5 sm:p-6 print:hidden">
      <h2 className="font-semibold text-brand-deep text-lg">{words.accountTitle}</h2>
      <p className="mt-2 mb-5 text-brand-deep text-sm">{words.accountText}</p>
      <ButtonLink to={`/register?email=${encodeURIComponent(email)}`} kind="secondary" prefetch="none" wide>
        {words.createAccount}
      </ButtonLink>
    </section>
  );
}

/** The thank-you, or what the order is doing now, with its number, date and payment method. */
function Welcome({ order }: { order: ShownOrder }) {
  const isNew = order.status === 'Pending';
  const Icon = isNew ? CheckIcon : statusIcons[order.status];
  return (
    <section className="rounded-card bg-brand-soft px-5 py-10 text-center text-brand-deep sm:px-10 print:py-2">
      <span className="mx-auto mb-5 grid size-16 place-items-center rounded-full bg-brand-strong text-white print:hidden">
        <Icon className="size-8" />
      </span>
      <div aria-live="polite" className="wrap-break-word mx-auto max-w-2xl">
        <h1 className="page-title">{isNew ? words.thanks : stateTitle(order)}</h1>
        {isNew ? (
          <p className="mt-2">{words.received(order.shippingAddress.fullName)}</p>
        ) : (
          <StateText order={order} />
        )}
      </div>
      <dl className="mx-auto mt-8 print:mt-2 grid max-w-2xl gap-5 rounded-control bg-surface p-5 text-ink text-sm sm:grid-cols-3">
        <Fact
          label={words.number}
          value={<OrderNumber id={order._id} />}
          look="font-bold text-lg tracking-wide"
        />
        <Fact label={words.placedOn} value={formatDateTime(order.createdAt)} />
        <Fact label={words.paymentMethod} value={orderWords.method(order.paymentMethod)} />
      </dl>
      <div className="mt-8 print:hidden">
        <ButtonLink to="/products">{words.continueShopping}</ButtonLink>
      </div>
    </section>
  );
}

function Fact({ label, value, look = 'font-semibold' }: { label: string; value: ReactNode; look?: string }) {
  return (
    <div>
      <dt className="text-ink-muted">{label}</dt>
      <dd className={`mt-1 ${look}`}>{value}</dd>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LoadFailure
      error={error}
      title={words.notFound}
      failed={words.notLoaded}
      tryAgain={words.tryAgain}
      missing={{ title: words.notFound, text: words.notLoaded }}
      back={{ to: '/products', text: words.continueShopping }}
    />
  );
}
