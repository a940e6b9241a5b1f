import { type Category, shopSorts } from '../../shared/catalog.ts';

/** One kind of list, as some queries of it; the same for every number of products. */
export type ListKind = { name: string; queries: Record<string, string>[] };

/** Every kind of list that a shopper can ask for. Categories have different ids in every shop, so they go by name. */
export function listKinds(categories: Category[], products: number): ListKind[] {
  const byCategory = (chosen: Category[]) => chosen.map(({ _id }) => ({ category: _id }));
  const bySearch = (...terms: string[]) => terms.map((keyword) => ({ keyword }));
  const parents = new Set(categories.map(({ parentCategory }) => parentCategory));
  const sorted = categories.toSorted((a, b) => a.name.localeCompare(b.name));
  return [
    { name: 'newest, page 1', queries: [{}] },
    { name: 'the last page', queries: [{ pageNumber: String(Math.floor(products / 12)) }] },
    { name: 'a main category', queries: byCategory(sorted.filter((one) => !one.parentCategory)) },
    { name: 'a leaf category', queries: byCategory(sorted.filter((one) => !parents.has(one._id))) },
    { name: 'a price range', queries: priceRanges },
    ...otherSorts.map((sort) => ({ name: `sorted by ${sort}`, queries: [{ sort }] })),
    { name: 'a common word', queries: bySearch('vitamin', 'cream', 'gel', 'baby') },
    { name: 'a rare word', queries: bySearch('oximeter', 'nebulizer', 'tweezers') },
    { name: 'two words', queries: bySearch('vitamin c', 'hand cream') },
    { name: 'a misspelt word', queries: bySearch('vitamne', 'creem') },
  ];
}

const otherSorts = shopSorts.filter((sort) => sort !== 'newest');

const priceRanges: ListKind['queries'] = [
  { minPrice: '500', maxPrice: '1500' },
  { minPrice: '2000', maxPrice: '3000' },
  { maxPrice: '800' },
  { minPrice: '5000' },
];
