import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type CartItem, lineKey, lineTotal } from '../../../shared/orders/cart.ts';
import { returnedUnits } from '../../../shared/orders/exchange.ts';
import type { Quote } from '../../../shared/orders/order-terms.ts';
import type { Order, ShownOrder } from '../../../shared/orders/orders.ts';
import { collectedFigures, creditFigures } from '../../shop/cart/credit-figures.ts';
import { discountFigures, Figures, shippingFigure, taxFigure } from '../../shop/cart/figures.tsx';
import { LinePicture } from '../../shop/cart/line-picture.tsx';
import { cartWords } from '../../words/cart-words.ts';
import { comma, formatPrice, language } from '../../words/formats.ts';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { cityName, wilayaName } from '../../words/wilaya-names.ts';

type Item = Pick<CartItem, 'productId' | 'name' | 'imageUrl' | 'size' | 'quantity' | 'price'> &
  Pick<Order['orderItems'][number], 'isGift'>;

type ItemProps = {
  item: Item;
  /** For a narrow column: a small picture, and no link to the product. */
  isCompact?: boolean;
  /** A note below the item. */
  children?: ReactNode;
};

/** One item of an order, before or after it is placed. */
export function OrderedItem({ item, isCompact = false, children }: ItemProps) {
  const { productId, name, size, quantity, price } = item;
  return (
    <li className="flex items-start gap-4">
      <LinePicture item={item} size={isCompact ? 'small' : 'medium'} />
      <div className="flex min-w-0 flex-1 gap-x-4 gap-y-1 text-sm max-sm:flex-col">
        <div className="wrap-break-word min-w-0 flex-1">
          {isCompact ? (
            <p className="own-direction line-clamp-2 font-medium">{name}</p>
          ) : (
            <Link
              to={`/products/${productId}`}
              className="own-direction font-medium hover:text-brand-strong hover:underline"
            >
              {name}
            </Link>
          )}
          {size && <p className="mt-0.5 text-ink-muted">{cartWords.size(size)}</p>}
          {item.isGift && <p className="mt-0.5 font-semibold text-brand-strong">{cartWords.gift}</p>}
          <p className="mt-0.5 text-ink-muted tabular-nums">
            {orderWords.quantityAtPrice(quantity, formatPrice(price))}
          </p>
          {children}
        </div>
        <p className="whitespace-nowrap font-semibold tabular-nums">{formatPrice(lineTotal(item))}</p>
      </div>
    </li>
  );
}

type Lines = Pick<Order, 'language' | 'orderItems'>;

/** The items of an order with their names as the buyer read them, if the page is in the language of the order. */
export function itemsAsRead({ language: ordered, orderItems }: Lines) {
  if (ordered !== language) return orderItems;
  return orderItems.map((item) => ({ ...item, name: item.nameAsRead ?? item.name }));
}

type ItemsProps = {
  items: Order['orderItems'];
  /** Whether the parts of bundles are listed, for those who pack them. */
  hasParts?: boolean;
  /** How many units of each item came back, in their order. */
  returned?: number[];
};

/** How many units of each item came back, as the buyer reads it. */
export function returnedItems({ orderItems, returns = [] }: Pick<ShownOrder, 'orderItems' | 'returns'>) {
  return orderItems.map((_, place) => returnedUnits(returns, place));
}

/** All items of an order that was placed. */
export function OrderedItems({ items, hasParts = false, returned = [] }: ItemsProps) {
  return (
    <ul className="space-y-5">
      {items.map((item, place) => (
        <OrderedItem key={lineKey(item)} item={item}>
          {!!returned[place] && (
            <p className="mt-0.5 font-semibold text-warning">
              {myOrdersWords.order.steps.returned(returned[place])}
            </p>
          )}
          {hasParts && item.parts && <ItemParts item={item} parts={item.parts} />}
        </OrderedItem>
      ))}
    </ul>
  );
}

type OrderItem = Order['orderItems'][number];

function ItemParts({ item, parts }: { item: OrderItem; parts: NonNullable<OrderItem['parts']> }) {
  return (
    <ul className="mt-2 space-y-1 border-line border-s-2 ps-3">
      {parts.map(({ productId, name, size, units }) => (
        <li key={productId} className="own-direction">
          <span className="font-semibold tabular-nums">{units * item.quantity} ×</span> <bdi>{name}</bdi>
          {size && ` (${size})`}
        </li>
      ))}
    </ul>
  );
}

/** The notes for the courier, below the address. */
export function OrderNotes({ notes }: { notes: string }) {
  return notes && <p className="wrap-break-word mt-3 whitespace-pre-line text-sm">{notes}</p>;
}

type Sums = Pick<Quote, 'itemsPrice' | 'shippingPrice' | 'taxPrice' | 'totalPrice' | 'discounts'> &
  Pick<Partial<Order>, 'credit' | 'deducted' | 'refunded' | 'unpaidRefund' | 'kept' | 'isPaid' | 'status'>;

/** The figures of an order with what offers take off, as the server calculated them. */
export function OrderFigures({ sums }: { sums: Sums }) {
  return (
    <Figures
      figures={[
        { label: cartWords.summary.subtotal, amount: sums.itemsPrice },
        ...discountFigures(sums),
        shippingFigure(sums.shippingPrice),
        taxFigure(sums.taxPrice),
      ]}
      total={{ label: cartWords.summary.total, amount: sums.totalPrice }}
      after={[...creditFigures(sums), ...collectedFigures(sums)]}
    />
  );
}

type Address = Pick<
  Order['shippingAddress'],
  'fullName' | 'street' | 'city' | 'Wilaya' | 'postalCode' | 'country' | 'phone' | 'email'
> &
  Pick<Partial<Order['shippingAddress']>, 'cityArabic' | 'deliveryKind' | 'pickupPoint'>;

/** An address as on a parcel. */
export function AddressLines({ address }: { address: Address }) {
  const { fullName, street, Wilaya, postalCode, country, phone, email, deliveryKind } = address;
  return (
    <address className="wrap-break-word text-ink-muted text-sm not-italic leading-6">
      <p className="font-semibold text-ink">{fullName}</p>
      {street && <p>{street}</p>}
      <p>{[postalCode, cityName(address)].filter(Boolean).join(' ')}</p>
      <p>{[wilayaName(Wilaya), country && orderWords.country(country)].filter(Boolean).join(comma)}</p>
      <p className="mt-2">
        <bdi dir="ltr">{phone}</bdi>
      </p>
      {email && <p>{email}</p>}
      {deliveryKind === 'desk' && (
        <p className="mt-2 font-medium text-ink">{orderWords.atDesk(address.pickupPoint)}</p>
      )}
    </address>
  );
}
