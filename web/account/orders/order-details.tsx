import PackageCheckIcon from 'icon:package-check';
import type { ReactNode } from 'react';
import type { Order, ShownOrder } from '../../../shared/orders/orders.ts';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { PaidBadge } from './order-badges.tsx';
import {
  AddressLines,
  itemsAsRead,
  OrderedItems,
  OrderFigures,
  OrderNotes,
  returnedItems,
} from './order-parts.tsx';
import { TimelineCard } from './timeline-card.tsx';

const words = myOrdersWords.order;

/** The items, figures, address, payment and timeline of an order. */
export function OrderDetails({ order }: { order: ShownOrder }) {
  return (
    // On a wide screen the figures are beside the items, and the cards are below them.
    <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
      <Card title={words.items}>
        <OrderedItems items={itemsAsRead(order)} returned={returnedItems(order)} />
      </Card>
      <div className="space-y-6 lg:row-span-2">
        <Card title={words.summary}>
          <OrderFigures sums={order} />
        </Card>
        <TimelineCard order={order} />
      </div>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Card title={words.shipping}>
          <Shipping order={order} />
        </Card>
        <Card title={words.payment}>
          <Payment order={order} />
        </Card>
      </div>
    </div>
  );
}

function Shipping({ order: { shippingAddress, status, deliveredAt, notes } }: { order: Order }) {
  return (
    <>
      <AddressLines address={shippingAddress} />
      <OrderNotes notes={notes} />
      {status === 'Delivered' && deliveredAt && (
        <p className="mt-4 flex items-center gap-2 font-medium text-brand-strong text-sm">
          <PackageCheckIcon className="size-5" />
          {words.deliveredOn(formatDateTime(deliveredAt))}
        </p>
      )}
    </>
  );
}

function Payment({ order }: { order: Order }) {
  const { paymentMethod, paidAt } = order;
  return (
    <dl className="space-y-3 text-sm">
      <Fact label={words.method}>{orderWords.method(paymentMethod)}</Fact>
      <Fact label={words.state}>
        <PaidBadge order={order} unpaid={words.notPaidYet} />
      </Fact>
      {paidAt && <Fact label={words.paidOn}>{formatDateTime(paidAt)}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}
