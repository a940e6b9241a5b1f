import * as z from 'zod/mini';
import { customerSorts } from '../../../shared/customers.ts';
import { adminList, dayFilter, keywordFilter, sortOrder } from '../list/admin-list.ts';

/** The list of customers (requirements: Customers). */
export const customerList = adminList({
  path: '/admin/customers',
  filters: z.object({ keyword: keywordFilter, startDate: dayFilter, endDate: dayFilter }),
  sorting: z.object({ sort: z.catch(z.enum(customerSorts), 'lastOrder'), order: sortOrder }),
});

export type CustomerListState = ReturnType<typeof customerList.read>;
