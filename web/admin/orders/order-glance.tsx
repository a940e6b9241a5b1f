import { Fragment } from 'react';
import { Link } from 'react-router';
import { lineKey } from '../../../shared/orders/cart.ts';
import { type RefundPart, returnedState, sumsOfRefunds } from '../../../shared/orders/exchange.ts';
import type { OrderReturns } from '../../../shared/orders/invoices.ts';
import type { Order, ShownOrder } from '../../../shared/orders/orders.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { phoneAddress, shownPhone } from '../../../shared/values/phone-notation.ts';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { creditFigures } from '../../shop/cart/credit-figures.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatAge } from '../../ui/format-age.ts';
import { formatDateTime } from '../../ui/format-dates.ts';
import { placeName } from '../../ui/places/place-name.ts';
import { buyerChatUrl } from '../../ui/seller/buyer-chat.ts';
import { adminCorrectionWords } from '../../words/admin-correction-words.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';
import { CustomerName } from './customer-name.tsx';

const words = adminOrdersWords.order;

type Props = {
  order: Order;
  returns: OrderReturns;
  settings: PublicSettings | undefined;
  takesBack: ShownOrder['takesBack'];
};

/** The order in a few lines: number, buyer, address, items and total. */
export function OrderGlance({ order, returns, settings, takesBack = [] }: Props) {
  const { _id, createdAt, shippingAddress, orderItems, totalPrice } = order;
  const { phone, deliveryKind } = shippingAddress;
  const place = placeName(shippingAddress);
  return (
    <div className="min-w-0">
      <h1 className="font-bold text-2xl tracking-tight">
        <OrderNumber id={_id} within={words.heading} />{' '}
        <bdi dir="ltr" className="font-normal text-base text-ink-muted">
          {adminOrdersWords.name(_id)}
        </bdi>
      </h1>
      <p className="text-ink-muted text-sm">
        {words.placedOn(formatDateTime(createdAt))} ({formatAge(createdAt)})
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 text-base">
        <span className="min-w-0 font-semibold">
          <CustomerName order={order} isWhole />
        </span>
        {phone && (
          <>
            <a href={phoneAddress(phone)} className={linkStyles}>
              <bdi dir="ltr">{shownPhone(phone)}</bdi>
            </a>
            <a
              href={buyerChatUrl(order, settings?.look.names)}
              target="_blank"
              rel="noreferrer"
              className={linkStyles}
            >
              {words.customer.chat}
            </a>
          </>
        )}
      </p>
      <p className="wrap-anywhere text-ink-muted text-sm">
        {place} · {words.shipping.kinds[deliveryKind]}
      </p>
      <ul className="mt-2 text-sm">
        {orderItems.slice(0, mostLines).map(({ productId, size, isGift, name, quantity }) => (
          <li key={lineKey({ productId, size, isGift })} dir="auto" className="truncate own-direction">
            {quantity} × {name}
            {size && ` (${size})`}
          </li>
        ))}
        {orderItems.length > mostLines && (
          <li className="text-ink-muted">{words.moreItems(orderItems.length - mostLines)}</li>
        )}
      </ul>
      <p className="mt-1 font-bold text-lg tabular-nums">{formatPrice(totalPrice)}</p>
      <AfterCredit order={order} />
      {takesBack.map((back) => (
        <TakenBack key={`${back.orderId}${back.name}${back.size}`} back={back} />
      ))}
      <Returned {...{ order, returns }} />
    </div>
  );
}

/** What is left to pay of an order, to pay back, or of its total after a refund. */
function AfterCredit({ order }: Pick<Props, 'order'>) {
  const last = creditFigures(order).findLast(({ isStrong }) => isStrong);
  if (!last) return null;
  return (
    <p className="font-medium text-sm tabular-nums">{last.label + colon + formatPrice(last.amount ?? 0)}</p>
  );
}

/** What the courier of this exchange has to bring back. */
function TakenBack({
  back: { quantity, name, size, orderId },
}: {
  back: NonNullable<Props['takesBack']>[number];
}) {
  const words = adminCorrectionWords.exchange;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <Badge tone="warning">{words.takesBack}</Badge>
      <span className="own-direction">{`${quantity} × ${name}${size ? ` (${size})` : ''}`}</span>
      {orderId && (
        <Link to={`/admin/orders/${orderId}`} className={linkStyles}>
          {adminOrdersWords.order.timeline.exchanged(groupedNumber(orderId))}
        </Link>
      )}
    </p>
  );
}

/** What came back of the order, and the money that its buyer got for it or has in an exchange. */
function Returned({ order, returns }: Pick<Props, 'order' | 'returns'>) {
  const state = returnedState(order.orderItems, returns);
  if (returns.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 font-medium text-sm tabular-nums">
      {state && <Badge tone="warning">{adminCorrectionWords.returned[state]}</Badge>}
      <span>
        {sumsOfRefunds(returns).map((part, place) => (
          <Fragment key={part.kind === 'credited' ? part.order : part.kind}>
            {place > 0 && ' · '}
            <RefundSum part={part} />
          </Fragment>
        ))}
      </span>
    </p>
  );
}

function RefundSum({ part }: { part: RefundPart }) {
  const amount = formatPrice(part.amount);
  if (part.kind !== 'credited') return words.refunds[part.kind](amount);
  return (
    <Link to={`/admin/orders/${part.order}`} className={linkStyles}>
      {words.refunds.credited(amount, groupedNumber(part.order))}
    </Link>
  );
}

/** More would push the next step off the first screen of a phone. */
const mostLines = 3;

const linkStyles =
  'inline-flex min-h-11 items-center rounded-sm font-medium text-brand-strong hover:underline';
