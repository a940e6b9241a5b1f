import TriangleAlertIcon from 'icon:triangle-alert';
import { Link } from 'react-router';
import type { CallTask, PhoneHistory } from '../../../shared/confirmation/confirmation.ts';
import { riskPoints } from '../../../shared/confirmation/confirmation-terms.ts';
import { netOfReturns } from '../../../shared/orders/order-balance.ts';
import { StatusBadge } from '../../account/orders/order-badges.tsx';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { cartWords } from '../../words/cart-words.ts';
import { colon, formatNumber, formatPrice } from '../../words/formats.ts';

const words = adminConfirmationWords;

type Props = { task: CallTask };

/** What may speak against the order, with its reasons. */
export function RiskCard({ task: { risks } }: Props) {
  if (risks.length === 0) return null;
  const points = risks.reduce((sum, reason) => sum + riskPoints[reason], 0);
  return (
    <section className="rounded-card border border-warning/30 bg-warning-soft p-5 text-sm sm:p-6">
      <h2 className="flex items-center gap-2 font-semibold text-lg text-warning">
        <TriangleAlertIcon className="size-5" />
        {words.risks.title} · {words.risks.points(points)}
      </h2>
      <ul className="mt-3 list-disc space-y-1 ps-5">
        {risks.map((reason) => (
          <li key={reason}>
            {words.risks.reasons[reason]} ({formatNumber(riskPoints[reason])})
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-muted">{words.risks.hint}</p>
    </section>
  );
}

const figures = ['orders', 'delivered', 'refused', 'unreachable', 'cancelled', 'fake'] as const;

/** The history of the phone number of an order. */
export function PhoneCard({ task: { phone, order } }: Props) {
  return (
    <div id="phone-number" className="scroll-mt-20">
      <Card title={words.phone.title}>
        <PhoneFacts phone={phone} without={order._id} />
      </Card>
    </div>
  );
}

/** What became of the orders with a phone number, and the last of them. */
export function PhoneFacts({ phone, without }: { phone: PhoneHistory; without?: string }) {
  const others = phone.history.filter(({ _id }) => _id !== without);
  return (
    <>
      {phone.block && (
        <div className="mb-4">
          <Alert kind="warning">
            {words.book.isBlocked} {words.book.reasons[phone.block.reason]}
          </Alert>
        </div>
      )}
      <dl className="grid grid-cols-3 gap-x-3 gap-y-4">
        {figures.map((name) => (
          <div key={name}>
            <dt className="text-ink-muted text-xs">{words.phone.figures[name]}</dt>
            <dd className="font-bold text-lg tabular-nums">{formatNumber(phone[name])}</dd>
          </div>
        ))}
      </dl>
      {others.length === 0 ? (
        <p className="mt-4 text-ink-muted text-sm">{without ? words.phone.first : words.phone.none}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-line border-t text-sm">
          {others.map(({ _id, createdAt, status, confirmation, ...order }) => (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
              <span>
                <Link
                  to={`/admin/orders/${_id}`}
                  className="-my-1 inline-block rounded-sm py-1 font-semibold text-brand-strong hover:underline"
                >
                  <OrderNumber id={_id} />
                </Link>
                <span className="block text-ink-muted text-xs">
                  {formatDateTime(createdAt)} · <bdi>{totalText(order)}</bdi>
                </span>
              </span>
              <span className="grid justify-items-end gap-1">
                <StatusBadge status={status} />
                {confirmation !== 'confirmed' && (
                  <span className="text-ink-muted text-xs">{words.confirmations[confirmation]}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The total, and what is left of it after returns. */
function totalText(
  order: Pick<CallTask['phone']['history'][number], 'totalPrice' | 'deducted' | 'refunded' | 'kept'>,
) {
  const net = netOfReturns(order);
  const total = formatPrice(order.totalPrice);
  return net === undefined ? total : `${total} · ${cartWords.summary.netShort}${colon}${formatPrice(net)}`;
}
