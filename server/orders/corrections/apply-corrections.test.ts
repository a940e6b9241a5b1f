import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grantDiscounts, toGrantedRows } from './apply-corrections.ts';

const line = (priceCentimes: number, quantity: number) => ({
  productId: 'cream',
  size: undefined,
  priceCentimes,
  quantity,
});

const someLines = fc.array(
  fc.record({
    line: fc.record({
      productId: fc.constantFrom('cream', 'soap', 'oil'),
      size: fc.constantFrom(undefined, 'S', 'M'),
      priceCentimes: fc.integer({ min: 0, max: 5_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    offered: fc.integer({ min: 0, max: 100 }),
  }),
  { minLength: 1, maxLength: 8 },
);

test('a granted discount falls whole on the lines, never below nothing, and one centime above what is left is refused', () => {
  fc.assert(
    fc.property(someLines, fc.nat({ max: 100 }), (parts, percent) => {
      const lines = parts.map(({ line }) => line);
      const totals = lines.map(({ priceCentimes, quantity }) => priceCentimes * quantity);
      const byLine = totals.map((total, place) => Math.floor((total * (parts[place]?.offered ?? 0)) / 100));
      const left = totals.reduce((sum, total, place) => sum + total - (byLine[place] ?? 0), 0);
      const before = byLine.reduce((sum, part) => sum + part, 0);
      const discountCentimes = Math.floor((left * percent) / 100);
      const grant = (discountCentimes: number, parts: number[]) =>
        grantDiscounts({
          ...{ lines, byLine: parts, shippingCentimes: 60_000 },
          granted: { discountCentimes, freeDelivery: true },
        });
      const refusedParts = [...byLine];
      expect(grant(left + 1, refusedParts)).toMatchObject({ centimes: 0, problem: { status: 400 } });
      expect(refusedParts).toEqual(byLine);
      expect(grant(discountCentimes, byLine)).toEqual({
        centimes: discountCentimes,
        shippingCentimes: 60_000,
      });
      expect(byLine.reduce((sum, part) => sum + part, 0)).toBe(before + discountCentimes);
      for (const [place, part] of byLine.entries()) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(totals[place] ?? 0);
      }
    }),
  );
});

test('free delivery takes off what is left of its price, and nothing is no discount', () => {
  const granted = { discountCentimes: 0, freeDelivery: true };
  const free = grantDiscounts({ lines: [line(100, 1)], byLine: [0], shippingCentimes: 40_000, granted });
  expect(toGrantedRows(free, 'fr')).toEqual([
    { promotion_id: null, code: null, name: 'Livraison offerte', centimes: 0, shipping_centimes: 40_000 },
  ]);
  const nothing = grantDiscounts({ lines: [line(100, 1)], byLine: [0], shippingCentimes: 0, granted });
  expect(toGrantedRows(nothing, 'ar')).toEqual([]);
});
