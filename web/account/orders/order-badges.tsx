import type { ComponentProps } from 'react';
import { type Charged, owesNothing } from '../../../shared/orders/order-balance.ts';
import type { OrderStatus } from '../../../shared/orders/order-terms.ts';
import { Badge } from '../../ui/badge.tsx';
import { orderWords } from '../../words/order-words.ts';

type Tone = ComponentProps<typeof Badge>['tone'];

/** The colors of the statuses (requirements: Order status). */
const tones: Record<OrderStatus, Tone> = {
  Pending: 'pending',
  Processing: 'processing',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{orderWords.status[status]}</Badge>;
}

type Props = {
  order: Charged & { isPaid: boolean };
  /** The word for an order that is not paid. */
  unpaid?: string;
};

export function PaidBadge({ order, unpaid = orderWords.unpaid }: Props) {
  if (order.isPaid) return <Badge tone="delivered">{orderWords.paid}</Badge>;
  return <Badge tone="neutral">{owesNothing(order) ? orderWords.nothingToPay : unpaid}</Badge>;
}
