import { expect, test } from 'vitest';
import { type Role, roles } from './accounts.ts';
import { accessOf, may, pageInstead, permissions } from './roles.ts';

test('each role has exactly these permissions', () => {
  const granted = roles.map((role) => [role, permissions.filter((each) => may(role, each))]);
  expect(Object.fromEntries(granted)).toEqual({
    user: [],
    packer: ['office', 'orders.read', 'orders.pack'],
    confirmer: ['office', 'orders.read', 'orders.pack', 'orders.confirm'],
    editor: ['office', 'catalog'],
    admin: [...permissions],
  });
});

/** The roles besides administrators that may open a page. */
const pages: Record<string, Role[]> = {
  '/admin': ['confirmer', 'packer', 'editor'],
  '/admin/orders': ['confirmer', 'packer'],
  '/admin/orders/print': ['confirmer', 'packer'],
  '/admin/orders/abc': ['confirmer', 'packer'],
  '/admin/orders/abc/exchange': [],
  '/admin/products': ['editor'],
  '/admin/products/new': ['editor'],
  '/admin/products/abc/edit': ['editor'],
  '/admin/import': ['editor'],
  '/admin/import/abc': ['editor'],
  '/admin/translations': ['editor'],
  '/admin/search': ['editor'],
  '/admin/search/synonyms/new': ['editor'],
  '/admin/search/pins/abc/edit': ['editor'],
  '/admin/categories': ['editor'],
  '/admin/categories/abc/edit': ['editor'],
  '/admin/needs/new': ['editor'],
  '/admin/users': [],
  '/admin/settings': [],
  '/admin/settings/contact': [],
  '/admin/staff': [],
  '/admin/delivery': [],
  '/admin/audit': [],
  '/admin/something-new': [],
};

test('each page of the back office opens for exactly these roles, in every language', () => {
  for (const [path, expected] of Object.entries(pages)) {
    for (const address of [path, `/fr${path}`, path.toUpperCase(), `/${path}/`]) {
      const opened = roles.filter((role) => may(role, accessOf(address)));
      expect([address, opened]).toEqual([
        address,
        roles.filter((role) => [...expected, 'admin'].includes(role)),
      ]);
    }
  }
});

test('a refused customer goes to the home page and refused staff to the back office', () => {
  expect(pageInstead('/admin/orders', 'user')).toBe('/');
  expect(pageInstead('/admin/settings', 'packer')).toBe('/admin');
  expect(pageInstead('/admin', 'editor')).toBeUndefined();
  expect(pageInstead('/products', 'user')).toBeUndefined();
});
