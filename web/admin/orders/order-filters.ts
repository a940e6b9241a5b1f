import { wilayas } from '../../../shared/delivery/shipping-address.ts';
import { orderStatuses } from '../../../shared/orders/order-terms.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import type { FiltersOf } from '../kit/list-filters.tsx';
import type { adminOrderList } from './admin-order-list.ts';

const words = adminOrdersWords.list.filters;
const statuses = orderStatuses.map((status) => [status, orderWords.status[status]]);
const places = wilayas.map((wilaya) => [wilaya, wilayaName(wilaya)]);

/** The filters of the orders. A select applies all values at once; the other fields wait for the button. */
export function orderFilters(keywordPlaceholder: string): FiltersOf<typeof adminOrderList> {
  return {
    label: words.label,
    columns: 'grid-cols-2 *:first:col-span-2 *:last:max-md:col-span-2 md:grid-cols-4',
    fields: [
      { keyword: words.keyword, placeholder: keywordPlaceholder },
      {
        name: 'status',
        label: words.status,
        options: { '': words.allStatuses, ...Object.fromEntries(statuses) },
      },
      { name: 'payment', label: words.payment, options: words.payments },
      { name: 'delivery', label: words.delivery, options: words.deliveries },
      { name: 'review', label: words.review, options: words.reviews },
      {
        name: 'wilaya',
        label: words.wilaya,
        options: { '': words.allWilayas, ...Object.fromEntries(places) },
      },
      { days: words },
    ],
    apply: words.apply,
  };
}
