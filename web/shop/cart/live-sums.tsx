import { useEffect } from 'react';
import { toCentimes, toDinars } from '../../../shared/catalog/prices.ts';
import { cartSubtotal } from '../../../shared/orders/cart.ts';
import type { Quote } from '../../../shared/orders/order-terms.ts';
import { cartWords } from '../../words/cart-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { discountFigures, Figures, shippingFigure } from './figures.tsx';
import { QuotedGifts } from './quoted-gifts.tsx';
import { type Going, useLiveQuote } from './use-live-quote.ts';

const words = cartWords.summary;

type Props = Going & {
  /** The price of delivery by the tariff in dinars, or null if it is not known. */
  shipping: number | null;
  notes?: { shipping?: string | undefined; total?: string | undefined };
  /** Told whether an offer makes every way of delivery free, for what stands beside the sums. */
  onFree?: ((isFree: boolean) => void) | undefined;
};

/** The sums of an order that is still being chosen. The browser adds them up at once; the shop's quote adds the offers. */
export function LiveSums({ shipping: byTariff, notes, onFree, ...going }: Props) {
  const quote = useLiveQuote(going);
  const isFree = isFreeByOffer(quote);
  useEffect(() => onFree?.(isFree), [onFree, isFree]);
  const offered = quote?.discounts ? quote : null;
  const subtotal = offered?.itemsPrice ?? cartSubtotal(going.items);
  const shipping = shippingOf(quote, { byTariff, isKnown: going.option !== undefined });
  const total = toCentimes(subtotal) - toCentimes(offered?.discountPrice ?? 0) + toCentimes(shipping ?? 0);
  return (
    <div aria-live="polite">
      <QuotedGifts quote={quote} />
      <Figures
        figures={[
          { label: words.subtotal, amount: subtotal },
          ...discountFigures(offered ?? {}),
          shippingFigure(shipping, notes?.shipping),
        ]}
        total={{ label: words.total, amount: toDinars(total), note: notes?.total }}
      />
      <ToFreeDelivery quote={quote} />
    </div>
  );
}

/** A quote without an address says so with 0 left to free delivery. */
function isFreeByOffer(quote: Quote | null) {
  return quote?.toFreeDelivery === 0 || (quote?.discounts ?? []).some(({ delivery = 0 }) => delivery > 0);
}

function shippingOf(
  quote: Quote | null,
  { byTariff, isKnown }: { byTariff: number | null; isKnown: boolean },
) {
  if (byTariff === null) return null;
  if (!isKnown) return quote?.toFreeDelivery === 0 ? 0 : byTariff;
  return quote?.discounts ? quote.shippingPrice : byTariff;
}

/** How much more makes the delivery free, if anything does. */
export function ToFreeDelivery({ quote }: { quote: Quote | null }) {
  if (!quote?.toFreeDelivery) return null;
  return (
    <p className="mt-4 rounded-control bg-brand-soft p-3 font-medium text-brand-deep text-sm">
      {words.toFreeDelivery(formatPrice(quote.toFreeDelivery))}
      {quote.gifts?.length ? ` ${words.giftsDoNotCount}` : ''}
    </p>
  );
}
