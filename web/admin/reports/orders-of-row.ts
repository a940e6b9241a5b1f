import { wilayas } from '../../../shared/delivery/shipping-address.ts';
import { type Days, daysOfTime } from './quiet-times.ts';

type Row = { key: string; product?: string | undefined };

/** The address of the orders that a row of the sales report counts, if their list has a filter for it. */
export function ordersOfRow({ key, product }: Row, { by, startDate, endDate }: Days & { by: string }) {
  const days = { startDate, endDate };
  switch (by) {
    case 'day':
    case 'week':
    case 'month':
      return listOf(daysOfTime(key, { by, ...days }));
    case 'wilaya':
      return wilayas.some((wilaya) => wilaya === key) ? listOf({ wilaya: key, ...days }) : undefined;
    case 'product':
      return product && listOf({ product, ...days });
    default:
      return undefined;
  }
}

function listOf(filter: Record<string, string>) {
  return `/admin/orders?${new URLSearchParams(filter)}`;
}
