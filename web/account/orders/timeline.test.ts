import { expect, test } from 'vitest';
import { customerTimeline } from './timeline.tsx';

const createdAt = '2026-01-01T10:00:00.000Z';
const [noon, evening] = ['2026-01-02T12:00:00.000Z', '2026-01-02T20:00:00.000Z'];

const labels = (order: Parameters<typeof customerTimeline>[0]) =>
  customerTimeline(order).map(({ label }) => label);

test('every order has Order Placed, and other entries only if they happened', () => {
  expect(customerTimeline({ createdAt, status: 'Shipped' })).toMatchObject([
    { label: 'Order Placed', time: createdAt },
  ]);
  expect(labels({ createdAt, status: 'Cancelled' })).toEqual(['Order Placed']);
});

test('payment and delivery are sorted by time', () => {
  const delivered = { createdAt, status: 'Delivered' } as const;
  expect(labels({ ...delivered, paidAt: noon, deliveredAt: evening })).toEqual([
    'Order Placed',
    'Payment Confirmed',
    'Order Delivered',
  ]);
  expect(labels({ ...delivered, paidAt: evening, deliveredAt: noon })).toEqual([
    'Order Placed',
    'Order Delivered',
    'Payment Confirmed',
  ]);
});

test('an order shows a delivery only if it is Delivered and has a time', () => {
  expect(labels({ createdAt, status: 'Processing', deliveredAt: noon })).toEqual(['Order Placed']);
  expect(labels({ createdAt, status: 'Delivered' })).toEqual(['Order Placed']);
});
