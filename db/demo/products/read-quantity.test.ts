import { expect, test } from 'vitest';
import { readQuantity } from './read-quantity.ts';

test.each([
  ['200 ml', 200, 'ml'],
  ['1 l', 1000, 'ml'],
  ['1 l refill', 1000, 'ml'],
  ['2 x 75 ml', 150, 'ml'],
  ['Spray 200 ml', 200, 'ml'],
  ['1.5 kg', 1500, 'g'],
  ['Roll 250 g', 250, 'g'],
  ['30 tablets', 30, 'pieces'],
  ['60 gummies', 60, 'pieces'],
  ['3 x 20 tablets', 60, 'pieces'],
  ['12 x 60 wipes', 720, 'pieces'],
  ['8 Applicators', 8, 'pieces'],
  ['Disposable, 30 pieces', 30, 'pieces'],
  ['1 brush', undefined, undefined],
  ['2 brushes', 2, 'pieces'],
  ['Waxed Mint 50 m', undefined, undefined],
  ['S 17-22 cm', undefined, undefined],
  ['pair', undefined, undefined],
])('%j is %s %s', (text, netQuantity, unit) => {
  expect(readQuantity(text)).toEqual(unit ? { netQuantity, unit } : undefined);
});
