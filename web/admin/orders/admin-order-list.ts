import * as z from 'zod/mini';
import { deliveryKinds } from '../../../shared/delivery/delivery-price.ts';
import { wilayas } from '../../../shared/delivery/shipping-address.ts';
import { orderSorts, orderStatuses } from '../../../shared/orders/order-terms.ts';
import { id } from '../../../shared/values/ids.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import type { FiltersOf } from '../kit/list-filters.tsx';
import { adminList, dayFilter, keywordFilter, sortOrder } from '../list/admin-list.ts';

/** The list of orders (requirements: Admin orders). */
export const adminOrderList = adminList({
  path: '/admin/orders',
  filters: z.object({
    keyword: keywordFilter,
    status: z.catch(z.enum([...orderStatuses, '']), ''),
    wilaya: z.catch(z.enum([...wilayas, '']), ''),
    city: keywordFilter,
    delivery: z.catch(z.enum([...deliveryKinds, '']), ''),
    payment: z.catch(z.enum(['paid', 'unpaid', 'owed', '']), ''),
    product: z.catch(id, ''),
    offer: z.catch(id, ''),
    review: z.catch(z.enum(['held', '']), ''),
    parcel: z.catch(z.enum(['some', 'none', 'untold', '']), ''),
    returned: z.catch(z.enum(['some', 'expected', '']), ''),
    invoice: z.catch(z.enum(['none', '']), ''),
    startDate: dayFilter,
    endDate: dayFilter,
  }),
  sorting: z.object({ sort: z.catch(z.enum(orderSorts), 'createdAt'), order: sortOrder }),
});

export type AdminOrderListState = ReturnType<typeof adminOrderList.read>;

const words = adminOrdersWords.list.filters;
const parcels = { ...words.parcels, untold: adminPhoneOrderWords.courierToTell.filter };
const statuses = orderStatuses.map((status) => [status, orderWords.status[status]]);
const places = wilayas.map((wilaya) => [wilaya, wilayaName(wilaya)]);

/** The filters of the orders. A select applies all values at once; the other fields wait for the button. */
export function orderFilters(keywordPlaceholder: string): FiltersOf<typeof adminOrderList> {
  return {
    label: words.label,
    fields: [
      { keyword: words.keyword, placeholder: keywordPlaceholder },
      {
        name: 'status',
        place: 'beside',
        label: words.status,
        options: { '': words.allStatuses, ...Object.fromEntries(statuses) },
      },
      { name: 'payment', place: 'folded', label: words.payment, options: words.payments },
      { name: 'delivery', place: 'folded', label: words.delivery, options: words.deliveries },
      { name: 'review', place: 'folded', label: words.review, options: words.reviews },
      { name: 'parcel', place: 'folded', label: words.parcel, options: parcels },
      { name: 'returned', place: 'folded', label: words.returned, options: words.returns },
      { name: 'invoice', place: 'folded', label: words.invoice, options: words.invoices },
      {
        name: 'wilaya',
        place: 'folded',
        label: words.wilaya,
        options: { '': words.allWilayas, ...Object.fromEntries(places) },
      },
      { name: 'city', place: 'folded', label: words.city },
      { days: words, place: 'beside' },
    ],
    apply: words.apply,
  };
}
