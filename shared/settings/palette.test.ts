import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, isDarkened, paletteOf } from './palette.ts';

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const ink = '#111827';

test('text and buttons of every color keep a contrast of 4.5', () => {
  fc.assert(
    fc.property(colors, (color) => {
      const { brand, strong, deep, soft, canvas } = paletteOf(color);
      for (const ground of ['#ffffff', soft, canvas]) {
        expect(contrast(strong, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(deep, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(15);
      }
      expect(contrast(brand, '#ffffff')).toBeGreaterThanOrEqual(1.5);
      expect(deep).not.toBe(strong);
      expect(isDarkened(color)).toBe(strong !== color);
    }),
    { numRuns: 2000 },
  );
});

test('a color that carries white text stays as it is', () => {
  fc.assert(
    fc.property(colors, (color) => {
      fc.pre(contrast(color, '#ffffff') >= 5.2);
      expect(paletteOf(color)).toMatchObject({ brand: color, strong: color });
    }),
  );
});

test.each([
  ['a yellow', '#facc15', { brand: '#facc15', strong: '#8a6f00' }],
  ['almost white', '#fefefe', { strong: '#717171' }],
  ['black', '#000000', { brand: '#000000', strong: '#000000', deep: '#1b1b1b' }],
  ['the usual dark green', '#047857', { strong: '#047857' }],
])('the palette of %s', (_, color, palette) => {
  expect(paletteOf(color)).toMatchObject(palette);
});
