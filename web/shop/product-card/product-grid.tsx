import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { addProductToCart } from './add-product-to-cart.ts';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import { productUrl } from './product-url.ts';
import { isSoldOut } from './sizes-in-stock.ts';

const words = catalogWords.card;

/** The number of cards in the first row on the widest screens. Their pictures are fetched before all others. */
export const firstRow = 4;

type Props = {
  products: CardProduct[];
  /** Classes for the number of columns. */
  columns: string;
  pictureSizes: string;
  /** True if the grid is at the top of the page. */
  isFirst?: boolean;
};

export function ProductGrid({ products, columns, pictureSizes, isFirst = false }: Props) {
  return (
    <ul className={`product-grid ${columns}`}>
      {products.map((product, index) => (
        <li key={product._id} className={isFirst && index < firstRow ? undefined : 'card-late'}>
          <ProductCard product={product} pictureSizes={pictureSizes} isFirst={isFirst && index < firstRow}>
            <AddToCartButton product={product} />
          </ProductCard>
        </li>
      ))}
    </ul>
  );
}

/** Adds one unit. For a family or a product with sizes, it is a link to the page with the choice instead. */
function AddToCartButton({ product }: { product: CardProduct }) {
  const navigate = useNavigate();
  if (isSoldOut(product)) {
    return (
      <Button kind="secondary" disabled>
        {words.outOfStock}
      </Button>
    );
  }
  if (product.family || product.hasSizes) {
    const choose = product.family ? words.chooseOption(product.family.optionName) : words.chooseSize;
    return (
      <ButtonLink
        to={productUrl(product._id)}
        kind="secondary"
        aria-label={words.chooseOf(choose, product.name)}
      >
        {choose}
      </ButtonLink>
    );
  }
  return (
    <Button
      aria-label={words.addNamedToCart(product.name)}
      onClick={() => addProductToCart(product, { quantity: 1, onViewCart: () => navigate('/cart') })}
    >
      <span className="card-cart" />
      {words.addToCart}
    </Button>
  );
}
