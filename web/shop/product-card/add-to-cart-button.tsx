import ShoppingCartIcon from 'icon:shopping-cart';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { addProductToCart } from './add-product-to-cart.ts';
import type { CardProduct } from './card-product.ts';
import { productUrl } from './product-url.ts';
import { isSoldOut, sizesInStock } from './sizes-in-stock.ts';

const words = catalogWords.card;

/** Adds one unit; a product that comes in sizes leads to its page, where one is chosen. */
export function AddToCartButton({ product }: { product: CardProduct }) {
  const navigate = useNavigate();
  if (isSoldOut(product)) {
    return (
      <Button kind="secondary" wide disabled>
        {words.outOfStock}
      </Button>
    );
  }
  if (sizesInStock(product).length > 0) {
    return (
      <ButtonLink
        to={productUrl(product._id)}
        kind="secondary"
        wide
        aria-label={words.chooseSizeOf(product.name)}
      >
        {words.chooseSize}
      </ButtonLink>
    );
  }
  return (
    <Button
      wide
      aria-label={words.addNamedToCart(product.name)}
      onClick={() => addProductToCart(product, { quantity: 1, onViewCart: () => navigate('/cart') })}
    >
      <ShoppingCartIcon className="size-4 @max-[11rem]:hidden" />
      {words.addToCart}
    </Button>
  );
}
