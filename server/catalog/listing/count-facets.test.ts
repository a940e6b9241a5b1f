import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CatalogColumns, isSoldOut } from './catalog-columns.ts';
import { CatalogCopy } from './catalog-copy.ts';
import { CatalogSnapshot } from './catalog-snapshot.ts';
import { countersOf } from './count-facets.ts';
import { listFacets } from './list-facets.ts';
import type { ListingFilter } from './listing-filter.ts';
import { atSteps } from './price-steps.ts';

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

const aCatalogue = fc.array(aProduct, { minLength: 1, maxLength: 300, size: 'max' });

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

async function aCopy(products: (typeof aProduct extends fc.Arbitrary<infer Product> ? Product : never)[]) {
  const columns = new CatalogColumns();
  for (const [index, { family, dinars, leaf, brand, visible, on_offer }] of products.entries()) {
    columns.write({
      ...{
        number: index + 1,
        family,
        price: dinars * 100,
        unit_price: null,
        created: index,
        name_hash: index,
      },
      ...{ category_1: 1 + (leaf % 2), category_2: leaf, category_3: null, brand, visible, on_offer },
    });
  }
  const numbers = Int32Array.from(products.keys(), (index) => index + 1);
  await columns.sort({ en: numbers, fr: numbers, ar: numbers }, () => undefined);
  for (const [row, product] of products.entries()) {
    if (product.isSoldOut) columns.flags[row] = (columns.flags[row] as number) | isSoldOut;
  }
  const copy = new CatalogCopy({} as never);
  const needs = [0, 1, 2].map((need) => ({
    ...{ slug: `need-${need}`, is_active: need !== 2, names: { en: '', fr: '', ar: '' } },
    products: numbers.filter((number) => products[number - 1]?.needs.includes(need)),
  }));
  return Object.assign(copy, { version: 1, columns, needs });
}

test('facets counted from those at the nearest price steps are the same as if all rows were counted', async () => {
  await fc.assert(
    fc.asyncProperty(
      aCatalogue,
      fc.array(aFilter, { minLength: 1, maxLength: 5 }),
      async (products, filters) => {
        const copy = await aCopy(products);
        const snapshot = new CatalogSnapshot(1);
        for (const group of [undefined, 'family'] as const) {
          for (const filter of filters) {
            const { inStock, onOffer, brands: brand, needs: need, category } = filter;
            const query = {
              inStock,
              onOffer,
              brand,
              need,
              group,
              category: category && String(category.number),
            };
            const found = await listFacets(snapshot, copy, { query, filter });
            const counters = countersOf(copy, { filter, isGrouped: group === 'family' });
            expect(found.count).toBe(counters.all());
            expect(found.inStock).toBe(counters.inStock());
            expect(found.onOffer).toBe(counters.onOffer());
            expect(found.categories).toEqual(counters.categories());
            expect(found.prices).toEqual(counters.prices());
            const ofBrands = new Map(found.brands.map(({ name, count }) => [name, count]));
            for (const [number, count] of counters.brands().entries()) {
              expect(ofBrands.get(copy.columns.brandNames[number] as string) ?? 0).toBe(count);
            }
            const shown = copy.needs
              .map((_, place) => place)
              .filter((place) => place !== 2 || filter.includeHidden);
            expect(found.needs.map(({ count }) => count)).toEqual(
              shown.map((place) => counters.needs()[place]),
            );
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a new price limit counts few products again, and its counts begin at one of a few steps', async () => {
  const products = fc.sample(aProduct, 3_200).map((product, index) => ({ ...product, dinars: 1 + index }));
  const { columns } = await aCopy(products);
  const steps = new Set<number | undefined>();
  for (let centimes = 0; centimes < 330_000; centimes += 70) {
    const lowest = atSteps(columns, { minCentimes: centimes });
    const highest = atSteps(columns, { maxCentimes: centimes });
    expect(lowest.rows.length).toBeLessThanOrEqual(51);
    expect(highest.rows.length).toBeLessThanOrEqual(51);
    steps.add(lowest.limits.minCentimes).add(highest.limits.maxCentimes);
  }
  expect(steps.size).toBeLessThanOrEqual(2 * 33);
});
