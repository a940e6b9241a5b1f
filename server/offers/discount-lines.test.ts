import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiscountedLine, discountLines, type Offer } from './discount-lines.ts';

const none = () => ({
  products: new Set<string>(),
  categories: new Set<string>(),
  brands: new Set<string>(),
  needs: new Set<string>(),
});

const anOffer = (values: Partial<Offer> = {}): Offer => ({
  id: 'a',
  names: { en: 'Offer', fr: 'Offre', ar: 'عرض' },
  kind: 'quantity',
  firstDay: '2026-01-01',
  lastDay: '2026-12-31',
  isActive: true,
  percent: null,
  higher: null,
  amountCentimes: null,
  priceCentimes: null,
  minCentimes: 0,
  maxUses: null,
  maxPerPhone: null,
  firstOrderOnly: false,
  wilayas: [],
  included: null,
  excluded: none(),
  tiers: [],
  gift: null,
  ...values,
});

const aLine = (values: Partial<DiscountedLine> = {}): DiscountedLine => ({
  productId: 'cream',
  size: undefined,
  brand: 'Saha',
  categories: ['care'],
  needs: ['sun'],
  priceCentimes: 10_000,
  quantity: 1,
  ...values,
});

const set = (units: number, set_centimes: number) => ({ units, set_centimes, free_units: null });
const free = (units: number, free_units = 1) => ({ units, set_centimes: null, free_units });
const aCode = (values: Partial<Offer>) => ({
  offer: anOffer({ id: 'code', kind: 'code', ...values }),
  code: 'TEN',
  isCounted: false,
});

const discount = (lines: DiscountedLine[], automatic: Offer[], coded?: ReturnType<typeof aCode>) => {
  const found = discountLines({ lines, offers: { automatic, coded }, shippingCentimes: 60_000, wilaya: 31 });
  return { ...found, centimes: found.discounts.reduce((sum, { centimes }) => sum + centimes, 0) };
};

test.each([
  { tiers: [set(3, 10_000)], units: 3, price: 3_400, saved: 200 },
  { tiers: [set(3, 10_000)], units: 7, price: 3_400, saved: 400 },
  { tiers: [free(3)], units: 2, price: 3_400, saved: 0 },
  { tiers: [free(3)], units: 6, price: 3_400, saved: 6_800 },
  { tiers: [set(2, 6_000), set(3, 8_000)], units: 4, price: 3_400, saved: 2_200 },
  { tiers: [set(2, 6_000), set(3, 8_000)], units: 5, price: 3_400, saved: 3_000 },
  { tiers: [set(2, 9_000)], units: 2, price: 3_400, saved: 0 },
])('$units units of $price with $tiers save $saved', ({ tiers, units, price, saved }) => {
  expect(discount([aLine({ quantity: units, priceCentimes: price })], [anOffer({ tiers })]).centimes).toBe(
    saved,
  );
});

test('3 for 100.00 costs 100.00, also in two sizes', () => {
  const lines = [
    aLine({ size: 'S', priceCentimes: 3_334 }),
    aLine({ size: 'M', priceCentimes: 3_334, quantity: 2 }),
  ];
  const { byLine } = discount(lines, [anOffer({ tiers: [set(3, 10_000)] })]);
  expect(byLine.reduce((sum, part) => sum + part, 0)).toBe(2);
});

test('of several offers for a product the one that saves most is taken', () => {
  const offers = [anOffer({ id: 'a', tiers: [set(2, 19_000)] }), anOffer({ id: 'b', tiers: [free(2)] })];
  expect(discount([aLine({ quantity: 2 })], offers).discounts).toMatchObject([
    { offer: { id: 'b' }, centimes: 10_000 },
  ]);
});

test('a code takes its part of what remains after other offers', () => {
  const { discounts } = discount(
    [aLine({ quantity: 2 })],
    [anOffer({ tiers: [free(2)] })],
    aCode({ percent: 10 }),
  );
  expect(discounts).toMatchObject([{ centimes: 10_000 }, { centimes: 1_000, coded: { code: 'TEN' } }]);
});

test('a code of an amount takes at most what the lines cost, and one of 100 % all of it', () => {
  expect(discount([aLine()], [], aCode({ amountCentimes: 50_000 })).centimes).toBe(10_000);
  expect(discount([aLine()], [], aCode({ percent: 100 })).centimes).toBe(10_000);
});

test.each([
  { included: { ...none(), products: new Set(['cream']) }, saved: 1_000 },
  { included: { ...none(), categories: new Set(['care']) }, saved: 1_000 },
  { included: { ...none(), brands: new Set(['Saha']) }, saved: 1_000 },
  { included: { ...none(), brands: new Set(['Other']) }, saved: 0 },
  { included: { ...none(), needs: new Set(['sun']) }, saved: 1_000 },
  { excluded: { ...none(), needs: new Set(['sun']) }, saved: 0 },
  { excluded: { ...none(), categories: new Set(['care']) }, saved: 0 },
  {
    included: { ...none(), brands: new Set(['Saha']) },
    excluded: { ...none(), products: new Set(['cream']) },
    saved: 0,
  },
])('an offer is only for its targets without its exclusions: %j', ({ saved, ...targets }) => {
  const { centimes, codeProblem } = discount([aLine()], [], aCode({ percent: 10, ...targets }));
  expect(centimes).toBe(saved);
  expect(codeProblem?.code).toBe(saved === 0 ? 'code-not-for-these' : undefined);
});

test('a code below its least sum says how much is missing, and one of another wilaya says so', () => {
  expect(discount([aLine()], [], aCode({ percent: 10, minCentimes: 25_000 })).codeProblem).toMatchObject({
    code: 'code-minimum',
    values: { least: 250, missing: 150 },
  });
  expect(discount([aLine()], [], aCode({ percent: 10, wilayas: [16] })).codeProblem?.code).toBe(
    'code-not-in-wilaya',
  );
});

test('free delivery saves its price from its least sum on', () => {
  const offer = anOffer({ kind: 'delivery', minCentimes: 20_000 });
  expect(discount([aLine()], [offer]).discounts).toEqual([]);
  expect(discount([aLine({ quantity: 2 })], [offer]).discounts).toMatchObject([
    { centimes: 0, shippingCentimes: 60_000 },
  ]);
});

const line = fc.record({
  productId: fc.constantFrom('a', 'b', 'c'),
  size: fc.constantFrom(undefined, 'S', 'M'),
  brand: fc.constantFrom('', 'Saha'),
  categories: fc.constantFrom<string[]>([], ['care']),
  needs: fc.constantFrom<string[]>([], ['sun']),
  priceCentimes: fc.integer({ min: 1, max: 1_000_000_000_00 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const lines = fc.uniqueArray(line, {
  selector: ({ productId, size }) => `${productId} ${size}`,
  minLength: 1,
});
const tier = fc.oneof(
  fc.record({
    units: fc.integer({ min: 2, max: 9 }),
    set_centimes: fc.integer({ min: 1, max: 1_000_000 }),
    free_units: fc.constant(null),
  }),
  fc.record({
    units: fc.integer({ min: 2, max: 9 }),
    set_centimes: fc.constant(null),
    free_units: fc.constant(1),
  }),
);
const several = fc
  .array(fc.uniqueArray(tier, { selector: ({ units }) => units, maxLength: 3 }), { maxLength: 4 })
  .map((all) => all.map((tiers, index) => anOffer({ id: String(index), tiers })));
const coded = fc.option(
  fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => aCode({ percent })),
    fc.integer({ min: 1, max: 1_000_000_000 }).map((amountCentimes) => aCode({ amountCentimes })),
  ),
  { nil: undefined },
);
const sum = (parts: number[]) => parts.reduce((sum, part) => sum + part, 0);

test('the parts of the lines add up to the discounts, and no line costs less than nothing', () => {
  fc.assert(
    fc.property(lines, several, coded, (lines, offers, coded) => {
      const { byLine, discounts, centimes } = discount(lines, offers, coded);
      expect(sum(byLine)).toBe(centimes);
      for (const [place, part] of byLine.entries()) {
        const { priceCentimes = 0, quantity = 0 } = lines[place] ?? {};
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(priceCentimes * quantity);
      }
      expect(discounts.every((one) => one.centimes > 0 || one.shippingCentimes > 0)).toBe(true);
      expect(discounts.filter((one) => one.coded).length).toBeLessThanOrEqual(1);
    }),
  );
});

test('the order of the lines and of the offers changes nothing', () => {
  fc.assert(
    fc.property(lines, several, coded, (lines, offers, coded) => {
      const one = discount(lines, offers, coded);
      const other = discount(lines.toReversed(), offers.toReversed(), coded);
      expect(other.byLine.toReversed()).toEqual(one.byLine);
      expect(other.discounts).toEqual(one.discounts);
    }),
  );
});

test('a further offer or a code never makes an order dearer', () => {
  fc.assert(
    fc.property(lines, several, coded, (lines, offers, coded) => {
      const all = discount(lines, offers, coded).centimes;
      expect(discount(lines, offers.slice(1), coded).centimes).toBeLessThanOrEqual(all + 1);
      expect(discount(lines, offers).centimes).toBeLessThanOrEqual(all);
    }),
  );
});

test('100 lines under 1,000 offers are discounted within 20 ms', async () => {
  const offers = Array.from({ length: 1000 }, (_, index) =>
    anOffer({
      id: String(index),
      included: { ...none(), products: new Set([`p${index % 200}`]) },
      tiers: [free(3), set(5, 30_000)],
    }),
  );
  const lines = Array.from({ length: 100 }, (_, index) => aLine({ productId: `p${index}`, quantity: 20 }));
  const time = () => {
    const start = performance.now();
    discount(lines, offers);
    return performance.now() - start;
  };
  // A busy machine interrupts most tries, but not all.
  await expect.poll(time, { interval: 0 }).toBeLessThan(20);
});
