import * as z from 'zod/mini';
import { reviewStates } from '../../../shared/reviews/reviews.ts';
import { adminList, keywordFilter } from '../list/admin-list.ts';

/** The list of reviews (requirements: Reviews). */
export const reviewList = adminList({
  path: '/admin/reviews',
  filters: z.object({ state: z.catch(z.enum(['', ...reviewStates]), ''), keyword: keywordFilter }),
  sorting: z.object({}),
});
