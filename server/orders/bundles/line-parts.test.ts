import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countByProduct, gramsOf, type LinePart, partsOf, tooFewFor, withShares } from './line-parts.ts';

type Products = Parameters<typeof partsOf>[1];
type Product = Products extends ReadonlyMap<string, infer One> ? One : never;

const aProduct = (values: Partial<Product> & { id: string }): Product => ({
  name: values.id,
  base_name: values.id,
  effective_price_centimes: 1000,
  stock: 10,
  cost_centimes: null,
  weight_grams: null,
  for_sale: true,
  parts: null,
  ...values,
});

const part = (productId: string, units: number) => ({ productId, units, size: null, isSold: true });

const inShop = (...products: Product[]): Products =>
  new Map(products.map((product) => [product.id, product]));

const aPart = fc.record({
  units: fc.integer({ min: 1, max: 99 }),
  shareCentimes: fc.integer({ min: 0, max: 1_000_000_000 * 99 }),
}) as fc.Arbitrary<LinePart>;

test('the shares of the parts add up to the price of the line, and none is negative', () => {
  fc.assert(
    fc.property(
      fc.array(aPart, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 10_000_000_000 }),
      (parts, centimes) => {
        const shares = withShares(parts, centimes).map(({ shareCentimes }) => shareCentimes);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(centimes);
        expect(shares.every((share) => share >= 0)).toBe(true);
        expect(withShares(withShares(parts, centimes), centimes).map((each) => each.shareCentimes)).toEqual(
          shares,
        );
      },
    ),
  );
});

test('a price is shared out by what the parts cost apart', () => {
  const products = inShop(
    aProduct({ id: 'cream', effective_price_centimes: 200_000 }),
    aProduct({ id: 'soap', effective_price_centimes: 50_000 }),
    aProduct({ id: 'routine', parts: [part('cream', 1), part('soap', 2)] }),
  );
  const parts = partsOf({ productId: 'routine' }, products);
  expect(withShares(parts, 100_001).map((each) => each.shareCentimes)).toEqual([66_667, 33_334]);
});

test('lines without a problem never take more than is in stock, in any order', () => {
  const stocks = fc.record({ p: fc.nat(12), q: fc.nat(12) });
  const line = fc.record({
    productId: fc.constantFrom('p', 'q', 'both', 'pair'),
    quantity: fc.integer({ min: 1, max: 6 }),
    isKept: fc.constant(false),
  });
  fc.assert(
    fc.property(stocks, fc.array(line, { minLength: 1, maxLength: 6 }), ({ p, q }, wanted) => {
      const products = inShop(
        aProduct({ id: 'p', stock: p }),
        aProduct({ id: 'q', stock: q }),
        aProduct({ id: 'both', parts: [part('p', 1), part('q', 2)] }),
        aProduct({ id: 'pair', parts: [part('p', 2)] }),
      );
      const lines = wanted.map((each) => ({ ...each, parts: partsOf(each, products) }));
      const refused = lines.map((each) => tooFewFor(each, lines, products));
      const units = countByProduct(lines);
      const fits = [...units].every(([id, count]) => count <= (products.get(id)?.stock ?? 0));
      expect(refused.every((left) => left === undefined)).toBe(fits);
    }),
  );
});

test('the weight of a bundle is its own, or that of its parts, or unknown', () => {
  const parts = [part('cream', 1), part('soap', 2)];
  const shop = (weight_grams: number | null, soap: number | null) =>
    inShop(
      aProduct({ id: 'routine', weight_grams }),
      aProduct({ id: 'cream', weight_grams: 100 }),
      aProduct({ id: 'soap', weight_grams: soap }),
    );
  const bundle = { productId: 'routine', parts };
  expect(gramsOf(bundle, shop(null, 50))).toBe(200);
  expect(gramsOf(bundle, shop(270, 50))).toBe(270);
  expect(gramsOf(bundle, shop(null, null))).toBeNull();
});
