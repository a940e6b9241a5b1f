import type { Product } from '../../../shared/catalog/catalog.ts';
import { unitPrice } from '../../../shared/catalog/prices.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { formatPrice } from '../../words/formats.ts';

type Props = {
  product: Pick<Product, 'price' | 'discountedPrice' | 'offer' | 'netQuantity' | 'unit'>;
  size?: 'card' | 'page';
};

const sizes = { card: '', page: ' mt-1 text-sm' };

/** The price that compares packs of all sizes, if the quantity is known (requirements: Product facts). */
export function UnitPrice({ product, size = 'card' }: Props) {
  const compared = unitPrice(product);
  if (!compared) return null;
  const { price, quantity, unit } = compared;
  return (
    <p className={`unit-price${sizes[size]}`}>
      {catalogWords.card.unitPrice(formatPrice(price), quantity, unit)}
    </p>
  );
}
