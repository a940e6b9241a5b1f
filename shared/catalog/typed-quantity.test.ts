import { expect, test } from 'vitest';
import { nameWithoutSize, typedQuantity } from './typed-quantity.ts';

test.each([
  ['200 ml', '', { netQuantity: 200, unit: 'ml' }],
  ['75ML', 'ml', { netQuantity: 75, unit: 'ml' }],
  ['1,5 L', '', { netQuantity: 1500, unit: 'ml' }],
  ['0,7 cl', '', { netQuantity: 7, unit: 'ml' }],
  ['250 g', '', { netQuantity: 250, unit: 'g' }],
  ['1.25', 'kg', { netQuantity: 1250, unit: 'g' }],
  ['500 gr.', 'grammes', { netQuantity: 500, unit: 'g' }],
  ['30 gélules', '', { netQuantity: 30, unit: 'pieces' }],
  ['12', 'pièces', { netQuantity: 12, unit: 'pieces' }],
  ['٢٥٠ مل', '', { netQuantity: 250, unit: 'ml' }],
  ['1 000 ml', '', { netQuantity: 1000, unit: 'ml' }],
])('“%s” with the unit “%s” is %o', (quantity, unit, expected) => {
  expect(typedQuantity(quantity, unit)).toEqual(expected);
});

test.each([
  ['200', ''],
  ['ml', ''],
  ['2 x 50 ml', ''],
  ['500 mg', ''],
  ['1.500 L', ''],
  ['200 ml', 'g'],
  ['200 ml', 'tubes'],
  ['', 'ml'],
])('“%s” with the unit “%s” is no quantity that anybody could be sure of', (quantity, unit) => {
  expect(typedQuantity(quantity, unit)).toBeUndefined();
});

test.each([
  ['Crème essai 50 ml', { netQuantity: 50, unit: 'ml' }, 'Crème essai'],
  ['Eau micellaire – 1,5 L', { netQuantity: 1500, unit: 'ml' }, 'Eau micellaire'],
  ['Crème essai 50 ml', { netQuantity: 40, unit: 'ml' }, 'Crème essai 50 ml'],
  ['Crème essai 50 ml', {}, 'Crème essai 50 ml'],
  ['Vitamine D3', { netQuantity: 3, unit: 'pieces' }, 'Vitamine D3'],
  ['50 ml', { netQuantity: 50, unit: 'ml' }, '50 ml'],
] as const)('the family of %s of %o is called %s', (name, size, expected) => {
  expect(nameWithoutSize({ name, ...size })).toBe(expected);
});
