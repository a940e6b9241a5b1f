import { expect, test } from 'vitest';
import { drawText } from './letters.ts';

const place = { x: 0, y: 0, size: 20, fill: '#000000' };

test('French letters are drawn', () => {
  const path = drawText('Crème à l’œil, brosse à dents', place);
  expect(path).toMatch(/^<path transform="[^"]+" fill="#000000" d="M[^"]+"\/>$/);
});

test('a letter that the font lacks is an error', () => {
  expect(() => drawText('β', place)).toThrow('"β"');
});
