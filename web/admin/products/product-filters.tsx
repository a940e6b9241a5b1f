import { stockFilters } from '../../../shared/catalog/admin-products.ts';
import { joinChoices } from '../../../shared/contract/list-query.ts';
import { productListWords } from '../../words/admin-product-list-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import type { FiltersOf } from '../kit/list-filters.tsx';
import { type adminProductList, adminProductSorts, pageSizes } from './admin-product-list.ts';
import { categoryOption, type NestedCategory } from './nested-categories.tsx';

const { filters: words, sorts } = adminProductsWords.list;
const stocks = stockFilters.map((stock) => [stock, words.stocks[stock]]);

type Choices = { categories: NestedCategory[]; brands: string[] };

/** The fields that say which products, whatever their state. */
export function placeFields({ categories, brands }: Choices) {
  return [
    { keyword: words.keyword, placeholder: words.keywordPlaceholder },
    {
      name: 'category' as const,
      place: 'beside' as const,
      label: words.category,
      options: { '': words.allCategories, ...Object.fromEntries(categories.map(categoryOption)) },
    },
    {
      name: 'brand' as const,
      place: 'folded' as const,
      label: productListWords.brand,
      options: Object.fromEntries([
        ['', productListWords.allBrands],
        ...brands.map((brand) => [joinChoices([brand]), brand] as const),
      ]),
    },
  ];
}

/** The filters and the sort of the products. Selects take effect at once, together with the keyword. */
export function productFilters({
  seesCost,
  ...choices
}: Choices & { seesCost: boolean }): FiltersOf<typeof adminProductList> {
  return {
    label: words.label,
    fields: [
      ...placeFields(choices),
      {
        name: 'stock',
        place: 'beside',
        label: words.stock,
        options: { '': words.anyStock, ...Object.fromEntries(stocks) },
      },
      {
        name: 'state',
        place: 'folded',
        label: productListWords.visibility,
        options: productListWords.states,
      },
      ...(seesCost
        ? [
            {
              name: 'cost' as const,
              place: 'folded' as const,
              label: productListWords.costPrice,
              options: productListWords.costs,
            },
          ]
        : []),
      {
        name: 'sort',
        place: 'beside',
        label: words.sort,
        options: Object.fromEntries(adminProductSorts.map((sort) => [sort, sorts[sort]])),
      },
      {
        name: 'limit',
        place: 'folded',
        label: productListWords.perPage,
        options: Object.fromEntries(pageSizes.map((size) => [size, size])),
      },
    ],
    apply: words.apply,
  };
}
