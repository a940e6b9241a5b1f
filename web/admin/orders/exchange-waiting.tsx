import { exchangeCredit, waitingReturns } from '../../../shared/orders/exchange.ts';
import { useMay } from '../../session/use-may.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { adminCorrectionWords } from '../../words/admin-correction-words.ts';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { PayBackButton } from '../returns/pay-back-button.tsx';
import type { AdminOrder } from './use-admin-order.ts';

const words = adminCorrectionWords.exchange;

/** What of the refunds the buyer did not get yet. Nothing otherwise. */
export function OwedToBuyer({ admin }: { admin: AdminOrder }) {
  const { unpaidRefund } = admin.order;
  const may = useMay();
  if (!unpaidRefund || !may('money')) return null;
  const { owedTitle, owedText } = adminInvoicesWords.returns;
  return (
    <Alert kind="warning" title={owedTitle}>
      <p>{owedText(formatPrice(unpaidRefund))}</p>
      <div className="mt-3">
        <PayBackButton admin={admin} amount={unpaidRefund} />
      </div>
    </Alert>
  );
}

/** That something came back for an exchange that nobody has placed, with the two ways on. Nothing otherwise. */
export function ExchangeWaiting({ admin }: { admin: AdminOrder }) {
  const { order, returns } = admin;
  const may = useMay();
  const waiting = waitingReturns(returns);
  if (waiting.length === 0 || order.status === 'Cancelled') return null;
  const kept = exchangeCredit(waiting);
  return (
    <Alert kind="warning" title={words.waitingTitle}>
      <p>{kept > 0 ? words.waiting(formatPrice(kept)) : words.waitingUnpaid}</p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {order.status === 'Delivered' && may('orders.confirm') && (
          <ButtonLink kind="secondary" to={`/admin/orders/${order._id}/exchange`}>
            {words.resume}
          </ButtonLink>
        )}
        {kept > 0 && <PayBackButton admin={admin} amount={kept} />}
      </div>
    </Alert>
  );
}
