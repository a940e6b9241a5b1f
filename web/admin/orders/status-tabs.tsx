import type { OrderCounts } from '../../../shared/orders/admin-orders.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { SectionLinks } from '../list/section-links.tsx';
import { type AdminOrderListState, adminOrderList } from './admin-order-list.ts';

const words = adminOrdersWords.list.tabs;

type Props = { state: AdminOrderListState; counts: OrderCounts | undefined };

/** The statuses as tabs, with the number of orders in each that match the other filters. */
export function StatusTabs({ state, counts }: Props) {
  return (
    <SectionLinks<AdminOrderListState['status']>
      label={words.label}
      sections={{ '': words.all, ...orderWords.status }}
      hrefOf={(status) => adminOrderList.url(adminOrderList.change(state, { status }))}
      current={state.status}
      counts={counts && { '': counts.all, ...counts.statuses }}
      keepsPlace
    />
  );
}
