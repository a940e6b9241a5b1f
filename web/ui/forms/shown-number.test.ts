import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, readNumber } from '../../../shared/values/typed-number.ts';
import { shownNumber, shownPrice } from './shown-number.ts';

test.each([
  [1450.5, '1450.50'],
  [0.05, '0.05'],
  [-3.1, '-3.10'],
  [1450, '1450'],
  [0, '0'],
  [null, ''],
  [undefined, ''],
])('a price of %s is shown as %j', (dinars, shown) => {
  expect(shownPrice(dinars)).toBe(shown);
});

test('a number that is no price keeps its own decimals', () => {
  expect(shownNumber(2.5)).toBe('2.5');
});

test('a shown price is read as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (centimes) => {
      expect(readNumber(shownPrice(centimes / 100), money)).toBe(centimes / 100);
    }),
  );
});
