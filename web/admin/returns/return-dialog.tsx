import { useState } from 'react';
import { paidFor, returnedUnits } from '../../../shared/orders/exchange.ts';
import type { OrderReturns } from '../../../shared/orders/invoices.ts';
import { balanceOf } from '../../../shared/orders/order-balance.ts';
import { money, typedNumber } from '../../../shared/values/typed-number.ts';
import { call } from '../../call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { shownPrice } from '../../ui/forms/shown-number.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { adminCorrectionWords } from '../../words/admin-correction-words.ts';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { DestinationSelect } from './destination-select.tsx';
import { WhenSelect } from './goodwill-dialog.tsx';
import { RefundField, type ReturnedOrder, waysOf } from './refund-field.tsx';

const words = adminInvoicesWords.returns;
const exchangeWords = adminCorrectionWords.exchange;

type DialogProps = {
  order: ReturnedOrder;
  returns: OrderReturns;
  /** Whether another product follows, so that the money is kept for it. */
  isExchange: boolean;
  onRecorded: () => unknown;
  onClose: () => void;
};

type Draft = Record<number, { quantity: number; kind: string }>;

/** Records what came back of an order, or what the courier of its exchange will bring. */
export function ReturnDialog({ order, returns, isExchange, onRecorded, onClose }: DialogProps) {
  const [draft, setDraft] = useState<Draft>({});
  const [isExpected, setExpected] = useState(isExchange);
  const [reason, setReason] = useState('');
  // Noting that it was paid is one press; a refund cannot be recorded anew.
  const [isPaid, setPaid] = useState(false);
  const [typedRefund, setRefund] = useState<string | null>(null);
  const value = order.orderItems.reduce(
    (sum, item, position) =>
      sum + paidFor(item, draft[position]?.quantity ?? 0, returnedUnits(returns, position)),
    0,
  );
  const [way, setWay] = useState(waysOf(order, isExchange)[0]);
  const isDeducted = way === 'deducted';
  const worth = isDeducted ? Math.min(value, balanceOf(order).due) : value;
  const refund = typedRefund ?? (way ? shownPrice(worth) : '0');
  const fill = (position: number, part: Partial<Draft[number]>) =>
    setDraft({ ...draft, [position]: { quantity: 0, kind: 'stock', ...draft[position], ...part } });

  async function record() {
    const chosen = Object.entries(draft).filter(([, { quantity }]) => quantity > 0);
    const body = {
      reason,
      refund: typedNumber(refund, money) as number,
      forExchange: isExchange,
      ...(isDeducted && { deducted: true }),
      ...(!isPaid && { owed: true }),
      seen: returns.length,
      lines: chosen.map(([position, { quantity, kind }]) => ({
        ...{ position: Number(position), quantity },
        ...(!isExpected && { restocked: kind === 'stock' }),
      })),
    };
    await call('POST /orders/:id/returns', { params: { id: order._id }, body });
    showToast({ kind: 'success', text: isExpected ? words.recordedExpected : words.recorded });
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
      {isExchange && <WaySelect {...{ isExpected }} onChoose={setExpected} />}
      <ReturnLines {...{ order, returns, draft, isExpected }} onFill={fill} />
      <div className="mt-4 space-y-4">
        <TextField
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          maxLength={200}
          required
        />
        <RefundField {...{ order, isExchange, value, way, refund }} onChoose={setWay} onType={setRefund} />
        {!isExchange && way === 'refunded' && <WhenSelect isPaid={isPaid} onChoose={setPaid} />}
      </div>
    </ConfirmDialog>
  );
}

type WayProps = { isExpected: boolean; onChoose: (isExpected: boolean) => void };

/** Whether the courier of the exchange brings the products, or they are here. */
function WaySelect({ isExpected, onChoose }: WayProps) {
  return (
    <div className="mt-4 space-y-1">
      <FilterSelect
        label={exchangeWords.when}
        value={isExpected ? 'expected' : 'here'}
        onChoose={(chosen) => onChoose(chosen === 'expected')}
      >
        <option value="expected">{exchangeWords.whens.expected}</option>
        <option value="here">{exchangeWords.whens.here}</option>
      </FilterSelect>
      {!isExpected && <p className="text-ink-muted text-sm">{exchangeWords.hereHint}</p>}
    </div>
  );
}

type LinesProps = Pick<DialogProps, 'order' | 'returns'> & {
  draft: Draft;
  isExpected: boolean;
  onFill: (position: number, part: Partial<Draft[number]>) => void;
};

/** The lines of the order with the units that can still come back. */
function ReturnLines({ order, returns, draft, isExpected, onFill }: LinesProps) {
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
            <div className="mt-2 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-end gap-3">
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
              {!isExpected && (
                <DestinationSelect
                  label={words.destination}
                  value={draft[position]?.kind ?? 'stock'}
                  onChoose={(kind) => onFill(position, { kind })}
                />
              )}
            </div>
          ) : (
            <p className="text-ink-muted">{words.all}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
