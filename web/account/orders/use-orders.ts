import { useCallback, useEffect, useRef, useState } from 'react';
import type { Call } from '../../../shared/api.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { call } from '../../call.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { myOrdersWords } from '../../words/my-orders-words.ts';

/** The caller's present orders. The time in the query keeps any cache from answering (requirements: My orders). */
export function readOrders(call: Call) {
  return call('GET /orders/myorders', { query: { t: String(Date.now()) } });
}

/**
 * The orders as the page has loaded them. They are read again by `refresh` and when the visitor returns to the tab
 * (requirements: My orders). If that fails, the old ones stay.
 */
export function useOrders(opened: Order[]) {
  const [orders, setOrders] = useState(opened);
  const [state, setState] = useState<'idle' | 'refreshing' | 'refreshed'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);

  // A navigation to the same page loads the orders again.
  useEffect(() => setOrders(opened), [opened]);

  const refresh = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('refreshing');
    setProblem(null);
    try {
      setOrders(await readOrders((name, input) => call(name, input, { failed: myOrdersWords.list.failed })));
      setState('refreshed');
    } catch (error) {
      setProblem(refusalText(error));
      setState('idle');
    } finally {
      isBusy.current = false;
    }
  }, []);

  useEffect(() => {
    const refreshWhenSeen = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', refreshWhenSeen);
    return () => document.removeEventListener('visibilitychange', refreshWhenSeen);
  }, [refresh]);

  return { orders, state, problem, refresh };
}
