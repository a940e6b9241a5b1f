import * as z from 'zod/mini';
import { adminList, dayFilter } from '../list/admin-list.ts';

/** The kinds of `reportKinds`, without the contract. */
const kinds = [
  'day',
  'week',
  'month',
  'wilaya',
  'buyer',
  'customer',
  'source',
  'product',
  'category',
  'brand',
] as const;

/** The choices of a report, all in the URL (requirements: Reports). */
export const reportList = adminList({
  path: '/admin/reports',
  filters: z.object({ by: z.catch(z.enum(kinds), 'day'), startDate: dayFilter, endDate: dayFilter }),
  sorting: z.object({}),
});

export const quickOrderList = adminList({
  path: '/admin/reports/quick-orders',
  filters: z.object({
    by: z.catch(z.enum(['source', 'campaign', 'day']), 'source'),
    startDate: dayFilter,
    endDate: dayFilter,
  }),
  sorting: z.object({}),
});

export const tvaList = listOfDays('/admin/reports/tva');
export const offerReportList = listOfDays('/admin/reports/offers');

function listOfDays(path: string) {
  return adminList({
    path,
    filters: z.object({ startDate: dayFilter, endDate: dayFilter }),
    sorting: z.object({}),
  });
}
