import { expect, test } from 'vitest';
import { orderStatuses } from '../../../shared/orders/order-terms.ts';
import { paymentSentence } from './order-state.tsx';

const sentences = (isPaid: boolean) =>
  orderStatuses.map((status) => paymentSentence({ status, isPaid, totalPrice: 2000 }));

test('only an order that is neither paid, delivered nor cancelled is to be paid on delivery', () => {
  const due = 'You pay 2000.00 DA in cash when it arrives.';
  expect(sentences(false)).toEqual([
    due,
    due,
    due,
    'Have you paid the courier 2000.00 DA? Then there is nothing left to do: the payment shows here once we have received it.',
    'There is nothing to pay.',
  ]);
  const paidBefore = 'You have already paid 2000.00 DA. There is nothing to pay when it arrives.';
  expect(sentences(true)).toEqual([
    paidBefore,
    paidBefore,
    paidBefore,
    'You have paid 2000.00 DA.',
    'You have paid 2000.00 DA. If you are still waiting for the refund, please write to us.',
  ]);
});

test('what was paid before is not paid again, and more than the order costs is paid back', () => {
  const order = { status: 'Shipped', isPaid: false, totalPrice: 2000 } as const;
  expect(paymentSentence({ ...order, credit: 900 })).toBe('You pay 1100.00 DA in cash when it arrives.');
  expect(paymentSentence({ ...order, credit: 2000 })).toBe('There is nothing to pay.');
  expect(paymentSentence({ ...order, credit: 2100 })).toBe(
    'There is nothing to pay. We will pay you back 100.00 DA.',
  );
  expect(paymentSentence({ ...order, credit: 2100, status: 'Delivered', isPaid: true })).toBe(
    'There is nothing to pay. We will pay you back 100.00 DA.',
  );
  expect(paymentSentence({ ...order, credit: 900, status: 'Delivered', isPaid: true })).toContain(
    'You have paid 1100.00 DA.',
  );
  const cancelled = { ...order, status: 'Cancelled', isPaid: true } as const;
  expect(paymentSentence({ ...cancelled, credit: 900 })).toContain('You have paid 1100.00 DA.');
  expect(paymentSentence({ ...cancelled, credit: 2100 })).toBe('There is nothing to pay.');
});

test('a buyer who got money back for a delivered order is not asked whether it was paid', () => {
  const order = { status: 'Delivered', isPaid: false, totalPrice: 2000 } as const;
  expect(paymentSentence({ ...order, refunded: 2000 })).toBe('You have paid 2000.00 DA.');
  expect(paymentSentence({ ...order, kept: 500 })).toBe('You have paid 2000.00 DA.');
  expect(paymentSentence({ ...order, deducted: 500 })).toContain('Have you paid the courier 1500.00 DA?');
});

test('a total with centimes is named beside what the courier collects', () => {
  const order = { status: 'Pending', isPaid: false, totalPrice: 7080.5 } as const;
  expect(paymentSentence(order)).toBe(
    'You pay 7081.00 DA (total 7080.50 DA, rounded because there are no coins for centimes) in cash when it arrives.',
  );
});
