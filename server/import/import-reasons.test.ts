import { expect, test } from 'vitest';
import { frenchImportRefusals } from '../../shared/files/import-refusals-in-french.ts';
import { messageOf } from '../../shared/refusals/codes.ts';
import { importRefusals } from '../../shared/refusals/refusals-of-imports.ts';
import { columnName, reasonIn } from './import-reasons.ts';

test('every reason has a French text of its own, with the same values', () => {
  const places = (text: string) => String(text.match(/\{\w+\}/g)?.toSorted());
  const wrong = Object.entries(importRefusals).filter(([code, english]) => {
    const french = frenchImportRefusals[code as keyof typeof importRefusals];
    return french === english || places(french) !== places(english);
  });
  expect(wrong).toEqual([]);
});

test('a reason within a reason and the name of a column are in French too, other values as they are', () => {
  const reason = { code: 'picture-outside-folder' } as const;
  const note = messageOf('picture-problem', { column: columnName('image'), image: 'price', reason });
  expect(reasonIn('en', note)).toBe('image price: is outside the folder');
  expect(reasonIn('fr', note)).toBe('Image price\u00a0: est en dehors du dossier');
  expect(reasonIn('ar', note)).toBe('Image price\u00a0: est en dehors du dossier');
});

test('a reason of an earlier release is shown as it is stored', () => {
  for (const text of ['price is missing; name is missing', 'label {a} belongs to {b}', '']) {
    expect(reasonIn('fr', text)).toBe(text);
  }
});
