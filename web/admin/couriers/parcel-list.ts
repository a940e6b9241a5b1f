import * as z from 'zod/mini';
import { idPattern } from '../../../shared/ids.ts';
import { adminList, keywordFilter } from '../list/admin-list.ts';

/** The lists of `parcelLists`, without the contract. */
const lists = ['waiting', 'moving', 'attention'] as const;

/** The list of parcels (requirements: Parcels). */
export const parcelList = adminList({
  path: '/admin/couriers/parcels',
  filters: z.object({
    keyword: keywordFilter,
    show: z.catch(z.enum([...lists, '']), ''),
    courier: z.catch(z.union([z.string().check(z.regex(idPattern)), z.literal('')]), ''),
  }),
  sorting: z.object({}),
});
