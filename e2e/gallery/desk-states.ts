import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

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
  { name: 'desk-orders-empty', as: 'admin', path: () => '/admin/orders?keyword=nothing-is-called-so' },
  { name: 'desk-order-missing', as: 'admin', path: () => `/admin/orders/${'a'.repeat(36)}` },
  {
    name: 'desk-order-changed',
    as: 'admin',
    path: ({ guestOrderId }) => `/admin/orders/${guestOrderId}`,
    act: async (page) => {
      await press(page, 'Mark as Paid');
      await page.getByRole('status').first().waitFor();
    },
  },
  { name: 'desk-products-empty', as: 'admin', path: () => '/admin/products?keyword=nothing-is-called-so' },
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
  { name: 'desk-users-empty', as: 'admin', path: () => '/admin/users?keyword=nobody-is-called-so' },
  {
    name: 'desk-user-promote',
    as: 'admin',
    path: () => '/admin/users',
    act: (page) => press(page, /^Make Admin/),
    window: true,
  },
];
