import * as z from 'zod/mini';
import { customerSorts } from '../../../shared/customers.ts';
import { adminList, keywordFilter, sortOrder } from '../list/admin-list.ts';

/** The list of customers (requirements: Customers). */
export const customerList = adminList({
  path: '/admin/customers',
  filters: z.object({ keyword: keywordFilter }),
  sorting: z.object({ sort: z.catch(z.enum(customerSorts), 'lastOrder'), order: sortOrder }),
});

export type CustomerListState = ReturnType<typeof customerList.read>;
