import { expect, test } from 'vitest';
import { deliveryWords } from '../../words/delivery-words.ts';
import { freePlaces, shippingLines, shippingSummary } from './shipping-lines.ts';

const first = { free: ['Alger'], others: 1000, from: 1000, served: 69 };

test('the first tariff is told in the words of the requirements', () => {
  expect(shippingLines(first, deliveryWords.placeOfProducts)).toEqual([
    'Free shipping to Algiers',
    '1000 DA to other wilayas',
  ]);
  expect(shippingSummary(first)).toBe(
    'Free shipping to Alger, 1000 DA to other wilayas. Express delivery as soon as possible.',
  );
});

test('prices that differ are told from the lowest on, with their centimes', () => {
  expect(shippingLines({ ...first, others: null, from: 350.5 })).toEqual([
    'Free shipping to Alger',
    'From 350.50 DA to other wilayas',
  ]);
  expect(shippingLines({ ...first, free: [], others: null, from: 350 })).toEqual([
    '',
    'Shipping from 350 DA, depending on your wilaya',
  ]);
});

test('one price for everyone is the price', () => {
  expect(shippingLines({ ...first, free: [], others: 700, from: 700 })).toEqual(['', 'Shipping for 700 DA']);
});

test('many free wilayas are not listed', () => {
  const free = ['Alger', 'Oran', 'Blida', 'Médéa'];
  expect(freePlaces({ ...first, free })).toBe('');
  expect(shippingLines({ ...first, free })).toEqual(['', 'Shipping from 1000 DA, depending on your wilaya']);
  expect(shippingLines({ free, others: null, from: null, served: 4 })).toEqual(['Free shipping', '']);
});

test('without a tariff no price is promised', () => {
  const unknown = ['', 'Shipping depends on your wilaya'];
  expect(shippingLines(undefined)).toEqual(unknown);
  expect(shippingLines({ free: [], others: null, from: null, served: 0 })).toEqual(unknown);
});
