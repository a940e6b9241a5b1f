import { stockFilters } from '../../../shared/catalog/admin-products.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import type { FiltersOf } from '../kit/list-filters.tsx';
import { type AdminProductListState, adminProductList, adminProductSorts } from './admin-product-list.ts';
import { CategoryOptions, type NestedCategory } from './nested-categories.tsx';

const { filters: words, sorts } = adminProductsWords.list;
const stocks = stockFilters.map((stock) => [stock, words.stocks[stock]]);

/** The filters and the sort of the products. Selects take effect at once, together with the keyword. */
export function productFilters(
  state: AdminProductListState,
  categories: NestedCategory[],
): FiltersOf<typeof adminProductList> {
  return {
    label: words.label,
    columns:
      'grid-cols-2 max-xl:*:first:col-span-full md:grid-cols-[1fr_1fr_1fr_auto] xl:grid-cols-[minmax(10rem,1fr)_11rem_8.5rem_11.5rem_auto]',
    fields: [
      { keyword: words.keyword, placeholder: words.keywordPlaceholder },
      {
        name: 'category',
        label: words.category,
        options: (
          <>
            <option value="">{words.allCategories}</option>
            <CategoryOptions categories={categories} />
          </>
        ),
      },
      { name: 'stock', label: words.stock, options: { '': words.anyStock, ...Object.fromEntries(stocks) } },
      {
        name: 'sort',
        label: words.sort,
        options: Object.fromEntries(adminProductSorts.map((sort) => [sort, sorts[sort]])),
      },
    ],
    apply: words.apply,
    clears: adminProductList.isFiltered(state),
  };
}
