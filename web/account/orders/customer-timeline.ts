import BanknoteIcon from 'icon:banknote';
import PackageCheckIcon from 'icon:package-check';
import ShoppingBagIcon from 'icon:shopping-bag';
import type { Order } from '../../../shared/orders.ts';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import type { TimelineEntry } from './timeline.tsx';

type Told = Pick<Order, 'createdAt' | 'paidAt' | 'status' | 'deliveredAt'>;

const words = myOrdersWords.order.steps;

/**
 * What a buyer is told of an order (requirements: Order page), in the order in which it happened: cash is often counted
 * after the parcel was handed over.
 */
export function customerTimeline({ createdAt, paidAt, status, deliveredAt }: Told): TimelineEntry[] {
  const placed = { label: words.placed, icon: ShoppingBagIcon, time: createdAt };
  const later = [
    paidAt && { label: words.paid, icon: BanknoteIcon, time: paidAt },
    status === 'Delivered' &&
      deliveredAt && { label: words.delivered, icon: PackageCheckIcon, time: deliveredAt },
  ];
  return [placed, ...later.filter((entry) => !!entry).sort((a, b) => (a.time < b.time ? -1 : 1))];
}
