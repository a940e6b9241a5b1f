import { expect, test } from 'vitest';
import { collectedSum } from './collected-sum.ts';

test('a total in whole dinars is collected as it is, without a word', () => {
  expect(collectedSum({ totalPrice: 7080 }, 'en')).toEqual({
    sum: '7080.00 DA',
    why: '',
    note: '',
    text: '7080.00 DA',
  });
});

test.each([
  ['en', '7081.00 DA (total 7080.50 DA, rounded because there are no coins for centimes)'],
  [
    'fr',
    '7\u00a0081,00\u00a0DA (total de 7\u00a0080,50\u00a0DA, arrondi car il n’y a pas de pièces pour les centimes)',
  ],
  ['ar', '7\u00a0081,00\u00a0دج (المجموع 7\u00a0080,50\u00a0دج، وقد قُرّب لعدم وجود قطع نقدية للسنتيمات)'],
] as const)('a total with centimes is named beside the sum that is collected, in %s', (language, text) => {
  expect(collectedSum({ totalPrice: 7080.5 }, language).text).toBe(text);
});
