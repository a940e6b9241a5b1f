import type { Page } from '@playwright/test';
import type { Scene } from './gallery-scene.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** How the back office looks when something has happened in it. */
export const deskStates: Scene[] = [
  {
    name: 'dashboard-failed',
    as: 'admin',
    path: () => '/admin',
    before: (page) =>
      page.route('**/api/**', (route) =>
        /profile/.test(route.request().url()) ? route.continue() : route.abort(),
      ),
  },
  { name: 'desk-orders-filtered', as: 'admin', path: () => '/admin/orders?status=Cancelled' },
  { name: 'desk-orders-empty', as: 'admin', path: () => '/admin/orders?keyword=zzqqxxww' },
  { name: 'desk-order-missing', as: 'admin', path: () => `/admin/orders/${'a'.repeat(36)}` },
  {
    name: 'desk-order-mailed',
    as: 'admin',
    path: ({ guestOrderId }) => `/admin/orders/${guestOrderId}`,
    act: async (page) => {
      await press(page, 'Send Email');
      await page.getByText('Order confirmation email sent successfully').waitFor();
    },
    window: true,
  },
  {
    name: 'desk-order-failed',
    as: 'admin',
    path: ({ guestOrderId }) => `/admin/orders/${guestOrderId}`,
    act: async (page) => {
      await page.route('**/pay', (route) => route.abort());
      await press(page, 'Mark as Paid');
      await page.getByText(/^Failed to mark order as paid/).waitFor();
    },
    window: true,
  },
  { name: 'desk-products-empty', as: 'admin', path: () => '/admin/products?keyword=zzqqxxww' },
  {
    name: 'desk-product-delete',
    as: 'admin',
    path: () => '/admin/products',
    act: (page) => press(page, /^Delete/),
    window: true,
  },
  {
    name: 'desk-product-errors',
    as: 'admin',
    path: () => '/admin/products/new',
    act: (page) => press(page, 'Create Product'),
  },
  { name: 'desk-category-create', as: 'admin', path: () => '/admin/categories?action=create', window: true },
  {
    name: 'desk-category-errors',
    as: 'admin',
    path: () => '/admin/categories?action=create',
    act: (page) => press(page, 'Create Category'),
    window: true,
  },
  {
    name: 'desk-users-filters',
    as: 'admin',
    path: () => '/admin/users',
    act: (page) => press(page, 'Filters'),
  },
  { name: 'desk-users-empty', as: 'admin', path: () => '/admin/users?keyword=zzqqxxww' },
  {
    name: 'desk-user-promote',
    as: 'admin',
    path: () => '/admin/users',
    act: (page) => press(page, /^Make Admin/),
    window: true,
  },
];
