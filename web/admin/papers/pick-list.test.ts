import { expect, test } from 'vitest';
import { toPickList } from './pick-list.ts';

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
  expect(picked.map(({ name, size, units, orders }) => [name, size, units, orders])).toEqual([
    ['Clogs', '40', 1, ['first']],
    ['Clogs', '41', 3, ['second']],
    ['Zinc', undefined, 7, ['first', 'second']],
  ]);
});

test('a pick list follows the places on the shelves, and products without one are last', () => {
  const item = (productId: string) => ({ productId, name: productId, imageUrl: '', price: 1, quantity: 1 });
  const orders = [{ _id: 'first', orderItems: ['a', 'b', 'c', 'd'].map(item) }];
  const picked = toPickList(orders, { b: 'A10', c: 'A2', d: 'A2' });
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
    toPickList(orders, { p1: 'B1' }).map(({ place, name, units, orders }) => [place, name, units, orders]),
  ).toEqual([
    ['B1', 'Zinc', 6, ['first']],
    ['', 'Clogs', 4, ['first']],
  ]);
});
