import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawText, fitText, textWidth, wrapText } from './letters.ts';

const word = fc.stringMatching(/^[A-Za-z0-9éèçàêô%&+-]{1,14}$/);

test('words of any length fit', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 20, max: 400 }),
      (words, width) => {
        const { lines, size } = fitText(words.join(' '), { width, size: 60, lines: 3 });
        expect(lines.join(' ')).toBe(words.join(' '));
        expect(lines.length).toBeLessThanOrEqual(3);
        expect(size).toBeLessThanOrEqual(60);
        for (const line of lines) expect(textWidth(line, { size })).toBeLessThanOrEqual(width + 0.001);
      },
    ),
  );
});

test('long names break into lines instead of shrinking', () => {
  const { lines } = fitText('Magnesium Bisglycinate', { width: 200, size: 40, lines: 3 });
  expect(lines).toEqual(['Magnesium', 'Bisglycinate']);
});

test('a single letter stays with its word', () => {
  expect(fitText('Vitamin C', { width: 200, size: 60, lines: 3 }).lines).toEqual(['Vitamin C']);
});

test('French letters are drawn', () => {
  const path = drawText('Crème à l’œil, brosse à dents', { x: 0, y: 0, size: 20, fill: '#000000' });
  expect(path).toMatch(/^<path transform="[^"]+" fill="#000000" d="M[^"]+"\/>$/);
});

test('a letter that the font lacks is an error', () => {
  expect(() => drawText('β', { x: 0, y: 0, size: 20, fill: '#000000' })).toThrow('"β"');
});

test('small print breaks between words and keeps them all', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
      const lines = wrapText(words.join(' '), { width: 160, size: 14, weight: 'medium' });
      expect(lines.join(' ')).toBe(words.join(' '));
      for (const line of lines.filter((text) => text.includes(' '))) {
        expect(textWidth(line, { size: 14, weight: 'medium' })).toBeLessThanOrEqual(160);
      }
    }),
  );
});
