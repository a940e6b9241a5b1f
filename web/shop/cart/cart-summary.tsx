import BanknoteIcon from 'icon:banknote';
import { useId } from 'react';
import { type CartItem, cartTotals, isBuyable } from '../../../shared/cart.ts';
import { toDinars } from '../../../shared/prices.ts';
import { homeWilaya, orderShipping } from '../../../shared/shipping.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cartWords } from '../../words/cart-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { Figures, shippingFigure } from './figures.tsx';

const words = cartWords.summary;
const shippingElsewhere = formatPrice(toDinars(orderShipping('')));

/** The sums of the buyable lines, and the link to the checkout. */
export function CartSummary({ items }: { items: CartItem[] }) {
  const { subtotal, shipping, total } = cartTotals(items.filter(isBuyable));
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-surface p-6 shadow-card lg:sticky lg:top-24"
    >
      <h2 id={titleId} className="mb-5 font-semibold text-lg">
        {words.title}
      </h2>
      <Figures
        figures={[{ label: words.subtotal, amount: subtotal }, shippingFigure(shipping, words.estimate)]}
        total={{ label: words.total, amount: total, note: words.estimate }}
      />
      <p className="mt-4 rounded-control bg-brand-soft p-3 text-brand-deep text-sm">
        {words.wilayaDecides(homeWilaya, shippingElsewhere)}
      </p>
      <div className="mt-6 space-y-3">
        <ToCheckout isBlocked={!items.every(isBuyable)} />
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

function ToCheckout({ isBlocked }: { isBlocked: boolean }) {
  if (!isBlocked) {
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
        {words.blocked}
      </p>
    </>
  );
}
