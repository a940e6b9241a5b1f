import type { ProductSort } from '../../../shared/product-sorts.ts';

/** The back office's sorts, in the order of the menu (requirements: Admin products). */
export const adminProductSorts = [
  'newest',
  'oldest',
  'price-low',
  'price-high',
  'name',
  'stock',
] as const satisfies ProductSort[];

/** What the list of products shows, all of it held by its URL; '' filters nothing. */
export type AdminProductList = {
  keyword: string;
  /** A category's id; what lies below it is shown too. */
  category: string;
  sort: (typeof adminProductSorts)[number];
  page: number;
};

export const productListPath = '/admin/products';

export const noFilters = { keyword: '', category: '' };

const usual = { sort: 'newest', page: 1 } as const;
const lastPage = 1_000_000;
const longestCategory = 100;

/** Reads what the list's URL asks for; what it cannot mean counts as absent. */
export function readAdminProductList(query: URLSearchParams): AdminProductList {
  const text = (name: string) => (query.get(name) ?? '').trim();
  const page = Number(query.get('page') ?? '1');
  return {
    keyword: text('keyword'),
    category: text('category').slice(0, longestCategory),
    sort: adminProductSorts.find((sort) => sort === query.get('sort')) ?? usual.sort,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : usual.page,
  };
}

/** The list's address, without what is as usual. */
export function adminProductListUrl(list: AdminProductList) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(list)) {
    if (value !== '' && value !== usual[name as keyof typeof usual]) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${productListPath}?${text}` : productListPath;
}

/** The list as the API is asked for it. */
export function adminProductQuery({ page, ...list }: AdminProductList) {
  return { ...list, pageNumber: page };
}

/** The list after a choice, on its first page. */
export function changeAdminProductList(
  list: AdminProductList,
  change: Partial<AdminProductList>,
): AdminProductList {
  return { ...list, page: usual.page, ...change };
}

export function isFiltered({ keyword, category }: AdminProductList) {
  return keyword !== '' || category !== '';
}
