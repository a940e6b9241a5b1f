import { useCallback, useEffect, useRef, useState } from 'react';
import type { Call } from '../../../shared/api.ts';
import type { Order } from '../../../shared/orders.ts';
import { call } from '../../call.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { myOrdersWords } from '../../words/my-orders-words.ts';

/** The caller's orders as they are now, whatever a cache may have kept (requirements: My orders). */
export function readOrders(call: Call) {
  return call('GET /orders/myorders', { query: { t: String(Date.now()) } });
}

/**
 * The orders that the page was opened with, read again on demand and when the visitor comes back to this tab
 * (requirements: My orders). What was shown stays when that fails.
 */
export function useOrders(opened: Order[]) {
  const [orders, setOrders] = useState(opened);
  const [state, setState] = useState<'idle' | 'refreshing' | 'refreshed'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);

  // The page may be opened anew without leaving it.
  useEffect(() => setOrders(opened), [opened]);

  const refresh = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('refreshing');
    setProblem(null);
    try {
      setOrders(await readOrders(call));
      setState('refreshed');
    } catch (error) {
      setProblem(refusalText(error, myOrdersWords.list.failed));
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
