import RefreshCwIcon from 'icon:refresh-cw';
import { useState } from 'react';
import type { OrderCounts } from '../../../shared/orders/admin-orders.ts';
import { call } from '../../call.ts';
import { useOrderEvents } from '../../session/order-events.ts';
import { Button } from '../../ui/button.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import type { AdminOrderListState } from './admin-order-list.ts';

const words = adminOrdersWords.list;

type Props = {
  /** What the list shows. A new value means that it was read again. */
  shown: unknown;
  state: AdminOrderListState;
  /** The orders that the filters found when the list was read, in every status. */
  before: number;
  onShow: () => void;
  /** Called with the numbers of orders by status whenever an order was placed or changed. */
  onCounted: (counts: OrderCounts) => void;
};

/** Says how many newer orders there are than those of the list, which does not jump while somebody works in it. */
export function NewerOrders({ shown, state, before, onShow, onCounted }: Props) {
  const [told, setTold] = useState<{ shown: unknown; count: number }>();
  useOrderEvents(async (event) => {
    const counts = await call('GET /orders/counts', { query: state }).catch(() => undefined);
    if (counts) onCounted(counts);
    if (event === 'placed') setTold({ shown, count: counts ? counts.all - before : 0 });
  });
  return (
    <div role="status">
      {told && told.shown === shown && (
        <div className="mb-2 flex flex-wrap items-center justify-center gap-3 rounded-card bg-brand-soft px-3 py-1 text-brand-deep text-sm">
          {words.newer(told.count)}
          <Button kind="plain" onClick={onShow}>
            <RefreshCwIcon className="size-4" />
            {words.showNewer}
          </Button>
        </div>
      )}
    </div>
  );
}
