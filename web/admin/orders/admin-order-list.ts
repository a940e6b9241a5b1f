import * as z from 'zod/mini';
import { deliveryKinds } from '../../../shared/delivery/delivery-price.ts';
import { wilayas } from '../../../shared/delivery/shipping-address.ts';
import { orderSorts, orderStatuses } from '../../../shared/orders/order-terms.ts';
import { adminList, dayFilter, keywordFilter, sortOrder } from '../list/admin-list.ts';

/** The list of orders (requirements: Admin orders). */
export const adminOrderList = adminList({
  path: '/admin/orders',
  filters: z.object({
    keyword: keywordFilter,
    status: z.catch(z.enum([...orderStatuses, '']), ''),
    wilaya: z.catch(z.enum([...wilayas, '']), ''),
    delivery: z.catch(z.enum([...deliveryKinds, '']), ''),
    payment: z.catch(z.enum(['paid', 'unpaid', '']), ''),
    review: z.catch(z.enum(['held', '']), ''),
    startDate: dayFilter,
    endDate: dayFilter,
  }),
  sorting: z.object({ sort: z.catch(z.enum(orderSorts), 'createdAt'), order: sortOrder }),
});

export type AdminOrderListState = ReturnType<typeof adminOrderList.read>;
