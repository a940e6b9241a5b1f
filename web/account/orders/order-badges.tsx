import type { ComponentProps } from 'react';
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
  isPaid: boolean;
  /** The word for an order that is not paid. */
  unpaid?: string;
};

export function PaidBadge({ isPaid, unpaid = orderWords.unpaid }: Props) {
  return <Badge tone={isPaid ? 'delivered' : 'neutral'}>{isPaid ? orderWords.paid : unpaid}</Badge>;
}
