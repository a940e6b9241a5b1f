import { expect, test } from 'vitest';
import { isGtin } from '../../../shared/product-facts.ts';
import { barcodeOf, factsOf, type LineFacts } from './line-facts.ts';

const facts: LineFacts = {
  class: 'supplement',
  ingredients: 'Per tablet: vitamin C {strength} ({share} of the reference intake).',
  usage: 'One tablet a day.',
  warnings: 'Not for children.',
  audience: 'Adults.',
  terms: { share: { '80 mg': '100 %', '160 mg': '200 % at {strength}' } },
};

const choices = [
  { axis: 'strength', option: '160 mg', effect: 1 },
  { axis: 'pack', option: '30 tablets', effect: 1 },
];

test('a text takes the chosen options and their terms', () => {
  expect(factsOf('vitamin-c-160-mg', facts, choices).ingredients).toBe(
    'Per tablet: vitamin C 160 mg (200 % at 160 mg of the reference intake).',
  );
});

test('the net quantity is that of the pack, unless the line names its content', () => {
  expect(factsOf('c', facts, choices).quantity).toEqual({ netQuantity: 30, unit: 'pieces' });
  expect(factsOf('c', { ...facts, content: '50 ml' }, choices).quantity).toEqual({
    netQuantity: 50,
    unit: 'ml',
  });
  expect(factsOf('c', facts, []).quantity).toBeUndefined();
});

test('a barcode is a GTIN-13 for use inside a shop, the same for the same key', () => {
  for (const key of ['vitamin-c', 'baby-wash-250-ml', '']) {
    expect(barcodeOf(key)).toMatch(/^2\d{12}$/);
    expect(isGtin(barcodeOf(key))).toBe(true);
  }
  expect(barcodeOf('vitamin-c')).toBe(barcodeOf('vitamin-c'));
  expect(barcodeOf('vitamin-c')).not.toBe(barcodeOf('vitamin-d'));
});
