import { Suspense, useState } from 'react';
import type { Order } from '../../../shared/orders/orders.ts';
import { lastOrderIdEntry } from '../../session/local-entries.ts';
import { latePart } from '../../ui/late-part.tsx';
import { OrderState } from './order-state.tsx';

/** Needed once for each order. */
const Thanks = latePart(async () => (await import('./next-steps.tsx')).Thanks, OrderState);

const welcomeLastsMs = 60 * 60 * 1000;

/** A thank-you for an order that this browser placed within the last hour, otherwise the present state of the order. */
export function ThanksOrState({ order }: { order: Order }) {
  const lastOrderId = lastOrderIdEntry.use();
  const [openedAt] = useState(() => Date.now());
  const isFresh = openedAt - Date.parse(order.createdAt) < welcomeLastsMs;
  const state = <OrderState order={order} />;
  if (order._id !== lastOrderId || order.status !== 'Pending' || order.changedAt || !isFresh) return state;
  return (
    <Suspense fallback={state}>
      <Thanks order={order} />
    </Suspense>
  );
}
