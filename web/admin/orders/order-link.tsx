import { Link } from 'react-router';
import type { Order } from '../../../shared/orders/orders.ts';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';

/** A link to an order: its number and, as screens also name it, the first 8 characters of its id. */
export function OrderLink({ order: { _id } }: { order: Pick<Order, '_id'> }) {
  return (
    <Link
      to={`/admin/orders/${_id}`}
      prefetch="intent"
      className="-my-2 inline-block rounded-sm py-2.5 font-semibold text-brand-strong hover:underline"
    >
      <OrderNumber id={_id} />{' '}
      <bdi dir="ltr" className="whitespace-nowrap font-normal text-ink-muted text-xs">
        {adminOrdersWords.name(_id)}
      </bdi>
    </Link>
  );
}
