import type { Page } from '@playwright/test';
import { fillAddress } from '../../e2e/fill-address.ts';
import type { Scene } from './gallery-scene.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const narrow = [390, 768];
const wide = [1280];

/** States of the shop's pages, such as open menus and errors. */
export const shopStates: Scene[] = [
  {
    name: 'header-categories-open',
    as: 'guest',
    path: () => '/',
    act: (page) => press(page, 'Categories'),
    window: true,
    not: narrow,
  },
  {
    name: 'header-menu-open',
    as: 'guest',
    path: () => '/',
    act: (page) => press(page, 'Menu'),
    window: true,
    not: wide,
  },
  {
    name: 'header-account-guest',
    as: 'guest',
    path: () => '/',
    act: (page) => press(page, 'Account'),
    window: true,
  },
  {
    name: 'header-account-admin',
    as: 'admin',
    path: () => '/',
    act: (page) => press(page, 'Account'),
    window: true,
  },
  {
    name: 'header-skip-link',
    as: 'guest',
    path: () => '/',
    act: (page) => page.keyboard.press('Tab'),
    window: true,
  },
  {
    name: 'footer-category-open',
    as: 'guest',
    path: () => '/shipping',
    act: (page) => page.getByRole('contentinfo').locator('summary').first().click(),
  },
  {
    name: 'listing-filtered',
    as: 'guest',
    path: ({ categoryId }) => `/products?category=${categoryId}&minPrice=500&sort=price-low`,
  },
  { name: 'listing-searched', as: 'guest', path: () => '/products?keyword=vitamin' },
  { name: 'listing-corrected', as: 'guest', path: () => '/products?keyword=vitamni' },
  { name: 'listing-empty', as: 'guest', path: () => '/products?keyword=zzqqxxww' },
  { name: 'listing-last-page', as: 'guest', path: () => '/products?page=84' },
  {
    name: 'home-added-to-cart',
    as: 'guest',
    path: () => '/',
    act: (page) => press(page, 'Add to Cart'),
    window: true,
  },
  {
    name: 'listing-failed',
    as: 'guest',
    path: () => '/products',
    act: async (page) => {
      await page.route('**/api/products?*', (route) => route.abort());
      await page.getByLabel('Sort By').selectOption('price-low');
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'product-sold-out', as: 'guest', path: ({ soldOutId }) => `/products/${soldOutId}` },
  { name: 'product-sized', as: 'guest', path: ({ sizedId }) => `/products/${sizedId}` },
  {
    name: 'product-size-missing',
    as: 'guest',
    path: ({ sizedId }) => `/products/${sizedId}`,
    act: (page) => press(page, 'Select Size First'),
  },
  {
    name: 'product-specifications',
    as: 'guest',
    path: ({ productId }) => `/products/${productId}`,
    act: (page) => page.getByRole('tab', { name: 'Specifications' }).click(),
  },
  {
    name: 'product-zoomed',
    as: 'guest',
    path: ({ productId }) => `/products/${productId}`,
    act: (page) => press(page, 'Zoom in'),
    window: true,
  },
  { name: 'cart-empty', as: 'guest', path: () => '/cart', entries: { cartItems: [] } },
  {
    name: 'checkout-errors',
    as: 'guest',
    path: () => '/checkout',
    act: (page) => press(page, 'Continue to Payment'),
  },
  { name: 'checkout-payment', as: 'guest', path: () => '/checkout', act: toPayment },
  {
    name: 'checkout-review',
    as: 'guest',
    path: () => '/checkout',
    act: async (page) => {
      await toPayment(page);
      await press(page, 'Continue to Review');
    },
  },
  { name: 'checkout-failed', as: 'guest', path: () => '/checkout', act: failToOrder },
  { name: 'confirmation-missing', as: 'guest', path: () => `/order-confirmation/${'a'.repeat(36)}` },
  { name: 'my-orders-empty', as: 'admin', path: () => '/myorders' },
  {
    name: 'my-orders-failed',
    as: 'user',
    path: () => '/myorders',
    before: (page) => page.route('**/api/orders/myorders*', (route) => route.abort()),
  },
  { name: 'order-missing', as: 'user', path: () => `/order/${'a'.repeat(36)}` },
  {
    name: 'profile-errors',
    as: 'user',
    path: () => '/profile',
    act: async (page) => {
      await page.getByLabel('Full Name').fill('');
      await press(page, 'Change Password');
      await press(page, 'Save Changes');
    },
  },
  {
    name: 'login-refused',
    as: 'guest',
    path: () => '/login',
    entries: { googleEmail: 'amina@example.com' },
    act: async (page) => {
      await page.getByLabel('Email Address').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not-my-password');
      await press(page, 'Sign In');
      await page.getByRole('alert').last().waitFor();
    },
  },
  {
    name: 'register-errors',
    as: 'guest',
    path: () => '/register',
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('abc');
      await page.getByLabel('Confirm Password').fill('abcd');
      await press(page, 'Create Account');
    },
  },
  {
    name: 'forgot-password-sent',
    as: 'guest',
    path: () => '/forgot-password',
    act: async (page) => {
      await page.getByLabel('Email Address').fill('amina@example.com');
      await page.getByRole('main').getByRole('button').first().click();
      await page.getByText('No Email Sent').waitFor();
    },
  },
  {
    name: 'reset-password-form',
    as: 'guest',
    path: ({ resetToken }) => `/reset-password?token=${resetToken}`,
  },
  {
    name: 'verify-code-form',
    as: 'guest',
    path: () => '/verify-code?email=amina%40example.com&verificationId=unknown',
  },
  { name: 'contact-errors', as: 'guest', path: () => '/contact', act: (page) => press(page, 'Send Message') },
  {
    name: 'contact-sent',
    as: 'guest',
    path: () => '/contact',
    act: async (page) => {
      await page.getByLabel('Full Name').fill('Amina Benali');
      await page.getByLabel('Email').fill('amina@example.com');
      await page.getByLabel('Subject').fill('Delivery to Tamanrasset');
      await page.getByRole('textbox', { name: 'Message' }).fill('How long does it take?');
      await press(page, 'Send Message');
      await page.getByText('Message Sent!').waitFor();
    },
  },
];

async function toPayment(page: Page) {
  await fillAddress(page);
  await press(page, 'Continue to Payment');
  await page.getByRole('button', { name: 'Continue to Review' }).waitFor();
}

async function failToOrder(page: Page) {
  await page.route(/\/api\/orders(\?|$)/, (route) => route.abort());
  await toPayment(page);
  await press(page, 'Continue to Review');
  await press(page, 'Place Order');
  await page.getByRole('alert').first().waitFor();
}
