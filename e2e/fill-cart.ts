import type { Page } from '@playwright/test';
import type { CartItem } from '../shared/orders/cart.ts';
import { storeLocalEntries } from './store-local-entries.ts';

type Wanted = {
  product: { id: string; name: string; price_centimes: number; stock: number };
} & Partial<CartItem>;

/** Stores lines in the browser's cart, in the format of the shop, and opens the cart. */
export async function fillCart(page: Page, wanted: Wanted[]) {
  await storeLocalEntries(page, { cartItems: cartOf(wanted) });
  await page.goto('/cart');
}

/** The local entry `cartItems` with these lines. */
export function cartOf(wanted: Wanted[]): CartItem[] {
  return wanted.map(({ product, ...line }) => ({
    productId: product.id,
    name: product.name,
    image: '',
    imageUrl: '',
    price: product.price_centimes / 100,
    stock: product.stock,
    quantity: 1,
    ...line,
  }));
}
