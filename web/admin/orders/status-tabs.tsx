import { Link } from 'react-router';
import type { OrderCounts } from '../../../shared/orders/admin-orders.ts';
import { orderStatuses } from '../../../shared/orders/order-terms.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { orderWords } from '../../words/order-words.ts';
import { type AdminOrderListState, adminOrderList } from './admin-order-list.ts';

const words = adminOrdersWords.list;

type Props = { state: AdminOrderListState; counts: OrderCounts | undefined };

/** The statuses as tabs, with the number of orders in each that match the other filters. */
export function StatusTabs({ state, counts }: Props) {
  const tabs = [
    { status: '', text: words.tabs.all, count: counts?.all },
    ...orderStatuses.map((status) => ({
      status,
      text: orderWords.status[status],
      count: counts && (counts.statuses[status] ?? 0),
    })),
  ];
  return (
    <nav aria-label={words.tabs.label} className="mt-2 border-line border-b">
      <ul className="flex gap-1 overflow-x-auto">
        {tabs.map(({ status, text, count }) => (
          <li key={status}>
            <Link
              to={adminOrderList.url(adminOrderList.change(state, { status }))}
              preventScrollReset
              aria-current={status === state.status ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 px-3 font-semibold text-ink-muted text-sm hover:text-ink aria-[current=page]:border-brand-strong aria-[current=page]:text-brand-strong"
            >
              {text}
              {count !== undefined && (
                <span className="font-normal text-xs tabular-nums">{formatNumber(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
