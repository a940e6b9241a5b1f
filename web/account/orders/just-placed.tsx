import { useState } from 'react';
import type { Order } from '../../../shared/orders.ts';
import { lastOrderIdEntry } from '../../session/local-entries.ts';
import { orderWords } from '../../words/order-words.ts';
import { NextSteps } from './next-steps.tsx';

const welcomeLastsMs = 60 * 60 * 1000;

/** Thanks for an order that this browser has placed within the last hour. */
export function JustPlaced({ order }: { order: Order }) {
  const lastOrderId = lastOrderIdEntry.use();
  const [openedAt] = useState(() => Date.now());
  const isFresh = openedAt - Date.parse(order.createdAt) < welcomeLastsMs;
  if (order._id !== lastOrderId || order.status !== 'Pending' || !isFresh) return null;
  return (
    <section className="mt-8 rounded-card bg-brand-soft p-5 sm:p-6">
      <h2 className="mb-4 font-semibold text-brand-deep text-xl">{orderWords.confirmation.thanks}</h2>
      <NextSteps order={order} />
    </section>
  );
}
