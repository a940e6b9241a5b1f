import CircleExclamationPointIcon from 'icon:circle-alert';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShippingAddress } from '../../../shared/delivery/shipping-address.ts';
import { type CartItem, lineKey } from '../../../shared/orders/cart.ts';
import { cashOnDelivery, type Quote } from '../../../shared/orders/order-terms.ts';
import { AddressLines, OrderedItem, OrderNotes } from '../../account/orders/order-parts.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { checkoutWords } from '../../words/checkout-words.ts';
import { comma, formatPrice } from '../../words/formats.ts';
import { orderWords } from '../../words/order-words.ts';
import { reviewWords } from '../../words/review-words.ts';
import { useShipping } from '../cart/use-shipping.ts';
import { stepUrl } from './checkout-step.ts';

const words = reviewWords;

type Props = { items: CartItem[]; address: ShippingAddress; notes: string; quote: Quote | null };

/** The items, address and payment of the order, each with a link to edit it. */
export function ReviewDetails({ items, address, notes, quote }: Props) {
  const quotedLines = new Map(quote?.lines.map((line) => [lineKey(line), line]));
  return (
    <div className="divide-y divide-line rounded-card border border-line">
      <Part title={words.items} editUrl="/cart">
        <ul className="space-y-5">
          {items.map((item) => (
            <ReviewItem key={lineKey(item)} item={item} quoted={quotedLines.get(lineKey(item))} />
          ))}
        </ul>
      </Part>
      <Part title={words.deliverTo} editUrl={stepUrl('shipping')}>
        <Destination address={address} items={items} />
        <OrderNotes notes={notes} />
      </Part>
      <Part title={words.payment} editUrl={stepUrl('payment')}>
        <p className="text-sm">{orderWords.method(cashOnDelivery)}</p>
      </Part>
    </div>
  );
}

/** The address, with the name of the pickup point. The order has it after it is placed, the draft only its id. */
function Destination({ address, items }: Pick<Props, 'address' | 'items'>) {
  const { option } = useShipping(address, items);
  const point = option?.points?.find(({ _id }) => _id === address.pickupPointId);
  const pickupPoint = [point?.name, point?.address].filter(Boolean).join(comma);
  return <AddressLines address={pickupPoint ? { ...address, pickupPoint } : address} />;
}

function Part({ title, editUrl, children }: { title: string; editUrl: string; children: ReactNode }) {
  return (
    <section className="p-5 sm:p-6">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h3 className="font-semibold">{title}</h3>
        <Link
          to={editUrl}
          aria-label={checkoutWords.editNamed(title)}
          className={`-me-4 ${buttonStyles({ kind: 'plain' })}`}
        >
          {checkoutWords.edit}
        </Link>
      </div>
      {children}
    </section>
  );
}

/** A line as the shop prices it now. An unavailable line shows the name and price that the cart has. */
function ReviewItem({ item, quoted }: { item: CartItem; quoted: Quote['lines'][number] | undefined }) {
  if (!quoted) return <OrderedItem item={item} />;
  if (!quoted.available) {
    return (
      <OrderedItem item={item}>
        <p className="mt-1.5 flex items-center gap-1.5 font-medium text-danger">
          <CircleExclamationPointIcon className="size-4" />
          {quoted.message}
        </p>
      </OrderedItem>
    );
  }
  const isRepriced = quoted.price !== item.price;
  return (
    <OrderedItem item={{ ...item, name: quoted.name, price: quoted.price }}>
      {isRepriced && <p className="mt-1 text-warning">{words.priceChanged(formatPrice(item.price))}</p>}
    </OrderedItem>
  );
}
