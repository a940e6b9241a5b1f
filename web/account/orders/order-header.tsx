import ArrowLeftIcon from 'icon:arrow-left';
import PrinterIcon from 'icon:printer';
import { Link } from 'react-router';
import { formatDateTime } from '../../../shared/dates.ts';
import { orderNumber } from '../../../shared/ids.ts';
import type { Order } from '../../../shared/orders.ts';
import { Button } from '../../ui/button.tsx';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import { StatusBadge } from './order-badges.tsx';

const words = myOrdersWords.order;

/** Which order this is, how far it has come, and its invoice. */
export function OrderHeader({ order }: { order: Order }) {
  return (
    <>
      <BackToOrders />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="page-title">{words.heading(orderNumber(order._id))}</h1>
            <StatusBadge status={order.status} />
          </div>
          <p className="mt-1 text-ink-muted">{words.placedOn(formatDateTime(order.createdAt))}</p>
        </div>
        <Button kind="secondary" onClick={() => window.print()}>
          <PrinterIcon className="size-5" />
          {words.print}
        </Button>
      </div>
    </>
  );
}

export function BackToOrders() {
  return (
    <Link
      to="/myorders"
      prefetch="intent"
      className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-brand-strong text-sm hover:bg-brand-soft"
    >
      <ArrowLeftIcon className="size-4 rtl:-scale-x-100" />
      {words.back}
    </Link>
  );
}
