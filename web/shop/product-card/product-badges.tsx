import { discountPercent } from '../../../shared/prices.ts';
import { Badge } from '../../ui/badge.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import type { CardProduct } from './card-product.ts';
import { isSoldOut } from './sizes-in-stock.ts';

const words = catalogWords.card;

/** What a shopper wants to know at a glance: the discount and whether it is there. */
export function ProductBadges({ product }: { product: CardProduct }) {
  const percent = discountPercent(product);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {percent > 0 && <Badge tone="solid">{words.discount(percent)}</Badge>}
      {isSoldOut(product) ? (
        <Badge tone="danger">{words.outOfStock}</Badge>
      ) : (
        <Badge tone="brand">{words.inStock}</Badge>
      )}
    </div>
  );
}
