import { addToCart, type CartItem, countUnits } from '../../../shared/cart.ts';
import type { Order } from '../../../shared/orders.ts';
import { cartItemsEntry } from '../../session/local-entries.ts';
import { type LineChange, readProducts, refreshLine } from '../../shop/cart/use-cart-refresh.ts';
import { formatPrice } from '../../words/formats.ts';
import { orderActionsWords } from '../../words/order-actions-words.ts';

const words = orderActionsWords.again;

type Added = {
  /** Units that are now in the cart. */
  units: number;
  /** One sentence for each difference from the order. */
  notes: string[];
};

/**
 * Puts the items of an order into this browser's cart as far as they are available, at their present prices. Undefined if
 * a product could not be read; nothing is added then.
 */
export async function orderAgain(items: Order['orderItems']): Promise<Added | undefined> {
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const products = await readProducts(ids, new AbortController().signal);
  if (products.size < ids.length) return undefined;
  const lines = items.map((item) => refreshLine(asCartItem(item), products.get(item.productId) ?? null));
  const available = lines.map(({ item }) => item).filter(({ stock }) => stock > 0);
  cartItemsEntry.set(available.reduce(addToCart, cartItemsEntry.get()));
  const notes = lines.flatMap(({ item, changes }) => changes.map((change) => noteOf(item, change)));
  return { units: countUnits(available), notes };
}

function asCartItem({
  productId,
  name,
  imageUrl,
  price,
  quantity,
  size,
}: Order['orderItems'][number]): CartItem {
  return { productId, name, image: imageUrl, imageUrl, price, quantity, stock: 0, ...(size && { size }) };
}

function noteOf({ name, size = '' }: CartItem, change: LineChange) {
  switch (change.kind) {
    case 'gone':
      return words.gone(name);
    case 'out-of-stock':
      return words.soldOut(name);
    case 'size-out-of-stock':
      return words.sizeSoldOut(name, size);
    case 'quantity-lowered':
      return words.fewer(name, change.stock);
    case 'price-changed':
      return words.price(name, formatPrice(change.from), formatPrice(change.to));
  }
}
