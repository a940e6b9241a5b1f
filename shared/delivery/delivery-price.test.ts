import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryPrice, pricesInShort, wilayaCode, wilayaOfCode } from './delivery-price.ts';
import { wilayas } from './shipping-address.ts';

const flat = { price: 1000, freeAbove: null, weightSteps: [] };

test('delivery is free above the limit, and not at it', () => {
  const charge = { ...flat, freeAbove: 10_000 };
  expect(deliveryPrice(charge, { items: 10_000, grams: 0 })).toBe(1000);
  expect(deliveryPrice(charge, { items: 10_000.01, grams: 0 })).toBe(0);
});

test('each started kilogram above a step costs more, up to the next step', () => {
  const charge = {
    ...flat,
    weightSteps: [
      { above: 10_000, perKg: 100 },
      { above: 5000, perKg: 50 },
    ],
  };
  const priceAt = (grams: number) => deliveryPrice(charge, { items: 1, grams });
  expect(priceAt(5000)).toBe(1000);
  expect(priceAt(5001)).toBe(1050);
  expect(priceAt(10_000)).toBe(1250);
  expect(priceAt(10_001)).toBe(1350);
  expect(priceAt(12_000)).toBe(1450);
});

test('more weight never costs less', () => {
  const step = fc.record({ above: fc.nat(30_000), perKg: fc.nat(500) });
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 4 }),
      fc.nat(60_000),
      fc.nat(5000),
      (weightSteps, grams, more) => {
        const priceAt = (grams: number) => deliveryPrice({ ...flat, weightSteps }, { items: 1, grams });
        expect(priceAt(grams + more)).toBeGreaterThanOrEqual(priceAt(grams));
      },
    ),
  );
});

test('there are 58 wilayas, each once, from Adrar to In Guezzam, each with its own code', () => {
  expect(new Set(wilayas).size).toBe(58);
  expect(wilayas.at(0)).toBe('Adrar');
  expect(wilayas.at(-1)).toBe('In Guezzam');
  const codes = wilayas.map(wilayaCode).sort((a, b) => (a ?? 0) - (b ?? 0));
  expect(codes).toEqual(Array.from({ length: 58 }, (_, place) => place + 1));
  expect(wilayaCode('Alger')).toBe(16);
  expect(wilayaCode('El Meniaa')).toBe(58);
  expect(wilayaOfCode(57)).toBe("El M'Ghair");
  expect(wilayaCode('Aflou')).toBeUndefined();
});

test('the prices in short name free wilayas, the one price of the others, and the lowest', () => {
  const home = (price: number | null) => ({ home: price, desk: null });
  const alger = { wilaya: 'Alger', ...home(0) };
  const oran = { wilaya: 'Oran', ...home(1000) };
  const short = (...wilayas: Parameters<typeof pricesInShort>[0]['wilayas']) =>
    pricesInShort({ wilayas, founded: [] });
  expect(short(alger, oran)).toEqual({ free: ['Alger'], others: 1000, from: 1000, served: 2 });
  expect(short(alger, oran, { wilaya: 'Blida', ...home(700) })).toMatchObject({ others: null, from: 700 });
  expect(short(oran, { wilaya: 'Adrar', ...home(null) })).toMatchObject({ served: 1 });
  expect(short(alger)).toEqual({ free: ['Alger'], others: null, from: null, served: 1 });
  const batna = { wilaya: 'Batna', ...home(1000) };
  const shortWith = (price: number | null) =>
    pricesInShort({ wilayas: [alger, batna], founded: [{ wilaya: 'Batna', ...home(price) }] });
  expect(shortWith(1000)).toMatchObject({ others: 1000, served: 3 });
  expect(shortWith(700)).toMatchObject({ others: null, from: 700 });
  expect(shortWith(0)).toMatchObject({ free: ['Alger'], others: null });
  expect(shortWith(null)).toMatchObject({ others: null, served: 2 });
});
