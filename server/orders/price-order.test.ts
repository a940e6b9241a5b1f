import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wilayaCode } from '../../shared/delivery/delivery-price.ts';
import { shippingAddress, wilayas } from '../../shared/delivery/shipping-address.ts';
import { anOrderBody } from '../../test/order-body.ts';
import { rateKey, type Tariff } from '../delivery/read-tariff.ts';
import { countByProduct } from './bundles/line-parts.ts';
import type { OrderProduct } from './lines/order-products.ts';
import { mergeLines, priceOrder } from './price-order.ts';

const aProduct = (values: Partial<OrderProduct>): OrderProduct => ({
  id: 'a',
  name: 'Cream',
  base_name: 'Cream',
  image_url: '',
  effective_price_centimes: 1000,
  offer_id: null,
  stock: 10,
  cost_centimes: null,
  weight_grams: null,
  sizes: [],
  category_name: 'Creams',
  brand: '',
  categories: [],
  needs: [],
  for_sale: true,
  state: null,
  parts: null,
  ...values,
});

/** The tariff with which a shop begins. */
const tariff = {
  terms: { version: 1, free_above_is_on: false, weight_steps: [] },
  wilayas: new Map(),
  communes: new Map(),
  points: [],
  rates: new Map(
    wilayas.map((name) => {
      const code = wilayaCode(name) ?? 0;
      return [rateKey('home', { wilaya: code }), { price_centimes: name === 'Alger' ? 0 : 100_000 }];
    }),
  ),
} as unknown as Tariff;

const to = (wilaya: (typeof wilayas)[number]) => ({
  tariff,
  day: '2026-01-31',
  address: shippingAddress.parse({ ...anOrderBody([]).shippingAddress, Wilaya: wilaya }),
});

const none = {
  products: new Set<string>(),
  categories: new Set<string>(),
  brands: new Set<string>(),
  needs: new Set<string>(),
};

const aGiftOffer = {
  ...{ names: { en: 'Gift', fr: 'Cadeau', ar: 'هدية' }, kind: 'gift' as const },
  ...{ firstDay: '2026-01-01', lastDay: '2026-12-31', isActive: true },
  ...{
    percent: null,
    higher: null,
    priceCentimes: null,
    amountCentimes: null,
    maxUses: null,
    maxPerPhone: null,
  },
  ...{ firstOrderOnly: false, included: null, excluded: none, tiers: [] },
};

const product = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  effective_price_centimes: fc.integer({ min: 1, max: 1_000_000_000 }),
  stock: fc.integer({ min: 0, max: 300 }),
});

const line = fc.record({
  productId: fc.constantFrom('a', 'b', 'c', 'd', 'unknown'),
  size: fc.constantFrom(undefined, 'S', 'M'),
  quantity: fc.integer({ min: 1, max: 99 }),
});

const products = fc
  .uniqueArray(product, { selector: ({ id }) => id })
  .map((all) => all.map((values) => aProduct(values)));

test('the figures of any order add up', () => {
  fc.assert(
    fc.property(fc.array(line), products, fc.constantFrom(...wilayas), (wanted, existing, wilaya) => {
      const order = priceOrder(mergeLines(wanted), existing, to(wilaya));
      const items = order.lines.reduce(
        (sum, { priceCentimes, quantity }) => sum + priceCentimes * quantity,
        0,
      );
      expect(order.itemsCentimes).toBe(items);
      expect(order.totalCentimes).toBe(items + order.shippingCentimes + order.taxCentimes);
      expect(order.shippingCentimes).toBe(wilaya === 'Alger' ? 0 : 100_000);
      expect(Number.isSafeInteger(order.totalCentimes)).toBe(true);
    }),
  );
});

test('merging keeps every unit and leaves no two equal lines', () => {
  fc.assert(
    fc.property(fc.array(line), (wanted) => {
      const merged = mergeLines(wanted);
      const units = (lines: { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(units(merged)).toBe(units(wanted));
      expect(new Set(merged.map(({ productId, size }) => `${productId} ${size}`)).size).toBe(merged.length);
      expect(merged.every(({ position, productId }) => wanted[position]?.productId === productId)).toBe(true);
    }),
  );
});

test('a product has a problem if and only if its stock is too low', () => {
  const few = line.map((wanted) => ({ ...wanted, size: undefined, quantity: 1 + (wanted.quantity % 5) }));
  fc.assert(
    fc.property(fc.array(few, { minLength: 1 }), fc.integer({ min: 0, max: 20 }), (wanted, stock) => {
      const existing = ['a', 'b', 'c', 'd'].map((id) => aProduct({ id, stock }));
      const merged = mergeLines(wanted).filter(({ productId }) => productId !== 'unknown');
      const { units, lines } = priceOrder(merged, existing, to('Oran'));
      for (const { productId, problem } of lines) {
        expect(problem !== undefined).toBe((units.get(productId) ?? 0) > stock);
      }
    }),
  );
});

test('a line with too many units names the product and the units left', () => {
  const wanted = mergeLines([{ productId: 'a', size: undefined, quantity: 11 }]);
  const [line] = priceOrder(wanted, [aProduct({})], to('Oran')).lines;
  expect(line?.problem).toMatchObject({
    status: 409,
    part: 'quantity',
    why: { message: 'Only 10 left of Cream' },
  });
});

test('what is missing for free delivery makes it free, to the whole dinar, and a dinar less does not', () => {
  const terms = {
    ...tariff.terms,
    free_above_is_on: true,
    free_above_kinds: ['home'],
    free_above_except: [],
  };
  const prices = fc.record({
    price: fc.integer({ min: 1, max: 1_000_000 }),
    freeAbove: fc.integer({ min: 1, max: 2_000_000 }),
  });
  fc.assert(
    fc.property(prices, ({ price, freeAbove }) => {
      const going = {
        ...to('Oran'),
        tariff: { ...tariff, terms: { ...terms, free_above_centimes: freeAbove } } as unknown as Tariff,
      };
      const priced = (centimes: number) =>
        priceOrder(
          mergeLines([{ productId: 'a', size: undefined, quantity: 1 }]),
          [aProduct({ effective_price_centimes: centimes })],
          going,
        );
      const { toFreeDelivery: missing, shippingCentimes } = priced(price);
      expect(missing === undefined).toBe(shippingCentimes === 0);
      if (missing === undefined) return;
      expect((price + missing) % 100).toBe(0);
      expect(priced(price + missing).shippingCentimes).toBe(0);
      expect(priced(Math.max(1, price + missing - 100)).shippingCentimes).toBe(100_000);
    }),
  );
});

const giftOffer = fc.record({
  id: fc.uuid(),
  wilayas: fc.constantFrom<number[]>([], [31]),
  minCentimes: fc.constant(0),
  gift: fc.record({
    productId: fc.constantFrom('a', 'b', 'c', 'd', 'unknown'),
    size: fc.constant(undefined),
    units: fc.integer({ min: 1, max: 200 }),
  }),
});

test('gifts are never more than the units that are left, and change no total', () => {
  fc.assert(
    fc.property(
      fc.array(line),
      products,
      fc.array(giftOffer, { maxLength: 6 }),
      (wanted, existing, gifts) => {
        const automatic = gifts.map((values) => ({ ...aGiftOffer, ...values }));
        const lines = mergeLines(wanted);
        const without = priceOrder(lines, existing, to('Oran'));
        const order = priceOrder(lines, existing, { ...to('Oran'), offers: { automatic } });
        expect(order.totalCentimes).toBe(without.totalCentimes);
        expect(order.itemsCentimes - order.discountCentimes).toBe(without.itemsCentimes);
        const given = order.lines.filter(({ isGift }) => isGift);
        expect(order.discounts).toHaveLength(given.length);
        expect(given.every((gift) => gift.discountCentimes === gift.priceCentimes)).toBe(true);
        const bought = countByProduct(order.lines.filter(({ isGift }) => !isGift));
        for (const [id, units] of countByProduct(given)) {
          const stock = existing.find((product) => product.id === id)?.stock ?? 0;
          expect(units + (bought.get(id) ?? 0)).toBeLessThanOrEqual(stock);
        }
      },
    ),
  );
});
