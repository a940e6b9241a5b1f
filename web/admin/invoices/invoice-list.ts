import * as z from 'zod/mini';
import { adminList, dayFilter, keywordFilter } from '../list/admin-list.ts';

/** The kinds of `invoiceKinds`, without the contract. */
const kinds = ['invoice', 'cancellation', 'credit'] as const;

/** The list of invoices (requirements: Lawful invoices). */
export const invoiceList = adminList({
  path: '/admin/invoices',
  filters: z.object({
    keyword: keywordFilter,
    kind: z.catch(z.enum([...kinds, '']), ''),
    startDate: dayFilter,
    endDate: dayFilter,
  }),
  sorting: z.object({}),
});
