import { expect, test } from 'vitest';
import { customerTimeline } from './timeline.tsx';

const createdAt = '2026-01-01T10:00:00.000Z';
const [noon, evening] = ['2026-01-02T12:00:00.000Z', '2026-01-02T20:00:00.000Z'];

const labels = (order: Parameters<typeof customerTimeline>[0]) =>
  customerTimeline(order).map(({ label }) => label);

test('every order has Order Placed, and other entries only if they happened', () => {
  expect(customerTimeline({ createdAt, steps: [] })).toMatchObject([
    { label: 'Order Placed', time: createdAt },
  ]);
  expect(
    labels({
      createdAt,
      steps: [
        { status: 'Processing', at: noon },
        { status: 'Cancelled', at: evening },
      ],
    }),
  ).toEqual(['Order Placed', 'In Preparation', 'Order Cancelled']);
});

test('payment and delivery are sorted by time', () => {
  const shipped = { status: 'Shipped', at: noon } as const;
  expect(labels({ createdAt, paidAt: noon, steps: [{ status: 'Delivered', at: evening }] })).toEqual([
    'Order Placed',
    'Payment Confirmed',
    'Order Delivered',
  ]);
  expect(labels({ createdAt, paidAt: evening, steps: [shipped, { status: 'Delivered', at: noon }] })).toEqual(
    ['Order Placed', 'Handed to the Courier', 'Order Delivered', 'Payment Confirmed'],
  );
});

test('the present state comes last if its time is unknown', () => {
  expect(labels({ createdAt, paidAt: noon, steps: [{ status: 'Shipped' }] })).toEqual([
    'Order Placed',
    'Payment Confirmed',
    'Handed to the Courier',
  ]);
});

test('what another order takes of a return is credited to it, and only what was paid back is refunded', () => {
  const lines = [{ position: 0, quantity: 1, name: 'Cream' }];
  const kept = { at: noon, units: 1, refund: 1000, forExchange: true as const, lines };
  const note = (more: object) =>
    customerTimeline({ createdAt, steps: [], returns: [{ ...kept, ...more }] }).at(-1)?.note;
  expect(note({})).toBe('Kept for your exchange: 1000.00 DA');
  expect(note({ exchangedBy: 'PYYO L52C', paidBack: 400 })).toBe(
    'Refunded: 400.00 DA · Credited to order PYYO L52C: 600.00 DA',
  );
});

test('a returned product is named as the page names it', () => {
  const lines = [{ position: 0, quantity: 1, name: 'كريم' }];
  const order = { createdAt, steps: [], returns: [{ at: noon, units: 1, refund: 0, lines }] };
  const orderItems = [{ productId: '', name: 'Cream', imageUrl: '', quantity: 1, price: 500, size: '' }];
  expect(customerTimeline({ ...order, orderItems }).at(-1)?.changes).toEqual(['1 × Cream']);
  expect(customerTimeline(order).at(-1)?.changes).toEqual(['1 × كريم']);
});

test('a refund that is paid later is named as such until the buyer has it', () => {
  const note = (more: object) =>
    customerTimeline({
      ...{ createdAt, steps: [] },
      returns: [{ at: noon, units: 0, refund: 300, lines: [], ...more }],
    }).at(-1)?.note;
  expect(note({ owed: 300 })).toBe('To be paid back to you: 300.00 DA');
  expect(note({ paidBack: 300 })).toBe('Refunded: 300.00 DA');
});
