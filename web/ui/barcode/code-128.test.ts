import { expect, test } from 'vitest';
import { code128, code128Values } from './code-128.ts';

test('a text has start, symbols, check and stop', () => {
  // 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879, which leaves 55 by 103.
  expect(code128Values('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
});

test('each of the printable characters has a symbol of its own: six widths of eleven modules, with an even sum of bars', () => {
  const letters = Array.from({ length: 95 }, (_, place) => String.fromCharCode(place + 32));
  const drawn = letters.map((letter) => code128(letter).slice(6, 12));
  for (const widths of drawn) {
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11);
    expect(((widths[0] ?? 0) + (widths[2] ?? 0) + (widths[4] ?? 0)) % 2).toBe(0);
  }
  expect(new Set(drawn.map((widths) => widths.join(''))).size).toBe(95);
});

test('an order number of 8 characters has 123 modules and begins and ends with a bar', () => {
  const widths = code128('K7QDM2XA');
  expect(widths.length % 2).toBe(1);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11 * 10 + 13);
});

test('a text that the code set does not have is refused', () => {
  expect(() => code128('é')).toThrow(RangeError);
});
