import * as z from 'zod/mini';
import { toCentimes, toDinars } from '../catalog/prices.ts';

/** The maximum number of units per line of an order (threats T15). */
export const maxQuantity = 99;

/** The most products on a wish list. A longer one loses the oldest. */
export const mostWishes = 48;

/** One line of the local entry `cartItems` (requirements: Local entries). `price` is the effective price in dinars. */
export const cartItem = z.object({
  productId: z.string(),
  name: z.string(),
  image: z.string(),
  imageUrl: z.string(),
  price: z.number(),
  stock: z.number(),
  quantity: z.int().check(z.minimum(1)),
  size: z.optional(z.string()),
  /** Grams of one unit, 0 if the shop does not know; absent until the cart has asked. */
  weight: z.optional(z.int()),
});

export type CartItem = z.infer<typeof cartItem>;

type LineIdentity = Pick<CartItem, 'productId' | 'size'>;

/** Identifies a line: a product in two sizes is two lines, and so is one that is bought and given. */
export function lineKey({ productId, size, isGift }: LineIdentity & { isGift?: true | undefined }) {
  return `${productId} ${size ?? ''}${isGift ? ' gift' : ''}`;
}

function isSameLine(a: LineIdentity, b: LineIdentity) {
  return lineKey(a) === lineKey(b);
}

/** Whether a line can be ordered as far as the cart knows. */
export function isBuyable(item: Pick<CartItem, 'stock'>) {
  return item.stock > 0;
}

/** Limits a line's quantity to between 1 and the stock, and to 99 at most. */
export function clampQuantity(quantity: number, stock: number) {
  return Math.max(1, Math.min(quantity, stock, maxQuantity));
}

/** The units of a product in a cart, of all its sizes. */
export function unitsOf(items: CartItem[], productId: string) {
  return countUnits(items.filter((item) => item.productId === productId));
}

/** How many units a line can have, because the sizes of a product share its stock. */
export function roomFor(items: CartItem[], line: LineIdentity & Pick<CartItem, 'stock'>) {
  return (
    line.stock -
    unitsOf(
      items.filter((item) => !isSameLine(item, line)),
      line.productId,
    )
  );
}

/** Whether the cart holds more units of a product than there are, with all its sizes. */
export function isOverbooked(items: CartItem[], { productId, stock }: CartItem) {
  return stock > 0 && unitsOf(items, productId) > stock;
}

/**
 * Adds a line, unless other sizes of the product take its whole stock. A line of the same product and size gets the
 * quantity and the newer name, price and stock.
 */
export function addToCart(items: CartItem[], added: CartItem): CartItem[] {
  const existing = items.find((item) => isSameLine(item, added));
  const room = roomFor(items, added);
  if (!existing) {
    return room < 1 ? items : [...items, { ...added, quantity: clampQuantity(added.quantity, room) }];
  }
  const quantity = clampQuantity(existing.quantity + added.quantity, room);
  return items.map((item) => (item === existing ? { ...added, quantity } : item));
}

export function changeQuantity(items: CartItem[], line: LineIdentity, quantity: number): CartItem[] {
  return items.map((item) =>
    isSameLine(item, line) ? { ...item, quantity: clampQuantity(quantity, roomFor(items, item)) } : item,
  );
}

/** Removes one line; other sizes of the product stay (requirements: Cart). */
export function removeFromCart(items: CartItem[], line: LineIdentity): CartItem[] {
  return items.filter((item) => !isSameLine(item, line));
}

/** The number of units in a cart or an order; the header's badge shows it for the cart. */
export function countUnits(items: Pick<CartItem, 'quantity'>[]) {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** A line's total in dinars. */
export function lineTotal(item: Pick<CartItem, 'price' | 'quantity'>) {
  return toDinars(toCentimes(item.price) * item.quantity);
}

/** The sum of a cart's items, in dinars. */
export function cartSubtotal(items: CartItem[]) {
  return toDinars(items.reduce((sum, item) => sum + toCentimes(item.price) * item.quantity, 0));
}
