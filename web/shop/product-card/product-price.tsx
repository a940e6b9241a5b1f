import type { Product } from '../../../shared/catalog/catalog.ts';
import { discountPercent, effectivePrice } from '../../../shared/catalog/prices.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { formatPrice } from '../../words/formats.ts';

type Props = { product: Pick<Product, 'price' | 'discountedPrice'>; size?: 'card' | 'page' };

const sizes = {
  card: { now: '', before: 'text-sm @[13rem]:text-xs' },
  page: { now: ' text-3xl', before: 'text-lg' },
};

/** The current price, and the price before the discount. */
export function ProductPrice({ product, size = 'card' }: Props) {
  const { now, before } = sizes[size];
  return (
    <p className="price">
      <span className={`price-now${now}`}>{formatPrice(effectivePrice(product))}</span>
      {discountPercent(product) > 0 && (
        <>
          <span className="sr-only">{catalogWords.card.originalPrice}</span>
          <del className={`price-before ${before}`}>{formatPrice(product.price)}</del>
        </>
      )}
    </p>
  );
}
