import BanknoteIcon from 'icon:banknote';
import { type ReactNode, useId, useState } from 'react';
import type { DeliveryPrices } from '../../../shared/delivery/delivery.ts';
import { lowestPrice, onePrice } from '../../../shared/delivery/delivery-price.ts';
import { type CartItem, cartSubtotal, isBuyable, isOverbooked } from '../../../shared/orders/cart.ts';
import { noAddress, shippingAddressEntry } from '../../session/local-entries.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { WilayaField } from '../../ui/forms/wilaya-field.tsx';
import { type Closed, ClosedText, useClosed } from '../../ui/seller/shop-closed.tsx';
import { cartWords } from '../../words/cart-words.ts';
import { comma, formatPrice } from '../../words/formats.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { inWilaya } from './in-wilaya.ts';
import { LiveSums } from './live-sums.tsx';
import { useShipping } from './use-shipping.ts';

const words = cartWords.summary;

type Props = { items: CartItem[]; prices: DeliveryPrices | null };

/** The sums of the buyable lines with the shipping to the wilaya of the buyer, and the link to the checkout. */
export function CartSummary({ items, prices }: Props) {
  const buyable = items.filter(isBuyable);
  const closed = useClosed();
  const address = shippingAddressEntry.use() ?? noAddress;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-surface p-6 shadow-card lg:sticky lg:top-24"
    >
      <h2 id={titleId} className="mb-5 font-semibold text-lg">
        {words.title}
      </h2>
      {address.Wilaya ? (
        <TrueSums items={buyable} address={address} />
      ) : (
        <EstimatedSums items={buyable} prices={prices} />
      )}
      <div className="mt-4">
        <CartWilaya wilaya={address.Wilaya} />
      </div>
      <div className="mt-6 space-y-3">
        <ToCheckout reason={closed ? <WhileClosed {...closed} /> : reasonToWait(items)} />
        <ButtonLink to="/products" kind="secondary" wide>
          {words.continueShopping}
        </ButtonLink>
      </div>
      <p className="mt-5 flex items-center gap-2 text-ink-muted text-sm">
        <BanknoteIcon className="size-5 text-brand-strong" />
        {words.cashOnDelivery}
      </p>
    </section>
  );
}

/** The checkout begins with the wilaya that is chosen here. A commune of the former one is forgotten. */
function CartWilaya({ wilaya }: { wilaya: string }) {
  const address = shippingAddressEntry.use() ?? noAddress;
  return (
    <WilayaField
      label={words.wilaya}
      name="wilaya"
      required
      value={wilaya}
      onChange={({ target }) => shippingAddressEntry.set({ ...address, ...inWilaya(address, target.value) })}
      choose={wilaya ? undefined : words.chooseWilaya}
    />
  );
}

function TrueSums({ items, address }: { items: CartItem[]; address: typeof noAddress }) {
  const { options, option, shipping } = useShipping(address, items);
  return (
    <>
      <LiveSums {...{ items, address, option, shipping }} notes={notesOf(shipping)} />
      {options?.length === 0 && (
        <p role="alert" className="mt-4 text-danger text-sm">
          {words.notDelivered(wilayaName(address.Wilaya))}
        </p>
      )}
    </>
  );
}

/** What shipping costs before anything is known of the buyer (requirements: Shipping). */
function EstimatedSums({ items, prices }: Props) {
  const [isFree, setFree] = useState(false);
  const going = { items, address: noAddress, option: undefined, onFree: setFree };
  if (!prices) return <LiveSums {...going} shipping={null} notes={notesOf(null)} />;
  const { price, freeAbove } = prices.estimate;
  const shipping = freeAbove !== null && cartSubtotal(items) > freeAbove ? 0 : price;
  const notes = shipping === null ? notesOf(null) : { shipping: words.estimate, total: words.estimate };
  return (
    <>
      <LiveSums {...going} shipping={shipping} notes={notes} />
      {!isFree && (
        <p className="mt-4 rounded-control bg-brand-soft p-3 text-brand-deep text-sm">
          {shipping === null ? unknown(prices) : deciding(prices)}
        </p>
      )}
    </>
  );
}

function deciding(prices: DeliveryPrices) {
  const one = onePrice(prices);
  if (one && one.free.length > 0 && one.free.length < 4) {
    return words.wilayaDecides(one.free.map(wilayaName).join(comma), formatPrice(one.price));
  }
  return words.wilayaDecidesFrom(formatPrice(lowestPrice(prices) ?? prices.estimate.price ?? 0));
}

function unknown(prices: DeliveryPrices) {
  return words.wilayaSets(formatPrice(lowestPrice(prices) ?? 0));
}

function notesOf(shipping: number | null) {
  return shipping === null ? { total: words.withoutShipping } : {};
}

/** Not in red, because the buyer can do nothing about it. */
function WhileClosed(closed: Closed) {
  return (
    <span className="text-warning">
      <ClosedText {...closed} />
    </span>
  );
}

function reasonToWait(items: CartItem[]) {
  if (!items.every(isBuyable)) return words.blocked;
  return items.some((item) => isOverbooked(items, item)) ? words.overbooked : undefined;
}

function ToCheckout({ reason }: { reason: ReactNode }) {
  if (reason === undefined) {
    return (
      <ButtonLink to="/checkout" size="large" wide>
        {words.checkout}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button size="large" wide disabled aria-describedby="checkout-blocked">
        {words.checkout}
      </Button>
      <p id="checkout-blocked" className="text-danger text-sm">
        {reason}
      </p>
    </>
  );
}
