import * as z from 'zod/mini';
import { searchPeriods } from '../../../shared/search/admin-search.ts';
import { languages } from '../../../shared/values/languages.ts';
import { adminList, keywordFilter } from '../list/admin-list.ts';

/** The list of what shoppers searched (requirements: Searches). `few` chooses the tab, so it is no filter. */
export const searchList = adminList({
  path: '/admin/search',
  filters: z.object({
    keyword: keywordFilter,
    language: z.catch(z.enum([...languages, '']), ''),
  }),
  sorting: z.object({
    days: z.catch(z.enum(searchPeriods), '30'),
    few: z.catch(z.enum(['true', '']), ''),
  }),
});
