import { handOverSentence } from '../../../shared/orders/exchange.ts';
import type { Order, ShownOrder } from '../../../shared/orders/orders.ts';
import { sentenceOfPayment } from '../../../shared/orders/payment-sentence.ts';
import { formatDateTime } from '../../ui/format-dates.ts';
import { colon, comma, language } from '../../words/formats.ts';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import { statusIcons } from './status-icons.ts';

const words = myOrdersWords.state;

/** What an order is doing now and what there is to pay, in sentences. A change is read out. */
export function OrderState({ order }: { order: StatedOrder }) {
  const Icon = statusIcons[order.status];
  const isCancelled = order.status === 'Cancelled';
  return (
    <section
      className={`mt-8 flex gap-4 rounded-card p-5 sm:p-6 ${isCancelled ? 'border border-line bg-canvas' : 'bg-brand-soft text-brand-deep'}`}
    >
      <span
        className={`grid size-12 shrink-0 place-items-center rounded-full text-white ${isCancelled ? 'bg-ink-muted' : 'bg-brand-strong'}`}
      >
        <Icon className="size-6" />
      </span>
      <div aria-live="polite" className="min-w-0 self-center">
        <h2 className="font-semibold text-xl">{stateTitle(order)}</h2>
        <StateText order={order} />
      </div>
    </section>
  );
}

export function stateTitle({ status, combinedWith }: StatedOrder) {
  return combinedWith ? words.combinedTitle : words.titles[status];
}

/** The text of the state and the sentence about the payment. */
export function StateText({ order }: { order: StatedOrder }) {
  const handOver = handOverSentence(order, language);
  if (order.combinedWith) return <p className="mt-1">{words.combined(order.combinedWith)}</p>;
  return (
    <>
      <p className="mt-1">{order.isHeld ? words.held : words.texts[order.status]}</p>
      {order.parcel && (
        <p className="wrap-anywhere mt-1">
          {words.courier + colon}
          <bdi>{order.parcel.courier}</bdi>
          {' · '}
          {words.tracking + colon}
          <bdi dir="ltr" className="font-semibold">
            {order.parcel.tracking}
          </bdi>
        </p>
      )}
      {order.exchangeOf && <p className="mt-1">{words.exchangeOf(order.exchangeOf.join(comma))}</p>}
      {order.exchangeWaits && <p className="mt-1">{words.exchangeWaits}</p>}
      {order.exchangedBy && <p className="mt-1">{words.exchangedBy(order.exchangedBy.join(comma))}</p>}
      <p className="mt-1">{paymentSentence(order)}</p>
      {handOver && <p className="wrap-anywhere mt-1 font-semibold">{handOver}</p>}
      {order.changedAt && <p className="mt-1">{words.changed(formatDateTime(order.changedAt))}</p>}
    </>
  );
}

type StatedOrder = Pick<
  Order,
  | 'status'
  | 'isPaid'
  | 'isHeld'
  | 'totalPrice'
  | 'credit'
  | 'deducted'
  | 'refunded'
  | 'unpaidRefund'
  | 'kept'
  | 'takesBack'
  | 'changedAt'
> &
  Pick<ShownOrder, 'parcel' | 'exchangeOf' | 'exchangedBy' | 'exchangeWaits' | 'combinedWith'>;

/** What there is to pay, and what was paid. */
export function paymentSentence(order: StatedOrder) {
  return sentenceOfPayment(order, { words: words.payment, language });
}
