import type { Product } from '../../../shared/catalog.ts';
import { discountPercent, effectivePrice, formatPrice } from '../../../shared/prices.ts';
import { catalogWords } from '../../words/catalog-words.ts';

type Props = { product: Pick<Product, 'price' | 'discountedPrice'>; size?: 'card' | 'page' };

const sizes = {
  card: { now: 'text-lg', before: 'text-sm @[13rem]:text-xs' },
  page: { now: 'text-3xl', before: 'text-lg' },
};

/** The current price, and the price before the discount. */
export function ProductPrice({ product, size = 'card' }: Props) {
  const { now, before } = sizes[size];
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className={`whitespace-nowrap font-bold tracking-tight ${now}`}>
        {formatPrice(effectivePrice(product))}
      </span>
      {discountPercent(product) > 0 && (
        <>
          <span className="sr-only">{catalogWords.card.originalPrice}</span>
          <del className={`whitespace-nowrap text-ink-muted ${before}`}>{formatPrice(product.price)}</del>
        </>
      )}
    </p>
  );
}
