import { toCentimes, toDinars } from '../../../shared/catalog/prices.ts';
import { balanceOf, netOfReturns } from '../../../shared/orders/order-balance.ts';
import type { Order, ShownOrder } from '../../../shared/orders/orders.ts';
import { money, readNumber } from '../../../shared/values/typed-number.ts';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminCorrectionWords } from '../../words/admin-correction-words.ts';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { formatPrice } from '../../words/formats.ts';

const words = adminInvoicesWords.returns;
const exchangeWords = adminCorrectionWords.exchange;

export type ReturnedOrder = Order & Pick<ShownOrder, 'isCollected'>;

/** What happens with the money of a return: an unpaid order costs less, or the buyer gets it, at once or in an exchange. */
type Way = 'deducted' | 'refunded';

/**
 * The ways that are open, the usual one first. An unpaid order may have been paid before in part, or its courier has the money,
 * which the buyer then gets back.
 */
export function waysOf(order: ReturnedOrder, isExchange: boolean): Way[] {
  const { isPaid, credit = 0, isCollected = false } = order;
  const deducted: Way[] = !isExchange && !isPaid && balanceOf(order).due > 0 ? ['deducted'] : [];
  const refunded: Way[] = isPaid || credit > 0 || isCollected ? ['refunded'] : [];
  return isCollected ? [...refunded, ...deducted] : [...deducted, ...refunded];
}

type Props = {
  order: ReturnedOrder;
  isExchange: boolean;
  /** What the returned units were sold for. */
  value: number;
  way: Way | undefined;
  refund: string;
  onChoose: (way: Way) => void;
  onType: (refund: string) => void;
};

/** The money of a return, with the choice of its way if there is one. */
export function RefundField(props: Props) {
  const { order, isExchange, value, way, refund, onChoose, onType } = props;
  const hint = hintOf(props);
  return (
    <>
      {waysOf(order, isExchange).length > 1 && (
        <div className="space-y-1">
          <FilterSelect
            label={words.way}
            value={way ?? ''}
            onChoose={(chosen) => onChoose(chosen === 'deducted' ? 'deducted' : 'refunded')}
          >
            <option value="deducted">{words.ways.deducted}</option>
            <option value="refunded">{words.ways.refunded}</option>
          </FilterSelect>
          {order.isCollected && <p className="text-ink-muted text-sm">{words.collectedHint}</p>}
        </div>
      )}
      {value > 0 && (
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold text-sm">
          {words.goods} <span className="tabular-nums">{formatPrice(value)}</span>
        </p>
      )}
      <TextField
        name="refund"
        inputMode="decimal"
        required
        label={labelOf(props)}
        {...(hint && { hint })}
        error={refund.trim() === '' ? words.noSum : undefined}
        value={refund}
        onChange={({ target }) => onType(target.value)}
      />
    </>
  );
}

function labelOf({ isExchange, way }: Props) {
  if (isExchange) return exchangeWords.kept;
  return way === 'deducted' ? words.toTakeOff : words.refund;
}

function hintOf({ order, isExchange, value, way, refund }: Props) {
  if (!way) return isExchange ? exchangeWords.unpaid : words.unpaid;
  const amount = readNumber(refund, money) ?? 0;
  // The server refuses more.
  if (amount > mostOf(order, way)) return undefined;
  const difference = differenceText(amount, value);
  if (way === 'deducted') {
    const left = toDinars(Math.max(0, toCentimes(balanceOf(order).due) - Math.round(amount * 100)));
    const isMaybePaid = order.status === 'Delivered' && !order.isCollected;
    const less = words.less(formatPrice(amount), formatPrice(left));
    return [less, isMaybePaid && words.markFirst, difference].filter(Boolean).join(' ');
  }
  const nothing = amount === 0 && value > 0 && (isExchange ? exchangeWords.nothingKept : words.noRefund);
  const told = [nothing, difference].filter(Boolean).join(' ');
  return told || (isExchange ? exchangeWords.keptHint : words.refundHint);
}

/** What can still be taken off, or the part of the total that did not go back before. */
function mostOf(order: ReturnedOrder, way: Way) {
  return way === 'deducted' ? balanceOf(order).due : (netOfReturns(order) ?? order.totalPrice);
}

/** The credit note follows the goods, whatever their buyer gets. */
function differenceText(amount: number, value: number) {
  const difference = toDinars(Math.round(amount * 100) - toCentimes(value));
  if (Number.isNaN(difference) || difference === 0 || value === 0) return '';
  const text = difference > 0 ? words.moreThanGoods : words.lessThanGoods;
  return text(formatPrice(Math.abs(difference)), formatPrice(value));
}
