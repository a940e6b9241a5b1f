import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '../../../shared/orders/orders.ts';
import type { AgainResult } from './order-again.tsx';

/**
 * Puts an order into the cart again and opens the cart, unless there is something to tell first. `busy` is the id of the
 * order that is being added. Only a press loads the code.
 */
export function useOrderAgain() {
  const [busy, setBusy] = useState<string | null>(null);
  const [result, setResult] = useState<AgainResult | null>(null);
  const navigate = useNavigate();
  const again = async ({ _id, orderItems }: Pick<Order, '_id' | 'orderItems'>) => {
    setBusy(_id);
    setResult(null);
    const added = await import('./order-again.tsx').then(
      ({ orderAgain }) => orderAgain(orderItems),
      () => undefined,
    );
    setBusy(null);
    if (added && added.notes.length === 0) return void navigate('/cart');
    setResult(added ?? 'failed');
  };
  return { busy, result, again };
}
