import { expect, test } from 'vitest';
import { priceHints } from './price-hints.ts';

const draft = { price: '1200', discountedPrice: '', costPrice: '' };

test('a price without one of its digits, and one below the cost, get a hint', () => {
  const saved = { price: 1200, discountedPrice: 0, costPrice: 800 };
  const typed = { ...draft, costPrice: '800' };
  expect(priceHints(saved, typed)).toEqual({ price: false, discountedPrice: false });
  expect(priceHints(saved, { ...typed, price: '120' })).toEqual({
    price: 'Far from the saved price of 1200.00 DA. Below the cost price.',
    discountedPrice: false,
  });
  expect(priceHints(null, { ...typed, price: '700' }).price).toBe('Below the cost price.');
  expect(priceHints(null, { ...draft, price: '189 000 000' }).price).toBe('More than 1,000,000 DA.');
});

test('the hint about a discount stands beside the discount', () => {
  const saved = { price: 1200, discountedPrice: 1000 };
  expect(priceHints(saved, { ...draft, discountedPrice: '100' })).toEqual({
    price: false,
    discountedPrice: 'Far from the saved price of 1000.00 DA.',
  });
  expect(priceHints(saved, { ...draft, discountedPrice: '' }).price).toBe(false);
  expect(priceHints(saved, { ...draft, price: 'abc', discountedPrice: '1 000' }).price).toBe(false);
});
