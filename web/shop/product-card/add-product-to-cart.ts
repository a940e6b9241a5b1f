import type { Product } from '../../../shared/catalog/catalog.ts';
import { effectivePrice } from '../../../shared/catalog/prices.ts';
import { addToCart, countUnits } from '../../../shared/orders/cart.ts';
import { cartItemsEntry } from '../../session/local-entries.ts';
import { showToast } from '../../ui/toast.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import type { CardProduct } from './card-product.ts';
import { isSoldOut } from './sizes-in-stock.ts';

const words = catalogWords.card;

type Options = { quantity: number; size?: string; onViewCart?: () => void };

/** Adds units of a product to this browser's cart and shows the result as a toast. False if it is out of stock. */
export function addProductToCart(product: CardProduct, { quantity, size, onViewCart }: Options) {
  if (isSoldOut(product)) {
    showToast({ kind: 'error', text: words.soldOut });
    return false;
  }
  const before = cartItemsEntry.get();
  const after = addToCart(before, { ...cartItemOf(product), quantity, ...(size && { size }) });
  cartItemsEntry.set(after);
  const steps = onViewCart && { actions: [{ label: words.viewCart, run: onViewCart }] };
  if (countUnits(after) > countUnits(before)) {
    showToast({ kind: 'success', text: words.added(product.name), ...steps });
  } else {
    showToast({ kind: 'warning', text: words.allInCart, ...steps });
  }
  return true;
}

type InCart = Pick<Product, '_id' | 'name' | 'imageUrl' | 'stock' | 'price' | 'discountedPrice' | 'offer'>;

export function cartItemOf(product: InCart) {
  const { _id, name, imageUrl, stock } = product;
  return { productId: _id, name, image: imageUrl, imageUrl, price: effectivePrice(product), stock };
}
