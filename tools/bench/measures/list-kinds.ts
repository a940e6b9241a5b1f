import type { Category } from '../../../shared/catalog/catalog.ts';
import { shopSorts } from '../../../shared/contract/list-query.ts';

/** One kind of list with some queries of it, the same in shops of every size. */
export type ListKind = {
  name: string;
  queries: Record<string, string>[];
  /** Whether to request the facets instead of the list. */
  isFacets?: true;
  /** The lowest price, which rises in each round, so that nothing is remembered for it. */
  newMinPrice?: number;
};

/**
 * Every kind of list that a shopper can request, and the facets beside it. Categories are sorted by name, because their
 * ids differ between shops.
 */
export function listKinds(categories: Category[], products: number): ListKind[] {
  return [
    { name: 'newest, page 1', queries: [{}] },
    { name: 'the last page', queries: [{ pageNumber: String(Math.floor(products / 12)) }] },
    { name: 'a main category', queries: inMainCategories(categories) },
    { name: 'a leaf category', queries: inLeafCategories(categories) },
    { name: 'a price range', queries: priceRanges },
    ...otherSorts.map((sort) => ({ name: `sorted by ${sort}`, queries: [{ sort }] })),
    { name: 'a common word', queries: bySearch('vitamin', 'cream', 'gel', 'baby') },
    { name: 'a rare word', queries: bySearch('oximeter', 'nebulizer', 'infrared') },
    { name: 'two words', queries: bySearch('vitamin c', 'hand cream') },
    { name: 'a misspelled word', queries: bySearch('vitamne', 'creem') },
    { name: 'in stock', queries: [{ inStock: 'true' }, { inStock: 'true', sort: 'price-low' }] },
    { name: 'on offer', queries: [{ onOffer: 'true' }] },
    { name: 'three brands', queries: [threeBrands] },
    {
      name: 'families',
      queries: [grouped, { ...grouped, sort: 'price-low' }, { ...grouped, ...threeBrands }],
    },
    {
      name: 'families of a category',
      queries: inMainCategories(categories).map((query) => ({ ...query, ...grouped })),
    },
    {
      name: 'families, a common word',
      queries: bySearch('vitamin', 'cream').map((query) => ({ ...query, ...grouped })),
    },
    {
      name: 'families above a new price',
      newMinPrice: 200,
      queries: [grouped, { ...grouped, sort: 'price-low' }, { ...grouped, ...threeBrands }],
    },
    {
      name: 'families, a common word above a new price',
      newMinPrice: 200,
      queries: bySearch('vitamin', 'cream', 'baby').flatMap((query) =>
        ['best-match', 'price-low', 'unit-price'].map((sort) => ({ ...query, ...grouped, sort })),
      ),
    },
    {
      name: 'facets',
      isFacets: true,
      queries: [{}, grouped, { ...grouped, ...threeBrands, inStock: 'true' }],
    },
    { name: 'facets of a category', isFacets: true, queries: inMainCategories(categories) },
    { name: 'facets, a common word', isFacets: true, queries: bySearch('vitamin', 'cream') },
    { name: 'facets above a new price', isFacets: true, newMinPrice: 200, queries: [{}, grouped] },
    {
      name: 'facets, a common word above a new price',
      isFacets: true,
      newMinPrice: 200,
      queries: bySearch('vitamin', 'cream').flatMap((query) => [query, { ...query, ...grouped }]),
    },
  ];
}

const grouped = { group: 'family' };

const threeBrands = { brand: 'Vitanoor,Zahrelle,Razelio' };

const otherSorts = shopSorts.filter((sort) => sort !== 'newest');

const priceRanges: ListKind['queries'] = [
  { minPrice: '500', maxPrice: '1500' },
  { minPrice: '2000', maxPrice: '3000' },
  { maxPrice: '800' },
  { minPrice: '5000' },
];

export function inMainCategories(categories: Category[]) {
  return byCategory(categories.filter(({ parentCategory }) => !parentCategory));
}

export function inLeafCategories(categories: Category[]) {
  const parents = new Set(categories.map(({ parentCategory }) => parentCategory));
  return byCategory(categories.filter(({ _id }) => !parents.has(_id)));
}

function byCategory(categories: Category[]) {
  return categories.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ _id }) => ({ category: _id }));
}

export function bySearch(...terms: string[]) {
  return terms.map((keyword) => ({ keyword }));
}
