import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import {
  isExpected,
  isGoodwill,
  type RefundPart,
  refundParts,
  returnedUnits,
} from '../../../shared/orders/exchange.ts';
import type { OrderReturns } from '../../../shared/orders/invoices.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { useMay } from '../../session/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminCorrectionWords } from '../../words/admin-correction-words.ts';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';
import { ExpectedReturn } from '../returns/expected-return.tsx';
import { GoodwillDialog } from '../returns/goodwill-dialog.tsx';
import { ReturnDialog } from '../returns/return-dialog.tsx';
import type { AdminOrder } from './use-admin-order.ts';

const words = adminInvoicesWords.returns;
const exchangeWords = adminCorrectionWords.exchange;

type Props = { admin: AdminOrder };

/** What came back of an order and what was refunded or taken off, with the form that records more. */
export function ReturnsCard({ admin }: Props) {
  const { order, returns, refreshInvoices } = admin;
  const [opened, setOpened] = useState<'return' | 'exchange' | 'goodwill' | null>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const may = useMay();
  const mayReturn = order.status === 'Shipped' || order.status === 'Delivered';
  if (!mayReturn && returns.length === 0) return null;
  const mayExchange = order.status === 'Delivered' && may('orders.confirm');
  const mayGive = order.status === 'Delivered' && (order.isPaid || order.isCollected === true);
  const isLeft = order.orderItems.some(({ quantity }, place) => quantity > returnedUnits(returns, place));
  const exchangeUrl = `/admin/orders/${order._id}/exchange`;
  return (
    <Card title={words.title}>
      <div className="grid justify-items-start gap-4 text-sm">
        {returns.length === 0 && <p className="text-ink-muted">{words.none}</p>}
        {returns.length > 0 && (
          <ul className="w-full divide-y divide-line">
            {returns.map((each) => (
              <Recorded key={each._id} recorded={each} order={order}>
                {isExpected(each) && (
                  <ExpectedReturn expected={each} order={order} onSettled={refreshInvoices} />
                )}
              </Recorded>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {mayReturn && (
            <Button kind="secondary" onClick={() => setOpened('return')}>
              {words.record}
            </Button>
          )}
          {mayExchange && isLeft && (
            <Button kind="secondary" onClick={() => setOpened('exchange')}>
              {exchangeWords.title}
            </Button>
          )}
          {mayGive && (
            <Button kind="secondary" onClick={() => setOpened('goodwill')}>
              {words.goodwill.open}
            </Button>
          )}
        </div>
      </div>
      {opened === 'goodwill' && (
        <GoodwillDialog {...{ order, returns }} onGiven={revalidate} onClose={() => setOpened(null)} />
      )}
      {opened && opened !== 'goodwill' && (
        <ReturnDialog
          {...{ order, returns }}
          isExchange={opened === 'exchange'}
          onRecorded={() => (opened === 'exchange' ? navigate(exchangeUrl) : revalidate())}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

type RecordedProps = { recorded: OrderReturns[number]; order: Order; children: ReactNode };

function Recorded({ recorded, order, children }: RecordedProps) {
  const { at, by, reason, lines } = recorded;
  return (
    <li className="space-y-1 py-2">
      <ul>
        {lines.map(({ position, quantity, restocked }) => (
          <li key={position}>
            {words.line(
              quantity,
              order.orderItems[position]?.name ?? '',
              words.kinds[destinationOf(restocked)],
            )}
          </li>
        ))}
      </ul>
      {isGoodwill(recorded) && <p>{words.goodwill.name}</p>}
      <p className="wrap-anywhere">{reason}</p>
      {refundParts(recorded).map((part) => (
        <p key={part.kind} className={`font-semibold ${part.kind === 'owed' ? 'text-warning' : ''}`}>
          <RefundName part={part} />
          {colon + formatPrice(part.amount)}
        </p>
      ))}
      <p className="text-ink-muted">
        {formatDateTime(at)} · {by}
      </p>
      {children}
    </li>
  );
}

function RefundName({ part }: { part: RefundPart }) {
  if (part.kind !== 'credited') return words[part.kind];
  return (
    <Link to={`/admin/orders/${part.order}`} className="text-brand-strong hover:underline">
      {words.credited(groupedNumber(part.order))}
    </Link>
  );
}

function destinationOf(restocked: boolean | undefined) {
  if (restocked === undefined) return 'expected';
  return restocked ? 'stock' : 'lost';
}
