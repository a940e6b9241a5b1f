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
