import { AddToCartButton } from './add-to-cart-button.tsx';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

/** Cards in the widest first row: their pictures are fetched before all others. */
const firstRow = 4;

type Props = {
  products: CardProduct[];
  /** Classes of its columns. */
  columns: string;
  pictureSizes: string;
  /** True where the grid begins the page. */
  isFirst?: boolean;
};

export function ProductGrid({ products, columns, pictureSizes, isFirst = false }: Props) {
  return (
    <ul className={`grid gap-3 sm:gap-5 ${columns}`}>
      {products.map((product, place) => (
        <li key={product._id} className="min-w-0">
          <ProductCard product={product} pictureSizes={pictureSizes} isFirst={isFirst && place < firstRow}>
            <AddToCartButton product={product} />
          </ProductCard>
        </li>
      ))}
    </ul>
  );
}
