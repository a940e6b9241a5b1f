import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { toCentimes, toDinars } from '../../../shared/catalog/prices.ts';
import { paidOut } from '../../../shared/couriers/parcel-terms.ts';
import { notesByWriter } from '../../../shared/orders/exchange.ts';
import type { CameFrom, Order, ShownOrder } from '../../../shared/orders/orders.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { phoneAddress, shownPhone } from '../../../shared/values/phone-notation.ts';
import { PaidBadge } from '../../account/orders/order-badges.tsx';
import { useMay } from '../../session/use-may.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { buyerChatUrl, reviewChatUrl } from '../../ui/seller/buyer-chat.ts';
import { adminCorrectionWords } from '../../words/admin-correction-words.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { adminPayoutsWords } from '../../words/admin-payouts-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';
import { orderWords } from '../../words/order-words.ts';
import { cityName, wilayaName } from '../../words/wilaya-names.ts';
import { CustomerName } from './customer-name.tsx';

const words = adminOrdersWords.order;

export function CustomerInformation({
  order,
  settings,
  reviewLink,
  correction,
}: {
  order: Order;
  settings?: PublicSettings | undefined;
  reviewLink?: string | undefined;
  /** What corrects the contact, if anything can. */
  correction?: ReactNode;
}) {
  const { user, shippingAddress, createdAt } = order;
  const email = user?.email || shippingAddress.email;
  const may = useMay();
  const { title, name, phone, chat, date, unknown, noEmail, ...labels } = words.customer;
  return (
    <Card title={title}>
      <Facts>
        <Fact label={name}>
          <CustomerName order={order} isWhole />
        </Fact>
        {/* Staff without this right never receive the e-mail address, so a missing one means nothing to them. */}
        {may('orders.confirm') && (
          <Fact label={labels.email}>
            {email ? <ContactLink href={`mailto:${email}`} text={email} /> : noEmail}
          </Fact>
        )}
        <Fact label={phone}>
          {shippingAddress.phone ? (
            <>
              <ContactLink
                href={phoneAddress(shippingAddress.phone)}
                text={shownPhone(shippingAddress.phone)}
              />{' '}
              ·{' '}
              <a
                href={buyerChatUrl(order, settings?.look.names)}
                target="_blank"
                rel="noreferrer"
                className={linkStyles}
              >
                {chat}
              </a>
            </>
          ) : (
            unknown
          )}
        </Fact>
        {reviewLink && shippingAddress.phone && (
          <Fact label={labels.review}>
            <a
              href={reviewChatUrl(order, { shops: settings?.look.names, url: reviewLink })}
              target="_blank"
              rel="noreferrer"
              className={linkStyles}
            >
              {labels.askForReview}
            </a>
          </Fact>
        )}
        <Fact label={date}>{formatDateTime(createdAt)}</Fact>
        <Fact label={words.language}>{words.languages[order.language]}</Fact>
        {may('people') && shippingAddress.phone && (
          <Fact label={labels.customer} repeatsTitle>
            <Link to={`/admin/customers/${order._id}`} className={linkStyles}>
              {labels.allOrders}
            </Link>
          </Fact>
        )}
      </Facts>
      {correction}
    </Card>
  );
}

const linkStyles = 'rounded-sm text-brand-strong hover:underline';

function ContactLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className={linkStyles}>
      <bdi dir="ltr">{text}</bdi>
    </a>
  );
}

export function ShippingInformation({ order }: { order: Order }) {
  const { shippingAddress, status, deliveredAt } = order;
  const { title, street, city, wilaya, postalCode, country, deliveredOn } = words.shipping;
  return (
    <Card title={title}>
      <Facts>
        <Fact label={words.shipping.delivery} repeatsTitle>
          {words.shipping.kinds[shippingAddress.deliveryKind]}
        </Fact>
        <Fact label={street}>{shippingAddress.street || words.customer.unknown}</Fact>
        <Fact label={city}>{cityName(shippingAddress) || words.customer.unknown}</Fact>
        <Fact label={wilaya}>{wilayaName(shippingAddress.Wilaya) || words.customer.unknown}</Fact>
        {shippingAddress.pickupPoint && (
          <Fact label={words.shipping.point}>{shippingAddress.pickupPoint}</Fact>
        )}
        <Fact label={postalCode}>{shippingAddress.postalCode || words.customer.unknown}</Fact>
        <Fact label={country}>{orderWords.country(shippingAddress.country || words.customer.unknown)}</Fact>
      </Facts>
      {status === 'Delivered' && deliveredAt && <Banner>{deliveredOn(formatDateTime(deliveredAt))}</Banner>}
    </Card>
  );
}

type PaymentProps = { order: Order & Pick<ShownOrder, 'isCollected'> } & Pick<ShownOrder, 'shortPayout'>;

export function PaymentInformation({ order, shortPayout }: PaymentProps) {
  const { paymentMethod, isPaid, paidAt, paymentResult } = order;
  const { title, method, status, receivedOn, collected } = words.payment;
  return (
    <Card title={title}>
      <Facts>
        <Fact label={method}>{orderWords.method(paymentMethod)}</Fact>
        <Fact label={status}>
          <PaidBadge order={order} />
        </Fact>
      </Facts>
      {order.isCollected && !isPaid && <p className="mt-3 text-ink-muted text-sm">{collected}</p>}
      {shortPayout && <ShortPayout {...shortPayout} />}
      {isPaid && paidAt && <Banner>{receivedOn(formatDateTime(paidAt))}</Banner>}
      {paymentResult && <TransactionDetails result={paymentResult} />}
    </Card>
  );
}

/** What a courier has paid of the order, and the payout in which the rest is missing or was given up. */
function ShortPayout({ payoutId, paid, expected, accepted }: NonNullable<ShownOrder['shortPayout']>) {
  const missing = formatPrice(toDinars(toCentimes(expected) - toCentimes(paid)));
  const { ofOrder, accept } = adminPayoutsWords;
  return (
    <div className="mt-5">
      <Alert kind={accepted ? 'info' : 'warning'}>
        <p>
          {ofOrder.paidOf(formatPrice(paid), formatPrice(expected))}{' '}
          {accepted ? ofOrder.givenUp(missing, accept.reasons[accepted.reason]) : ofOrder.missing(missing)}
        </p>
        {accepted?.note && <p className="own-direction wrap-anywhere">{accepted.note}</p>}
        <Link
          to={`/admin/couriers/payouts/${payoutId}`}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {words.payment.toPayout}
        </Link>
      </Alert>
    </div>
  );
}

function TransactionDetails({ result }: { result: NonNullable<Order['paymentResult']> }) {
  const { transaction, id, state, email, updated } = words.payment;
  const { unknown } = words.customer;
  return (
    <div className="mt-5 border-line border-t pt-4">
      <h3 className="mb-3 font-medium text-sm">{transaction}</h3>
      <Facts>
        <Fact label={id}>{result.id || unknown}</Fact>
        <Fact label={state}>{stateText(result.status) || unknown}</Fact>
        <Fact label={email}>{result.email_address || unknown}</Fact>
        <Fact label={updated}>{toldTime(result.update_time)}</Fact>
      </Facts>
    </div>
  );
}

/** The state of a payment as the shop itself writes it, in the language of the page, or any other text. */
function stateText(status: string) {
  if (status === paidOut) return words.payment.paidOut;
  return status === 'completed' ? words.payment.completed : status;
}

/** The update time of a payment result. It may be any text; a valid time is formatted like other dates. */
function toldTime(text: string) {
  if (!text) return words.customer.unknown;
  return Number.isNaN(Date.parse(text)) ? text : formatDateTime(text);
}

/** By which link the buyer came. Most orders have none. */
export function OrderOrigin({ cameFrom }: { cameFrom: CameFrom | undefined }) {
  if (!cameFrom) return null;
  const { title, ...labels } = words.origin;
  const facts = Object.entries(labels) as [keyof typeof labels, string][];
  return (
    <Card title={title}>
      <Facts>
        {facts.map(
          ([name, label]) =>
            cameFrom[name] && (
              <Fact key={name} label={label}>
                <bdi>{cameFrom[name]}</bdi>
              </Fact>
            ),
        )}
      </Facts>
    </Card>
  );
}

/** What the buyer wrote, and below it the note with which the staff's form of an exchange begins. */
export function CustomerNotes({ order: { notes } }: { order: Order }) {
  const { buyer, shop } = notesByWriter(notes);
  return (
    <Card title={words.notes.title}>
      <p className={`wrap-anywhere whitespace-pre-line text-sm ${buyer ? '' : 'text-ink-muted'}`}>
        {buyer || words.notes.none}
      </p>
      {shop && (
        <p className="mt-2 text-ink-muted text-sm">
          {adminCorrectionWords.exchange.note + colon}
          <bdi>{shop}</bdi>
        </p>
      )}
    </Card>
  );
}

function Banner({ children }: { children: ReactNode }) {
  return (
    <div className="mt-5">
      <Alert kind="success">{children}</Alert>
    </div>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="space-y-2.5 text-sm">{children}</dl>;
}

type FactProps = {
  label: string;
  /** Whether the label says what the card's title says, so that only screen readers need it. */
  repeatsTitle?: boolean;
  children: ReactNode;
};

function Fact({ label, repeatsTitle = false, children }: FactProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={repeatsTitle ? 'sr-only' : 'shrink-0 text-ink-muted'}>{label}</dt>
      <dd className={`wrap-anywhere min-w-0 [unicode-bidi:isolate] ${repeatsTitle ? '' : 'text-end'}`}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
