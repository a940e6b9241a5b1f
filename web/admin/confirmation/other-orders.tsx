import { Link } from 'react-router';
import type { CallTask } from '../../../shared/confirmation/confirmation.ts';
import type { CombinableOrder } from '../../../shared/orders/combined-orders.ts';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { Alert } from '../../ui/alert.tsx';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';

const words = adminConfirmationWords.others;
const open = ['Pending', 'Processing', 'Shipped'];
const most = 3;

type Props = { task: CallTask; combinable: CombinableOrder[] };

/** The other open orders of the buyer, and the place where they can be combined with this one. */
export function OtherOrders({ task: { order, phone }, combinable }: Props) {
  const others = phone.history.filter(({ _id, status }) => _id !== order._id && open.includes(status));
  if (others.length === 0) return null;
  return (
    <Alert kind="info">
      <p className="flex flex-wrap items-center gap-x-3">
        <a href="#phone-number" className="py-1 font-semibold underline">
          {words.open(others.length)}
        </a>
        {others.slice(0, most).map(({ _id }) => (
          <Link key={_id} to={`/admin/orders/${_id}`} className="py-1 underline">
            <OrderNumber id={_id} />
          </Link>
        ))}
        {combinable.some(({ apart }) => !apart) && (
          <Link to={`/admin/orders/${order._id}#combine`} className="py-1 font-semibold underline">
            {words.combine}
          </Link>
        )}
      </p>
    </Alert>
  );
}
