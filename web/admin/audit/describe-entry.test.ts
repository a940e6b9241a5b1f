import { expect, test } from 'vitest';
import { actionsOf, auditAreas } from '../../../shared/audit.ts';
import { addressOf, describeEntry } from './describe-entry.ts';

const _id = 'a'.repeat(36);

function describe(
  action: string,
  { name, fields = [], value }: { name?: string; fields?: string[]; value?: string },
) {
  return describeEntry({ action, thing: { _id, ...(name && { name }) }, fields, ...(value && { value }) });
}

test('a sentence has the new value, or up to three changed fields', () => {
  expect(describe('order.status', { name: 'W4TX WDRY', value: 'Shipped' })).toBe(
    'Set order W4TX WDRY to Shipped',
  );
  expect(describe('user.role', { name: 'Lina', value: 'packer' })).toBe('Made “Lina” a packer');
  expect(describe('people.exported', { name: 'Lina', value: 'orders' })).toBe(
    'Downloaded the list of orders',
  );
  expect(describe('product.changed', { name: 'Vitamin C', fields: ['price', 'stock'] })).toBe(
    'Changed the price and the stock of “Vitamin C”',
  );
  expect(describe('invoice.cancellation', { name: '2026-000002' })).toBe(
    'Made cancellation invoice 2026-000002',
  );
  expect(describe('invoice.credit', { name: '2026-000003' })).toBe('Made credit note 2026-000003');
  expect(describe('product.changed', { name: 'Vitamin C', fields: ['price', 'unheard'] })).toBe(
    'Changed the product “Vitamin C”',
  );
});

test('a goodwill is no return, and a correction of a phone is no change of contents', () => {
  const name = 'W4TX WDRY';
  expect(describe('order.returned', { name, fields: ['lines', 'refund'] })).toBe(
    'Recorded a return of order W4TX WDRY',
  );
  expect(describe('order.returned', { name, fields: ['reason', 'refund'] })).toBe(
    'Gave a goodwill on order W4TX WDRY',
  );
  expect(describe('order.edited', { name, fields: ['address'] })).toBe(
    'Changed contact or delivery of order W4TX WDRY',
  );
  expect(describe('order.edited', { name, fields: ['address', 'items'] })).toBe(
    'Changed the contents of order W4TX WDRY',
  );
});

test('a thing that no longer exists is one of its kind, and an unknown action is shown as it is stored', () => {
  expect(describe('product.changed', { fields: ['price'] })).toBe('Changed a product');
  expect(describe('moon.changed', {})).toBe('moon.changed');
});

test('every action has a sentence', () => {
  for (const action of auditAreas.flatMap(actionsOf)) {
    expect(describe(action, { name: 'X' }), action).not.toBe(action);
    expect(describe(action, {}), action).not.toContain('undefined');
  }
});

test('the link leads to the page of the thing, unless it was deleted', () => {
  const thing = { _id, name: 'X' };
  expect(addressOf({ action: 'order.paid', thing })).toBe(`/admin/orders/${_id}`);
  expect(addressOf({ action: 'product.imported', thing })).toBe(`/admin/import/${_id}`);
  expect(addressOf({ action: 'settings.seller', thing: { _id } })).toBe('/admin/settings/seller');
  expect(addressOf({ action: 'product.deleted', thing })).toBeUndefined();
  expect(addressOf({ action: 'product.changed', thing: { _id } })).toBeUndefined();
});
