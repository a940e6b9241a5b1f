import * as z from 'zod/mini';
import { textLanguages } from '../../../shared/languages.ts';
import { textStates } from '../../../shared/product-form.ts';
import { adminList } from '../list/admin-list.ts';

const [, ...filteredStates] = textStates;

/** The states by which the list is filtered. */
export { filteredStates };

/** The list of products without an up-to-date translation (requirements: Translations). */
export const translationList = adminList({
  path: '/admin/translations',
  filters: z.object({
    language: z.catch(z.enum([...textLanguages, '']), ''),
    state: z.catch(z.enum([...filteredStates, '']), ''),
  }),
  sorting: z.object({}),
});
