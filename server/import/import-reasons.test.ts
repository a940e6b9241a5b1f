import { expect, test } from 'vitest';
import { messageOf } from '../../shared/refusals/codes.ts';
import { refusal, storedRefusal } from '../../shared/refusals/refusals.ts';
import { importRefusals } from '../../shared/refusals/refusals-of-imports.ts';
import { frenchReasons, reasonIn } from './import-reasons.ts';

test('every reason has a French text of its own, with the same values', () => {
  const places = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? [];
  const wrong = Object.entries(importRefusals).filter(([code, english]) => {
    const french = frenchReasons[code as keyof typeof importRefusals];
    const hasWords = english.replace(/\{\w+\}/g, '').length > 3;
    return String(places(french)) !== String(places(english)) || (hasWords && french === english);
  });
  expect(wrong).toEqual([]);
});

test('a reason within a reason and the name of a column are in French too, other values as they are', () => {
  const { values } = refusal('picture-problem', {
    column: 'image',
    image: 'price',
    reason: refusal('picture-outside-folder'),
  });
  const stored = storedRefusal(messageOf('picture-problem', values as never));
  expect(reasonIn('en', stored)).toBe('image price: is outside the folder');
  expect(reasonIn('fr', stored)).toBe('Image price : est en dehors du dossier');
  expect(reasonIn('ar', stored)).toBe('Image price : est en dehors du dossier');
});

test('a reason of an earlier release is shown as it is stored', () => {
  for (const text of ['price is missing; name is missing', 'label {a} belongs to {b}', '']) {
    expect(reasonIn('fr', storedRefusal(text))).toBe(text);
  }
});
