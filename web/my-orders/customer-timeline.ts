import type { Order } from '../../shared/orders.ts';
import type { TimelineEntry } from '../orders/timeline.tsx';
import { myOrdersWords } from '../words/my-orders-words.ts';

type Told = Pick<Order, 'createdAt' | 'paidAt' | 'status' | 'deliveredAt'>;

const words = myOrdersWords.order.steps;

/**
 * What a buyer is told of an order (spec §4), in the order in which it happened: cash is often counted after the parcel
 * was handed over.
 */
export function customerTimeline({ createdAt, paidAt, status, deliveredAt }: Told): TimelineEntry[] {
  const placed = { label: words.placed, icon: 'icon-[shopping-bag]', time: createdAt };
  const later = [
    paidAt && { label: words.paid, icon: 'icon-[banknote]', time: paidAt },
    status === 'Delivered' &&
      deliveredAt && { label: words.delivered, icon: 'icon-[package-check]', time: deliveredAt },
  ];
  return [placed, ...later.filter((entry) => !!entry).sort((a, b) => (a.time < b.time ? -1 : 1))];
}
