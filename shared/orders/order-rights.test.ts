import { expect, test } from 'vitest';
import type { Rights } from '../access/roles.ts';
import { editProblem, settableStatuses } from './order-rights.ts';
import { orderStatuses } from './order-terms.ts';

const settable = (by: Rights, isSettled = false) =>
  Object.fromEntries(
    orderStatuses.map((status) => [
      status,
      settableStatuses(by, { status, isSettled }).filter((each) => each !== status),
    ]),
  );

const packing = {
  Pending: ['Processing'],
  Processing: ['Shipped'],
  Shipped: [],
  Delivered: [],
  Cancelled: [],
};

test('a packer may set the next status, up to Shipped', () => {
  expect(settable('packer')).toEqual(packing);
  expect(settable('packer', true)).toEqual(packing);
});

test('a confirmer may set any status before Delivered while nothing has followed from the order', () => {
  expect(settable('confirmer')).toEqual({
    ...packing,
    Pending: ['Processing', 'Shipped', 'Cancelled'],
    Processing: ['Pending', 'Shipped', 'Cancelled'],
  });
  expect(settable('confirmer', true)).toEqual(packing);
});

test('an administrator, and a key that also handles money, may set any status', () => {
  const key: Rights = {
    role: 'user',
    permissions: ['orders.read', 'orders.pack', 'orders.confirm', 'money'],
  };
  for (const by of ['admin', key] as const) {
    for (const [status, others] of Object.entries(settable(by, true))) {
      expect(others).toEqual(orderStatuses.filter((each) => each !== status));
    }
  }
});

test('nobody can change an order that has ended, and only those who handle money a paid one', () => {
  for (const isSettled of [false, true]) {
    expect(editProblem('admin', { status: 'Delivered', isSettled })).toBe('ended');
    expect(editProblem('confirmer', { status: 'Cancelled', isSettled })).toBe('ended');
  }
  expect(editProblem('admin', { status: 'Shipped', isSettled: true })).toBeUndefined();
  expect(editProblem('confirmer', { status: 'Pending', isSettled: true })).toBe('settled');
});
