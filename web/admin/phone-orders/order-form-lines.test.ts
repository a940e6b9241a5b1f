import { expect, test } from 'vitest';
import type { ListedProduct } from '../../../shared/catalog/catalog.ts';
import { canBeQuoted, checkLines, type FormLine, toOrderItems, withProduct } from './order-form-lines.ts';

const line: FormLine = {
  ...{ productId: '1', name: 'Cream', imageUrl: '', size: '', sizes: [], price: 100, isNew: true },
  quantity: '2',
};

test.each(['500', '0', '', '2.5', '-1'])('the quantity %s is told, not changed', (quantity) => {
  const lines = [line, { ...line, quantity }];
  expect(checkLines(lines)).toEqual({ 'quantities.1': 'Enter a whole number from 1 to 99' });
  expect(canBeQuoted(lines)).toBe(false);
});

test('a product that is added once more gets one unit more, also above the limit', () => {
  const product = {
    _id: '1',
    name: 'Cream',
    imageUrl: '',
    price: 100,
    sizes: [],
  } as unknown as ListedProduct;
  expect(withProduct([{ ...line, quantity: '99' }], product)).toMatchObject([{ quantity: '100' }]);
  expect(toOrderItems([line])).toEqual([{ productId: '1', quantity: 2 }]);
});
