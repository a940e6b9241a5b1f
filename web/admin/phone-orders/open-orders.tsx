import { Link } from 'react-router';
import type { OpenOrder } from '../../../shared/orders/phone-orders.ts';
import { StatusBadge } from '../../account/orders/order-badges.tsx';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { formatAge } from '../../ui/format-age.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { formatPrice } from '../../words/formats.ts';

const words = adminPhoneOrderWords.phone;

/** The orders of the buyer that have not ended, so that nobody places one twice. */
export function OpenOrders({ orders }: { orders: OpenOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <div className="mt-2">
      <Alert kind="warning" title={words.openOrders(orders.length)}>
        <ul className="my-2 divide-y divide-line">
          {orders.map((order) => (
            <li key={order._id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {/* In a tab of its own, so that what was typed stays. */}
                <Link
                  to={`/admin/orders/${order._id}`}
                  target="_blank"
                  className="-my-2 py-2.5 font-semibold underline"
                >
                  <OrderNumber id={order._id} />
                </Link>
                <StatusBadge status={order.status} />
                <span className="tabular-nums">{formatPrice(order.totalPrice)}</span>
                <span>{formatAge(order.createdAt)}</span>
              </p>
              {order.mayEdit && (
                <ButtonLink kind="secondary" to={`/admin/orders/${order._id}/edit`}>
                  {words.addToOrder}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
        {orders.some(({ mayEdit }) => mayEdit) && <p>{words.openHint}</p>}
      </Alert>
    </div>
  );
}
