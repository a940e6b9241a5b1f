import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { editProblem } from '../../../shared/orders/order-rights.ts';
import type { OrderForm } from '../../../shared/orders/phone-orders.ts';
import { useMay, useRole } from '../../session/use-may.ts';
import { Alert } from '../../ui/alert.tsx';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { formatPrice } from '../../words/formats.ts';

const words = adminPhoneOrderWords.edit;

type Props = { opened: OrderForm };

/** Why this reader cannot change the order at all. */
export function useEditProblem({ status, isPaid, invoice, isReturned }: OrderForm) {
  const problem = editProblem(useRole(), { status, isSettled: isPaid || invoice !== undefined });
  if (problem === 'ended') return status === 'Delivered' ? 'delivered' : 'cancelled';
  return problem ?? (isReturned ? 'returned' : undefined);
}

type Problem = NonNullable<ReturnType<typeof useEditProblem>>;

/** Why the order cannot be changed, and what can be done instead. */
export function EditRefused({ opened: { _id }, problem }: Props & { problem: Problem }) {
  const may = useMay();
  const isReturnable = (problem === 'delivered' || problem === 'returned') && may('money');
  return (
    <Alert kind="warning">
      <p>{words.refused[problem]}</p>
      {isReturnable && <NextLink to={`/admin/orders/${_id}#returns`}>{words.toReturns}</NextLink>}
      {problem === 'cancelled' && (
        <NextLink to="/admin/orders/new">{adminPhoneOrderWords.phone.open}</NextLink>
      )}
    </Alert>
  );
}

/** Notices at the top of the form: the mail, the courier to tell, and the parts of the order that can no longer change. */
export function EditNotices({ opened }: Props) {
  const { cancelRequestedAt, isPaid, isSent, parcel, invoice } = opened;
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {cancelRequestedAt && <Alert kind="warning">{words.cancelRequested}</Alert>}
      {invoice && (
        <Alert kind="warning">
          <p>{words.invoiced(invoice.number)}</p>
          <NextLink to={`/admin/invoices/${invoice._id}`}>{words.toInvoice}</NextLink>
        </Alert>
      )}
      {isPaid && !invoice && <Alert kind="warning">{words.paid}</Alert>}
      {isSent && (parcel || !invoice) && <Alert kind="warning">{sentText(parcel)}</Alert>}
    </div>
  );
}

function sentText(parcel: OrderForm['parcel']) {
  if (!parcel) return words.sent;
  return words.known(parcel.courier, parcel.reference, formatPrice(parcel.collected));
}

function NextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-semibold underline">
      {children}
    </Link>
  );
}
