import { addToCart, type CartItem, countUnits } from '../../../shared/orders/cart.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { cartItemsEntry } from '../../session/local-entries.ts';
import { type LineChange, readProducts, refreshLine } from '../../shop/cart/use-cart-refresh.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { cartWords } from '../../words/cart-words.ts';
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
  const bought = items.filter(({ isGift }) => !isGift);
  const ids = [...new Set(bought.map(({ productId }) => productId))];
  const products = await readProducts(ids, new AbortController().signal);
  if (products.size < ids.length) return undefined;
  const lines = bought.map((item) => refreshLine(asCartItem(item), products.get(item.productId) ?? null));
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

export type AgainResult = NonNullable<Awaited<ReturnType<typeof orderAgain>>> | 'failed';

/** What of an order is in the cart again, and each line that differs, by its name. */
export function AgainNotes({ result }: { result: AgainResult }) {
  if (result === 'failed') return <Alert>{words.failed}</Alert>;
  const { units, notes } = result;
  return (
    <Alert kind="warning">
      <p className="font-semibold">{units > 0 ? words.added(cartWords.items(units)) : words.nothing}</p>
      <ul className="wrap-anywhere mt-2 list-disc space-y-1 ps-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {units > 0 && (
        <div className="mt-4">
          <ButtonLink to="/cart">{words.toCart}</ButtonLink>
        </div>
      )}
    </Alert>
  );
}
