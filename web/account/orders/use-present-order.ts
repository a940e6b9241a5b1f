import { useEffect, useState } from 'react';
import type { ShownOrder } from '../../../shared/orders/orders.ts';

/**
 * The order as the page has loaded it, read again when the visitor returns to the tab (requirements: Order page). If that
 * fails, the old one stays.
 */
export function usePresentOrder(opened: ShownOrder, read: (id: string) => Promise<ShownOrder>) {
  const [order, setOrder] = useState(opened);

  // A navigation to the same page loads the order again.
  useEffect(() => setOrder(opened), [opened]);

  useEffect(() => {
    let isOpen = true;
    const refreshWhenSeen = () => {
      if (document.visibilityState !== 'visible') return;
      read(opened._id).then(
        (present) => isOpen && setOrder(present),
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', refreshWhenSeen);
    return () => {
      isOpen = false;
      document.removeEventListener('visibilitychange', refreshWhenSeen);
    };
  }, [opened._id, read]);

  return [order, setOrder] as const;
}
