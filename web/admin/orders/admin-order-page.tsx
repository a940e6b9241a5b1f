import MailIcon from 'icon:mail';
import PencilIcon from 'icon:pencil';
import { useRevalidator } from 'react-router';
import { countUnits } from '../../../shared/orders/cart.ts';
import { arrivedReturns, returnedUnits } from '../../../shared/orders/exchange.ts';
import { mayEdit } from '../../../shared/orders/order-rights.ts';
import { isOrderForm } from '../../../shared/settings/known-seller.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { Invoice } from '../../account/orders/invoice.tsx';
import { OrderedItems } from '../../account/orders/order-parts.tsx';
import { Timeline, type TimelineEntry } from '../../account/orders/timeline.tsx';
import { existenceLoader, privateLoader } from '../../load.ts';
import { useMay, useRole } from '../../session/use-may.ts';
import { creditFigures } from '../../shop/cart/credit-figures.ts';
import { discountFigures, Figures, shippingFigure, taxFigure } from '../../shop/cart/figures.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { cartWords } from '../../words/cart-words.ts';
import { CourierToTellCard } from '../couriers/courier-to-tell-card.tsx';
import { ParcelsCard } from '../couriers/parcels-card.tsx';
import { FoldedCard } from '../kit/folded-card.tsx';
import { PageFailure, PageLoading, thingMeta, thingStates } from '../kit/page-states.tsx';
import { ContactCorrection } from '../phone-orders/correct-contact-part.tsx';
import type { Route } from './+types/admin-order-page.ts';
import { adminTimeline } from './admin-timeline.ts';
import { CallsCard } from './calls-card.tsx';
import { CombineCard } from './combine-card.tsx';
import { ExchangeWaiting, OwedToBuyer } from './exchange-waiting.tsx';
import { InternalNotes } from './internal-notes.tsx';
import { InvoiceCard, validInvoice } from './invoice-card.tsx';
import {
  CustomerInformation,
  CustomerNotes,
  OrderOrigin,
  PaymentInformation,
  ShippingInformation,
} from './order-facts.tsx';
import { OrderGlance } from './order-glance.tsx';
import { OrderManagement } from './order-management.tsx';
import { PrintInvoice } from './print-invoice.tsx';
import { ReturnsCard } from './returns-card.tsx';
import { type AdminOrder, loadAdminOrder, useAdminOrder } from './use-admin-order.ts';

const words = adminOrdersWords.order;

export function meta(args: Route.MetaArgs) {
  return thingMeta(words, args, ({ order }) => words.heading(groupedNumber(order._id)));
}

export const loader = existenceLoader((call, { params }) =>
  call('GET /orders/:id', { params: { id: params.id ?? '' } }),
);

export const clientLoader = privateLoader(loadAdminOrder, words.failed);

export const handle = thingStates({ ...words, tryAgain: adminOrdersWords.tryAgain }, '/admin/orders', {
  back: { to: '/admin/orders', text: words.back },
  title: words.title,
  text: words.loading,
  isTextShown: true,
  outline: (
    <div className="mt-6 grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Skeleton className="h-160" />
      <Skeleton className="h-96" />
    </div>
  ),
});

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** One order with everything that administrators can do to it (requirements: Admin order). */
export default function AdminOrderPage({ loaderData }: Route.ComponentProps) {
  const admin = useAdminOrder(loaderData);
  const { order, history, invoices, returns } = admin;
  const arrived = arrivedReturns(returns);
  const timeline = adminTimeline(order, history);
  const may = useMay();
  const { revalidate } = useRevalidator();
  return (
    <>
      <AdminOrderHeader admin={admin} settings={loaderData.settings} takesBack={loaderData.takesBack} />
      <div className="mt-6 grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
          <div className="grid gap-5 empty:hidden md:col-span-2">
            {loaderData.toTell && <CourierToTellCard order={order} toTell={loaderData.toTell} />}
            <ExchangeWaiting admin={admin} />
            <OwedToBuyer admin={admin} />
          </div>
          <div className="md:col-span-2">
            <OrderManagement admin={admin} />
          </div>
          <div id="combine" className="scroll-mt-20 empty:hidden md:col-span-2">
            <CombineCard order={order} others={loaderData.combinable} />
          </div>
          <div className="md:col-span-2">
            <Card title={words.items(cartWords.items(countUnits(order.orderItems)))}>
              <OrderedItems
                items={order.orderItems}
                hasParts
                returned={order.orderItems.map((_, place) => returnedUnits(arrived, place))}
              />
            </Card>
          </div>
          <div className="md:col-span-2">
            {loaderData.notes && (
              <InternalNotes key={order._id} orderId={order._id} opened={loaderData.notes} />
            )}
          </div>
          <div className="grid grid-cols-1 content-start gap-5">
            <CustomerInformation
              order={order}
              settings={loaderData.settings}
              reviewLink={loaderData.reviewLink}
              correction={<ContactCorrection order={order} onCorrected={revalidate} />}
            />
            <PaymentInformation order={order} shortPayout={loaderData.shortPayout} />
          </div>
          <div className="grid grid-cols-1 content-start gap-5">
            <ShippingInformation order={order} />
            <CustomerNotes order={order} />
            <OrderOrigin cameFrom={loaderData.cameFrom} />
          </div>
        </div>
        <div className="grid grid-cols-1 items-start gap-5 md:max-xl:grid-cols-2">
          <Card title={words.summary.title}>
            <Figures
              figures={[
                { label: words.summary.items, amount: order.itemsPrice },
                ...discountFigures(order),
                { ...shippingFigure(order.shippingPrice), label: words.summary.shipping },
                { ...taxFigure(order.taxPrice), label: words.summary.tax },
              ]}
              total={{ label: words.summary.total, amount: order.totalPrice }}
              after={creditFigures(order)}
            />
          </Card>
          {loaderData.task && <CallsCard task={loaderData.task} order={order} />}
          <ParcelsCard
            // A deduction has lessened what its parcel collects.
            key={order.deducted}
            orderId={order._id}
            status={order.status}
            items={order.orderItems}
            onOrderChanged={revalidate}
          />
          {may('money') && <InvoiceCard admin={admin} />}
          {may('money') && (
            <div id="returns" className="scroll-mt-20 empty:hidden">
              <ReturnsCard admin={admin} />
            </div>
          )}
          <FoldedCard title={words.timeline.title} summary={lastOf(timeline)}>
            <Timeline entries={timeline} />
          </FoldedCard>
        </div>
      </div>
      <Invoice order={{ ...order, invoice: validInvoice(invoices) }} settings={loaderData.settings} />
    </>
  );
}

function lastOf(timeline: TimelineEntry[]) {
  const { label = '', time } = timeline.at(-1) ?? {};
  return time ? `${label} · ${formatDateTime(time)}` : label;
}

type HeaderProps = { admin: AdminOrder } & Pick<Route.ComponentProps['loaderData'], 'settings' | 'takesBack'>;

/** The order at a glance, with buttons that print its paper and send its confirmation. */
function AdminOrderHeader({ admin, ...loaded }: HeaderProps) {
  const { order, returns, busy, sendEmail } = admin;
  const { _id } = order;
  const may = useMay();
  return (
    <>
      <BackLink to="/admin/orders">{words.back}</BackLink>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-4">
        <OrderGlance {...{ order, returns, ...loaded }} />
        <div className="flex flex-wrap gap-2">
          {mayEdit(useRole(), { status: order.status, isSettled: order.isPaid }) && (
            <ButtonLink kind="secondary" to={`/admin/orders/${_id}/edit`}>
              <PencilIcon className="size-4.5" />
              <span className="max-sm:sr-only">{adminPhoneOrderWords.edit.title}</span>
            </ButtonLink>
          )}
          <PrintInvoice
            order={order}
            isForm={isOrderForm({ invoice: validInvoice(admin.invoices), settings: loaded.settings })}
          />
          {may('orders.confirm') && order.shippingAddress.email !== '' && (
            <Button
              kind="secondary"
              busy={busy === 'email'}
              disabled={busy !== null}
              onClick={() => void sendEmail()}
            >
              {busy !== 'email' && <MailIcon className="size-4.5" />}
              <span className="max-sm:sr-only">{busy === 'email' ? words.sending : words.sendEmail}</span>
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
