import { expect, test } from 'vitest';
import { toPickList } from './pick-list.ts';

const unplaced = { place: '', categories: [], brand: '', label: '', reference: '', barcode: '' };
const at = (place: string) => ({ ...unplaced, place });

test('a pick list adds up a product in a size over all orders, sorted by name without places', () => {
  const zinc = { productId: 'p1', name: 'Zinc', imageUrl: '', price: 100 };
  const clogs = { productId: 'p2', name: 'Clogs', imageUrl: '', price: 100 };
  const picked = toPickList(
    [
      {
        _id: 'first',
        orderItems: [
          { ...zinc, quantity: 2 },
          { ...clogs, quantity: 1, size: '40' },
        ],
      },
      {
        _id: 'second',
        orderItems: [
          { ...clogs, quantity: 3, size: '41' },
          { ...zinc, quantity: 5 },
        ],
      },
    ],
    {},
  );
  expect(picked.map(({ name, variant, units, orders }) => [name, variant, units, orders])).toEqual([
    ['Clogs', '40', 1, ['first']],
    ['Clogs', '41', 3, ['second']],
    ['Zinc', '', 7, ['first', 'second']],
  ]);
});

test('a pick list follows the places on the shelves, and products without one are last', () => {
  const item = (productId: string) => ({ productId, name: productId, imageUrl: '', price: 1, quantity: 1 });
  const orders = [{ _id: 'first', orderItems: ['a', 'b', 'c', 'd'].map(item) }];
  const picked = toPickList(orders, { b: at('A10'), c: at('A2'), d: at('A2') });
  expect(picked.map(({ place, name }) => [place, name])).toEqual([
    ['A2', 'c'],
    ['A2', 'd'],
    ['A10', 'b'],
    ['', 'a'],
  ]);
});

test('a pick list has the parts of a bundle together with the same product on a line of its own', () => {
  const clogs = { productId: 'p2', name: 'Clogs', imageUrl: '', price: 100 };
  const parts = [
    { productId: 'p1', name: 'Zinc', units: 2 },
    { productId: 'p2', name: 'Clogs', size: '40', units: 1 },
  ];
  const kit = { productId: 'p3', name: 'Kit', imageUrl: '', price: 100, quantity: 3, parts };
  const orders = [{ _id: 'first', orderItems: [kit, { ...clogs, quantity: 1, size: '40' }] }];
  expect(
    toPickList(orders, { p1: at('B1') }).map(({ place, name, units, orders }) => [
      place,
      name,
      units,
      orders,
    ]),
  ).toEqual([
    ['B1', 'Zinc', 6, ['first']],
    ['', 'Clogs', 4, ['first']],
  ]);
});

test('products without a place follow their categories, their brands and their names, and show their label once', () => {
  const names = { a: 'Gel', b: 'Milk – 1 L', c: 'Balm', d: 'Milk – 400 ml', e: 'Zinc' };
  const orderItems = Object.entries(names).map(([productId, name]) => {
    return { productId, name, imageUrl: '', price: 1, quantity: 1 };
  });
  const care = { ...unplaced, categories: ['Care', 'Body'], brand: 'Uriage' };
  const picked = toPickList([{ _id: 'first', orderItems }], {
    a: { ...care, brand: 'Avène' },
    b: { ...care, label: '1 L', reference: 'R-1', barcode: '3282770000000' },
    c: { ...care, categories: ['Care', 'Face'], brand: 'Avène' },
    d: { ...care, label: '400 ml' },
  });
  expect(picked.map(({ name, variant }) => [name, variant])).toEqual([
    ['Zinc', ''],
    ['Gel', ''],
    ['Milk', '1 L'],
    ['Milk', '400 ml'],
    ['Balm', ''],
  ]);
  expect(picked[2]).toMatchObject({ reference: 'R-1', barcode: '3282770000000' });
});
