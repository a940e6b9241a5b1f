import { plural } from './formats.ts';

/** Words of the suggestions below the search fields, loaded when a field is used. */
export const suggestionWords = {
  list: 'Suggestions',
  terms: 'Searches',
  categories: 'Categories',
  brands: 'Brands',
  needs: 'Needs',
  products: 'Products',
  recent: 'Recent searches',
  remove: (term: string) => `Remove “${term}” from recent searches`,
  removeAll: 'Clear all',
  from: 'From',
  soldOut: 'Out of stock',
  count: (count: number) => plural(count, { one: '1 suggestion', other: `${count} suggestions` }),
  recentCount: (count: number) =>
    plural(count, { one: '1 recent search', other: `${count} recent searches` }),
};
