import type { Page } from '@playwright/test';
import type { CartItem } from '../shared/cart.ts';

type Wanted = {
  product: { id: string; name: string; price_centimes: number; stock: number };
} & Partial<CartItem>;

/** Puts lines into the browser's cart as the shop itself keeps them, and opens the cart. */
export async function fillCart(page: Page, wanted: Wanted[]) {
  const items: CartItem[] = wanted.map(({ product, ...line }) => ({
    productId: product.id,
    name: product.name,
    image: '',
    imageUrl: '',
    price: product.price_centimes / 100,
    stock: product.stock,
    quantity: 1,
    ...line,
  }));
  // Not on the cart's own page, which would bring the lines up to date before the test looks.
  await page.goto('/shipping');
  await page.evaluate((text) => localStorage.setItem('cartItems', text), JSON.stringify(items));
  await page.goto('/cart');
}
