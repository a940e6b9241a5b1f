import type { Page } from '@playwright/test';
import type { Scene } from './gallery-scene.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** States of the back office, such as open dialogs and errors. */
export const adminStates: Scene[] = [
  {
    name: 'dashboard-failed',
    as: 'admin',
    path: () => '/admin',
    before: (page) =>
      page.route('**/api/**', (route) =>
        /profile/.test(route.request().url()) ? route.continue() : route.abort(),
      ),
  },
  { name: 'admin-orders-filtered', as: 'admin', path: () => '/admin/orders?status=Cancelled' },
  { name: 'admin-orders-empty', as: 'admin', path: () => '/admin/orders?keyword=zzqqxxww' },
  { name: 'admin-order-missing', as: 'admin', path: () => `/admin/orders/${'a'.repeat(36)}` },
  {
    name: 'admin-order-mailed',
    as: 'admin',
    path: ({ guestOrderId }) => `/admin/orders/${guestOrderId}`,
    act: async (page) => {
      await press(page, 'Send Email');
      await page.getByText('The shop has no mail server, so no email goes out.').waitFor();
    },
    window: true,
  },
  {
    name: 'admin-order-failed',
    as: 'admin',
    path: ({ guestOrderId }) => `/admin/orders/${guestOrderId}`,
    act: async (page) => {
      await page.route('**/pay', (route) => route.abort());
      await press(page, 'Mark as Paid');
      await page.getByText(/^Failed to mark order as paid/).waitFor();
    },
    window: true,
  },
  { name: 'admin-products-empty', as: 'admin', path: () => '/admin/products?keyword=zzqqxxww' },
  {
    name: 'admin-product-delete',
    as: 'admin',
    path: () => '/admin/products',
    act: (page) => press(page, /^Delete/),
    window: true,
  },
  {
    name: 'admin-product-errors',
    as: 'admin',
    path: () => '/admin/products/new',
    act: (page) => press(page, 'Create Product'),
  },
  { name: 'admin-category-create', as: 'admin', path: () => '/admin/categories?action=create', window: true },
  {
    name: 'admin-category-errors',
    as: 'admin',
    path: () => '/admin/categories?action=create',
    act: (page) => press(page, 'Create Category'),
    window: true,
  },
  {
    name: 'admin-users-filters',
    as: 'admin',
    path: () => '/admin/users',
    act: (page) => press(page, 'Filters'),
  },
  { name: 'admin-users-empty', as: 'admin', path: () => '/admin/users?keyword=zzqqxxww' },
  {
    name: 'admin-user-promote',
    as: 'admin',
    path: () => '/admin/users',
    act: (page) => press(page, /^Make Admin/),
    window: true,
  },
];
