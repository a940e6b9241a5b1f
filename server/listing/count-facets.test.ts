import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CatalogColumns, isSoldOut } from './catalog-columns.ts';
import { CatalogCopy } from './catalog-copy.ts';
import { CatalogSnapshot } from './catalog-snapshot.ts';
import { countersOf } from './count-facets.ts';
import { listFacets } from './list-facets.ts';
import type { ListingFilter } from './listing-filter.ts';

/** The values of a product: its family, its price in dinars, its category below one of two main ones, and others. */
const aProduct = fc.record({
  family: fc.option(fc.nat(60)),
  dinars: fc.integer({ min: 1, max: 80 }),
  leaf: fc.integer({ min: 3, max: 8 }),
  brand: fc.constantFrom('', 'Vita', 'VITA', 'Noor'),
  visible: fc.boolean(),
  on_offer: fc.boolean(),
  isSoldOut: fc.boolean(),
  needs: fc.subarray([0, 1, 2]),
});

const aCatalog = fc.array(aProduct, { minLength: 1, maxLength: 300, size: 'max' });

const aFilter: fc.Arbitrary<ListingFilter> = fc.record(
  {
    includeHidden: fc.boolean(),
    minCentimes: fc.integer({ min: 0, max: 9_000 }),
    maxCentimes: fc.integer({ min: 0, max: 9_000 }),
    category: fc.constantFrom({ level: 0, number: 1 }, { level: 1, number: 4 }),
    brands: fc.constantFrom(['Vita'], ['Noor', 'vita'], ['unknown']),
    needs: fc.constantFrom(['need-0'], ['need-1', 'need-2']),
    inStock: fc.constant(true),
    onOffer: fc.constant(true),
  },
  { requiredKeys: ['includeHidden'] },
);

type Product = typeof aProduct extends fc.Arbitrary<infer Value> ? Value : never;

async function aCopy(products: Product[]) {
  const columns = new CatalogColumns();
  for (const [index, { family, dinars, leaf, brand, visible, on_offer }] of products.entries()) {
    const categories = { category_1: 1 + (leaf % 2), category_2: leaf, category_3: null };
    const order = { number: index + 1, created: index, name_hash: index };
    const price = { price: dinars * 100, unit_price: null, on_offer };
    columns.write({ ...order, ...price, ...categories, family, brand, visible });
  }
  const numbers = Int32Array.from(products.keys(), (index) => index + 1);
  await columns.sort({ en: numbers, fr: numbers, ar: numbers }, () => undefined);
  const needs = [0, 1, 2].map((need) => ({
    ...{ slug: `need-${need}`, is_active: need !== 2, names: { en: '', fr: '', ar: '' } },
    products: numbers.filter((number) => products[number - 1]?.needs.includes(need)),
  }));
  // It reads no database, because its listings are here already.
  return Object.assign(new CatalogCopy({} as never), { version: 1, columns, needs });
}

/** Marks as sold out the products of which this is true. */
function sellOut(copy: CatalogCopy, products: Product[], isSold: (product: Product) => boolean) {
  const { flags } = copy.columns;
  for (const [row, product] of products.entries()) {
    flags[row] = ((flags[row] as number) & ~isSoldOut) | (isSold(product) ? isSoldOut : 0);
  }
  copy.soldOutEdition++;
}

type Listing = { filter: ListingFilter; group: 'family' | undefined };

async function expectSameFacets(snapshot: CatalogSnapshot, copy: CatalogCopy, { filter, group }: Listing) {
  const { inStock, onOffer, brands: brand, needs: need } = filter;
  const category = filter.category && String(filter.category.number);
  const query = { inStock, onOffer, brand, need, group, category };
  const found = await listFacets(snapshot, copy, { query, filter });
  const counters = countersOf(copy, { filter, isGrouped: group === 'family' });
  const countsOf = (facet: Exclude<keyof typeof counters, 'prices'>) => [...counters[facet]().inPart(0)];
  expect([found.count]).toEqual(countsOf('all'));
  expect([found.inStock]).toEqual(countsOf('inStock'));
  expect([found.onOffer]).toEqual(countsOf('onOffer'));
  expect([...found.categories]).toEqual(countsOf('categories'));
  expect(found.prices).toEqual(counters.prices());
  const ofBrands = new Map(found.brands.map(({ name, count }) => [name, count]));
  const names = copy.columns.brandNames;
  expect(names.map((name) => ofBrands.get(name) ?? 0)).toEqual(countsOf('brands'));
  const needs = countsOf('needs').filter((_, place) => copy.needs[place]?.is_active || filter.includeHidden);
  expect(found.needs.map(({ count }) => count)).toEqual(needs);
}

test('facets counted from those at the nearest price steps are the same as if all rows were counted', async () => {
  const someFilters = fc.array(aFilter, { minLength: 1, maxLength: 5 });
  const property = fc.asyncProperty(aCatalog, someFilters, async (products, filters) => {
    const copy = await aCopy(products);
    const snapshot = new CatalogSnapshot(1);
    for (const isSold of [(product: Product) => product.isSoldOut, () => false]) {
      sellOut(copy, products, isSold);
      for (const filter of filters) {
        await expectSameFacets(snapshot, copy, { filter, group: undefined });
        await expectSameFacets(snapshot, copy, { filter, group: 'family' });
      }
    }
  });
  await fc.assert(property, { numRuns: 60 });
});

test('a new price limit counts few products again, and its counts begin at one of a few steps', async () => {
  const products = fc.sample(aProduct, 3_200).map((product, index) => ({ ...product, dinars: 1 + index }));
  const { priceSteps } = (await aCopy(products)).columns;
  const parts = new Set<number | undefined>();
  for (let centimes = 100; centimes < 330_000; centimes += 70) {
    const ofMin = priceSteps.nearest({ minCentimes: centimes });
    const ofMax = priceSteps.nearest({ maxCentimes: centimes });
    expect(ofMin?.rows().length).toBeLessThanOrEqual(16);
    expect(ofMax?.rows().length).toBeLessThanOrEqual(16);
    parts.add(ofMin?.part);
  }
  expect(parts.size).toBe(101);
});

test('products of the same price are never between a limit and its step', async () => {
  const products = fc.sample(aProduct, 3_200).map((product, index) => ({
    ...product,
    // 1,000 products of one price, 61 of another, and the others have their own.
    dinars: index < 1_000 ? 500 : Math.max(2_060, 1_000 + index),
  }));
  const { priceSteps } = (await aCopy(products)).columns;
  for (const dinars of [499, 500, 501, 2_059, 2_060, 2_061, 2_075]) {
    const centimes = dinars * 100;
    expect(priceSteps.nearest({ minCentimes: centimes })?.rows().length).toBeLessThanOrEqual(16);
    expect(priceSteps.nearest({ maxCentimes: centimes })?.rows().length).toBeLessThanOrEqual(16);
  }
});

test('facets are remembered for all price steps; only products between a limit and its step are counted', async () => {
  const products = fc.sample(aProduct, 320).map((product, index) => ({ ...product, dinars: 1 + index }));
  const copy = await aCopy(products);
  const snapshot = new CatalogSnapshot(1);
  const filters = [1_500, 10_200, 10_300, 31_900].map((minCentimes) => ({
    includeHidden: true,
    minCentimes,
  }));
  const lists = filters.map((filter) => listFacets(snapshot, copy, { query: {}, filter }));
  expect((await Promise.all(lists)).map(({ count }) => count)).toEqual([306, 219, 218, 2]);
  // Wrong prices elsewhere change nothing.
  copy.columns.price.fill(1, 205);
  for (const [minCentimes, count] of [
    [10_150, 219],
    [2_050, 300],
    [5_050, 270],
  ] as const) {
    const filter = { includeHidden: true, minCentimes };
    expect((await listFacets(snapshot, copy, { query: {}, filter })).count).toBe(count);
  }
});
