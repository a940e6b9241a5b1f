import type { Product } from '../../../shared/catalog/catalog.ts';
import { discountPercent, effectivePrice, formerPrice } from '../../../shared/catalog/prices.ts';
import { formatDate, formatDay } from '../../ui/format-dates.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { uiWords } from '../../words/ui-words.ts';

type Offer = NonNullable<Product['offer']>;

type Props = { product: Pick<Product, 'price' | 'discountedPrice' | 'offer'>; size?: 'card' | 'page' };

const sizes = {
  card: { now: '', before: 'text-sm @[13rem]:text-xs' },
  page: { now: ' text-3xl', before: 'text-lg' },
};

/** The current price, the price before the discount, and the days of an offer (requirements: Price cuts). */
export function ProductPrice({ product, size = 'card' }: Props) {
  const { now, before } = sizes[size];
  return (
    <>
      <p className="price">
        <span className={`price-now${now}`}>{formatPrice(effectivePrice(product))}</span>
        {discountPercent(product) > 0 && (
          <>
            <span className="sr-only">{uiWords.originalPrice}</span>
            <del className={`price-before ${before}`}>{formatPrice(formerPrice(product))}</del>
          </>
        )}
      </p>
      {product.offer && <OfferDays offer={product.offer} size={size} />}
    </>
  );
}

/** Until when the offer runs, on a card, or on which days, on the page of the product. */
export function OfferDays({ offer: { firstDay, lastDay }, size }: { offer: Offer; size: 'card' | 'page' }) {
  const text =
    size === 'card'
      ? uiWords.until(formatDate(lastDay))
      : catalogWords.product.offerDays(formatDay(firstDay), formatDay(lastDay));
  return <p className="price-note">{text}</p>;
}
