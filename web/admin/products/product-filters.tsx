import { stockFilters } from '../../../shared/catalog/admin-products.ts';
import { joinChoices } from '../../../shared/contract/list-query.ts';
import { productListWords } from '../../words/admin-product-list-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import type { FiltersOf } from '../kit/list-filters.tsx';
import {
  type AdminProductListState,
  adminProductList,
  adminProductSorts,
  pageSizes,
} from './admin-product-list.ts';
import { CategoryOptions, type NestedCategory } from './nested-categories.tsx';

const { filters: words, sorts } = adminProductsWords.list;
const stocks = stockFilters.map((stock) => [stock, words.stocks[stock]]);

/** The filters and the sort of the products. Selects take effect at once, together with the keyword. */
export function productFilters(
  state: AdminProductListState,
  { categories, brands }: { categories: NestedCategory[]; brands: string[] },
): FiltersOf<typeof adminProductList> {
  return {
    label: words.label,
    columns: 'grid-cols-2 max-md:*:first:col-span-full max-md:*:last:col-span-full md:grid-cols-4',
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
      {
        name: 'brand',
        label: productListWords.brand,
        options: Object.fromEntries([
          ['', productListWords.allBrands],
          ...brands.map((brand) => [joinChoices([brand]), brand] as const),
        ]),
      },
      { name: 'stock', label: words.stock, options: { '': words.anyStock, ...Object.fromEntries(stocks) } },
      { name: 'state', label: productListWords.visibility, options: productListWords.states },
      {
        name: 'sort',
        label: words.sort,
        options: Object.fromEntries(adminProductSorts.map((sort) => [sort, sorts[sort]])),
      },
      {
        name: 'limit',
        label: productListWords.perPage,
        options: Object.fromEntries(pageSizes.map((size) => [size, size])),
      },
    ],
    apply: words.apply,
    clears: adminProductList.isFiltered(state),
  };
}
