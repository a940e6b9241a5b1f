import { expect, test } from 'vitest';
import { insidePath, pageAccess, signInUrl } from './page-access.ts';

test('pages are open to those who may see them', () => {
  for (const path of [
    '/',
    '/products/a',
    '/checkout',
    '/order-confirmation/a',
    '/login',
    '/orders',
    '/administrator',
  ]) {
    expect([path, pageAccess(path)]).toEqual([path, 'anyone']);
  }
  for (const path of ['/profile', '/myorders', '/order/a']) expect(pageAccess(path)).toBe('user');
  for (const path of ['/admin', '/admin/products/new']) expect(pageAccess(path)).toBe('admin');
});

test('a page is as closed however its path is spelt', () => {
  for (const path of ['/Profile', '/profile/', '//profile', '/%70rofile', '/%50rofile']) {
    expect([path, pageAccess(path)]).toEqual([path, 'user']);
  }
  for (const path of ['/ADMIN', '/%61dmin/users', '/admin/%C3%A9', '/admin/%zz']) {
    expect([path, pageAccess(path)]).toEqual([path, 'admin']);
  }
  expect(pageAccess('/order/a%2Fb')).toBe('user');
  expect(pageAccess('/%2561dmin')).toBe('anyone');
});

test('who signs in comes back to where they wanted to go', () => {
  const wanted = '/admin/orders?page=2&sort=name';
  expect(insidePath(new URL(signInUrl(wanted), 'http://shop').searchParams.get('redirect'))).toBe(wanted);
});

test('signing in leads nowhere outside the shop', () => {
  const outside = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
  ];
  for (const wanted of [...outside, 'evil', '/\t/evil.example', '/a\nb', '\\/evil.example']) {
    expect([wanted, insidePath(wanted)]).toEqual([wanted, '/']);
  }
});
