import * as z from 'zod/mini';
import { adminList, dayFilter } from '../list/admin-list.ts';

/** The kinds of `measureKeys`, without the contract. */
const kinds = ['person', 'day', 'wilaya'] as const;

/** The choices of the measures, all in the URL (requirements: Board). */
export const boardList = adminList({
  path: '/admin/confirmation/board',
  filters: z.object({ by: z.catch(z.enum(kinds), 'person'), startDate: dayFilter, endDate: dayFilter }),
  sorting: z.object({}),
});
