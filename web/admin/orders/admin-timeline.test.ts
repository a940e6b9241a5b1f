import { expect, test } from 'vitest';
import type { OrderHistoryEntry } from '../../../shared/orders/history-entry.ts';
import { adminTimeline } from './admin-timeline.ts';

const at = (hour: number) => `2026-01-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const fresh = { createdAt: at(9), status: 'Pending', isPaid: false, emailSent: false } as const;
const told = (order: Parameters<typeof adminTimeline>[0], history: OrderHistoryEntry[] = []) =>
  adminTimeline(order, history).map(({ label, time, note }) => [label, time, note]);

test('the timeline starts with the creation and the confirmation that the shop sent', () => {
  expect(told(fresh)).toEqual([['Order Created', at(9), undefined]]);
  expect(told({ ...fresh, emailSent: true, emailSentAt: at(10) })).toEqual([
    ['Order Created', at(9), undefined],
    ['Email Sent', at(10), undefined],
  ]);
});

test('actions of administrators are sorted by time, with their names', () => {
  const history: OrderHistoryEntry[] = [
    { at: at(11), by: 'Amina', action: 'status', from: 'Pending', to: 'Processing' },
    { at: at(12), by: 'Karim', action: 'paid' },
    { at: at(13), by: 'Karim', action: 'unpaid' },
    { at: at(14), by: 'Amina', action: 'email' },
    { at: at(15), by: 'Amina', action: 'status', from: 'Processing', to: 'Cancelled' },
  ];
  const order = { ...fresh, status: 'Cancelled', emailSent: true, emailSentAt: at(14) } as const;
  expect(told(order, history)).toEqual([
    ['Order Created', at(9), undefined],
    ['Processing', at(11), 'from Pending, by Amina'],
    ['Payment Received', at(12), 'by Karim'],
    ['Marked as Unpaid', at(13), 'by Karim'],
    ['Email Sent', at(14), 'by Amina'],
    ['Cancelled', at(15), 'from Processing, by Amina'],
  ]);
});

test('a granted discount has its reason beside who granted it', () => {
  const history: OrderHistoryEntry[] = [
    { at: at(10), by: 'Amina', action: 'taken', reason: 'Promised' },
    { at: at(11), by: 'Amina', action: 'edited', from: '2', to: '1', reason: 'Damaged' },
  ];
  expect(told(fresh, history).map(([, , note]) => note)).toEqual([
    undefined,
    'by Amina · Promised',
    'total 2.00 DA → 1.00 DA, by Amina · Damaged',
  ]);
});

test('an edit tells what it changed, with prices as prices', () => {
  const entry: OrderHistoryEntry = {
    ...{ at: at(11), by: 'Amina', action: 'edited', from: '2000', to: '1700' },
    ...{ discount: [0, 300], freeDelivery: true, parcel: 'Rapid 1234' },
    address: [{ part: 'phone', values: ['0555000000', '0661000000'] }, { part: 'street' }, { part: 'city' }],
    lines: {
      removed: ['2 × Cream, 1000', '1 × Soap, 300', '1 × Oil, 500', '1 × Gel, 100'],
      added: ['2 × Cream, 950.5', '2 × Soap, 300', '2 × Oil, 450'],
    },
  };
  expect(adminTimeline(fresh, [entry]).at(-1)).toMatchObject({
    changes: [
      '2 × Cream: 1000.00 DA → 950.50 DA',
      'Soap: 1 → 2',
      'Granted discount: 0.00 DA → 300.00 DA',
      'Free delivery: No → Yes',
      'Phone: 0555000000 → 0661000000',
      'Changed: Street, City',
      'The courier has to be told: Rapid 1234',
    ],
    lines: { removed: ['1 × Oil, 500.00 DA', '1 × Gel, 100.00 DA'], added: ['2 × Oil, 450.00 DA'] },
  });
});

test('a state without a history entry is shown as far as it is known', () => {
  const order = { ...fresh, isPaid: true, paidAt: at(12), status: 'Delivered', deliveredAt: at(11) } as const;
  expect(told(order)).toEqual([
    ['Order Created', at(9), undefined],
    ['Delivered', at(11), undefined],
    ['Payment Received', at(12), undefined],
  ]);
  expect(told({ ...fresh, status: 'Shipped' }).at(-1)).toEqual(['Shipped', undefined, undefined]);
});

test('an exchange is told with what was kept, what was paid before and what is to be paid back', () => {
  const history: OrderHistoryEntry[] = [
    { at: at(11), by: 'Amina', action: 'returned', to: '900', forExchange: true },
    { at: at(12), by: 'Amina', action: 'exchanged', to: 'a'.repeat(36), credit: 900, rest: 100 },
    { at: at(13), by: 'Amina', action: 'edited', from: '800', to: '700', rest: 200 },
  ];
  expect(
    told(fresh, history)
      .slice(1)
      .map(([, , note]) => note),
  ).toEqual([
    '900.00 DA kept for an exchange, by Amina',
    '900.00 DA already paid, by Amina · 100.00 DA to be paid back',
    expect.stringContaining('200.00 DA to be paid back'),
  ]);
});

test('returns and invoices are told with their refunds and numbers', () => {
  const history: OrderHistoryEntry[] = [
    { at: at(11), by: 'Amina', action: 'invoice', to: '2026/000001' },
    { at: at(12), by: 'Amina', action: 'returned', to: '900', lines: { removed: [], added: ['1 × Cream'] } },
    { at: at(12), by: 'Amina', action: 'returned', to: '590', deducted: true, parcel: 'AB-1' },
    { at: at(12), by: 'Amina', action: 'credit', to: '2026/000002' },
    {
      ...{ at: at(13), by: 'Amina', action: 'cancellation', to: '2026/000003' },
      ...{ cancels: '2026/000001', reason: 'Wrong name' },
    },
  ];
  expect(told(fresh, history).slice(1)).toEqual([
    ['Invoice 2026/000001 Issued', at(11), 'by Amina'],
    ['Return Recorded', at(12), '900.00 DA refunded, by Amina'],
    ['Return Recorded', at(12), '590.00 DA less to pay, by Amina'],
    ['Credit Note 2026/000002 Issued', at(12), 'by Amina'],
    ['Cancellation Invoice 2026/000003 Issued', at(13), 'cancels invoice 2026/000001, by Amina · Wrong name'],
  ]);
  expect(adminTimeline(fresh, history)[2]).toMatchObject({ changes: ['1 × Cream'] });
});
