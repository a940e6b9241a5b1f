import { type OrderStatus, statusMails } from '../../../shared/orders/order-terms.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { mayNow } from '../../session/use-may.ts';
import { mailProblem, useBuyerMails } from './mail-note.tsx';

type Mailed = Pick<Order, 'shippingAddress'>;

/** What decides whether the buyer of an order gets mails about it. */
export function buyerOf({ shippingAddress: { email, phone } }: Mailed) {
  return { hasEmail: email !== '', phone };
}

/** Why the buyer hears by no mail of a new status. Nothing for those who do not know the address. */
export function useMailProblem(order: Mailed) {
  const mails = useBuyerMails();
  return (status: OrderStatus) => {
    if (status === 'Pending' || !mayNow('orders.confirm')) return undefined;
    return mailProblem(mails, statusMails[status], buyerOf(order));
  };
}
