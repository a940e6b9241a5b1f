import { useState } from 'react';
import { useNavigate } from 'react-router';
import { exchangeCredit, paidFor, returnedUnits, waitingReturns } from '../../../shared/orders/exchange.ts';
import type { OrderReturns } from '../../../shared/orders/invoices.ts';
import type { Order, ShownOrder } from '../../../shared/orders/orders.ts';
import { money, typedNumber } from '../../../shared/values/typed-number.ts';
import { call } from '../../call.ts';
import { useMay } from '../../session/use-may.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { shownNumber } from '../../ui/forms/shown-number.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { adminCorrectionWords } from '../../words/admin-correction-words.ts';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';
import { PayBackButton } from './pay-back-button.tsx';
import type { AdminOrder } from './use-admin-order.ts';

const words = adminInvoicesWords.returns;
const exchangeWords = adminCorrectionWords.exchange;

type Props = { admin: AdminOrder };

/** What came back of an order and what was refunded, with the form that records more. */
export function ReturnsCard({ admin }: Props) {
  const { order, returns, refreshInvoices } = admin;
  const [opened, setOpened] = useState<'return' | 'exchange' | null>(null);
  const navigate = useNavigate();
  const may = useMay();
  const mayReturn = order.status === 'Shipped' || order.status === 'Delivered';
  if (!mayReturn && returns.length === 0) return null;
  const mayExchange = order.status === 'Delivered' && may('orders.confirm');
  const isLeft = order.orderItems.some(({ quantity }, place) => quantity > returnedUnits(returns, place));
  const waiting = waitingReturns(returns);
  const kept = exchangeCredit(waiting);
  const exchangeUrl = `/admin/orders/${order._id}/exchange`;
  return (
    <Card title={words.title}>
      <div className="grid justify-items-start gap-4 text-sm">
        {returns.length === 0 && <p className="text-ink-muted">{words.none}</p>}
        {returns.length > 0 && (
          <ul className="w-full divide-y divide-line">
            {returns.map((each) => (
              <Recorded key={each._id} recorded={each} order={order} />
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
          {mayExchange && waiting.length > 0 && (
            <ButtonLink kind="secondary" to={exchangeUrl}>
              {exchangeWords.resume}
            </ButtonLink>
          )}
          {kept > 0 && order.status !== 'Cancelled' && <PayBackButton admin={admin} amount={kept} />}
        </div>
      </div>
      {opened && (
        <ReturnDialog
          {...{ order, returns }}
          isExchange={opened === 'exchange'}
          onRecorded={() => (opened === 'exchange' ? navigate(exchangeUrl) : refreshInvoices())}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

function Recorded({ recorded, order }: { recorded: OrderReturns[number]; order: Order }) {
  const { at, by, reason, refund, forExchange, lines } = recorded;
  return (
    <li className="space-y-1 py-2">
      <ul>
        {lines.map(({ position, quantity, restocked }) => (
          <li key={position}>
            {words.line(quantity, order.orderItems[position]?.name ?? '', words.kinds[kindOf(restocked)])}
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere">{reason}</p>
      {refund > 0 && (
        <p className="font-semibold">
          {words[forExchange ? 'kept' : 'refunded'] + colon + formatPrice(refund)}
        </p>
      )}
      <p className="text-ink-muted">
        {formatDateTime(at)} · {by}
      </p>
    </li>
  );
}

function kindOf(restocked: boolean) {
  return restocked ? 'stock' : 'lost';
}

type ReturnedOrder = Order & Pick<ShownOrder, 'isCollected'>;

type DialogProps = {
  order: ReturnedOrder;
  returns: OrderReturns;
  /** Whether another product follows, so that the money is kept for it. */
  isExchange: boolean;
  onRecorded: () => unknown;
  onClose: () => void;
};

type Draft = Record<number, { quantity: number; kind: string }>;

function ReturnDialog({ order, returns, isExchange, onRecorded, onClose }: DialogProps) {
  const [draft, setDraft] = useState<Draft>({});
  const [reason, setReason] = useState('');
  const [typedRefund, setRefund] = useState<string | null>(null);
  const value = order.orderItems.reduce(
    (sum, item, position) =>
      sum + paidFor(item, draft[position]?.quantity ?? 0, returnedUnits(returns, position)),
    0,
  );
  const refund = typedRefund ?? (isRefundable(order) ? shownNumber(value) : '0');
  const fill = (position: number, part: Partial<Draft[number]>) =>
    setDraft({ ...draft, [position]: { quantity: 0, kind: 'stock', ...draft[position], ...part } });

  async function record() {
    const chosen = Object.entries(draft).filter(([, { quantity }]) => quantity > 0);
    const body = {
      reason,
      refund: (typedNumber(refund, money) ?? 0) as number,
      forExchange: isExchange,
      seen: returns.length,
      lines: chosen.map(([position, { quantity, kind }]) => ({
        ...{ position: Number(position), quantity },
        restocked: kind === 'stock',
      })),
    };
    await call('POST /orders/:id/returns', { params: { id: order._id }, body });
    showToast({ kind: 'success', text: words.recorded });
    await onRecorded();
  }

  return (
    <ConfirmDialog
      title={isExchange ? exchangeWords.title : words.record}
      text={isExchange ? exchangeWords.text : words.text}
      confirm={isExchange ? exchangeWords.confirm : words.record}
      onConfirm={record}
      onClose={onClose}
    >
      <ReturnLines {...{ order, returns, draft }} onFill={fill} />
      <div className="mt-4 space-y-4">
        <TextField
          name="reason"
          label={words.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          maxLength={200}
          required
        />
        <TextField
          name="refund"
          inputMode="decimal"
          required
          label={isExchange ? exchangeWords.kept : words.refund}
          hint={hintOf(order, isExchange)}
          value={refund}
          onChange={({ target }) => setRefund(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

/** An unpaid order may have been paid before in part, and a courier may have its money. */
function isRefundable({ isPaid, credit = 0, isCollected }: ReturnedOrder) {
  return isPaid || credit > 0 || isCollected === true;
}

function hintOf(order: ReturnedOrder, isExchange: boolean) {
  if (isExchange) return isRefundable(order) ? exchangeWords.keptHint : exchangeWords.unpaid;
  return isRefundable(order) ? words.refundHint : words.unpaid;
}

type LinesProps = Pick<DialogProps, 'order' | 'returns'> & {
  draft: Draft;
  onFill: (position: number, part: Partial<Draft[number]>) => void;
};

/** The lines of the order with the units that can still come back. */
function ReturnLines({ order, returns, draft, onFill }: LinesProps) {
  const lines = order.orderItems.map((item, position) => ({
    ...{ item, position },
    left: item.quantity - returnedUnits(returns, position),
  }));
  return (
    <ul className="mt-4 divide-y divide-line border-line border-y text-sm">
      {lines.map(({ item, position, left }) => (
        <li key={position} className="py-3">
          <p className="own-direction wrap-anywhere font-medium">
            {item.size ? `${item.name} (${item.size})` : item.name}
          </p>
          {left > 0 ? (
            <div className="mt-2 grid grid-cols-2 items-end gap-3">
              <TextField
                name={`quantity-${position}`}
                type="number"
                required
                min={0}
                max={left}
                label={words.units(left)}
                value={String(draft[position]?.quantity ?? 0)}
                onChange={({ target }) => onFill(position, { quantity: Number(target.value) })}
              />
              <FilterSelect
                label={words.destination}
                value={draft[position]?.kind ?? 'stock'}
                onChoose={(kind) => onFill(position, { kind })}
              >
                <option value="stock">{words.kinds.stock}</option>
                <option value="lost">{words.kinds.lost}</option>
              </FilterSelect>
            </div>
          ) : (
            <p className="text-ink-muted">{words.all}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
