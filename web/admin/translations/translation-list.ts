import * as z from 'zod/mini';
import { textStates } from '../../../shared/catalog/product-form.ts';
import { languages } from '../../../shared/values/languages.ts';
import { adminList } from '../list/admin-list.ts';

const [, ...filteredStates] = textStates;

/** The states by which the list is filtered. */
export { filteredStates };

/** The list of products without an up-to-date translation (requirements: Translations). */
export const translationList = adminList({
  path: '/admin/translations',
  filters: z.object({
    language: z.catch(z.enum([...languages, '']), ''),
    state: z.catch(z.enum([...filteredStates, '']), ''),
  }),
  sorting: z.object({}),
});
