import { expect, test } from 'vitest';
import { insidePath, isRoutable, pageAccess, signInUrl } from './page-access.ts';

test('each page has its access', () => {
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
  expect(pageAccess('/admin')).toBe('office');
  expect(pageAccess('/admin/products/new')).toBe('office');
});

test('another spelling of a path has the same access', () => {
  for (const path of ['/Profile', '/profile/', '//profile', '/%70rofile', '/%50rofile']) {
    expect([path, pageAccess(path)]).toEqual([path, 'user']);
  }
  for (const path of ['/ADMIN', '/%61dmin/users', '/admin/%C3%A9', '/admin/%zz']) {
    expect([path, pageAccess(path)]).toEqual([path, 'office']);
  }
  expect(pageAccess('/order/a%2Fb')).toBe('user');
  expect(pageAccess('/%2561dmin')).toBe('anyone');
});

test('signing in returns to the requested page', () => {
  const wanted = '/admin/orders?page=2&sort=name';
  expect(insidePath(new URL(signInUrl(wanted), 'http://shop').searchParams.get('redirect'))).toBe(wanted);
});

test('signing in never redirects to another site', () => {
  const outside = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
  ];
  const behindALanguage = [
    '/fr//evil.example',
    '/ar/\\evil.example',
    '/fr/\t/evil.example',
    '/a/..//evil.example',
  ];
  const others = ['evil', '/\t/evil.example', '/a\nb', '/a\u2028b', '/a\u0085b', '\\/evil.example'];
  for (const wanted of [...outside, ...behindALanguage, ...others]) {
    expect([wanted, insidePath(wanted)]).toEqual([wanted, '/']);
  }
});

test('a query may contain any address', () => {
  for (const wanted of ['/products?keyword=a//b', '/fr/products?keyword=a\\b#c//d', '/'])
    expect(insidePath(wanted)).toBe(wanted);
});

test('access and sign-in are the same in every language', () => {
  for (const path of ['/fr/profile', '/ar/order/a', '/FR/myorders', '//ar//profile'])
    expect([path, pageAccess(path)]).toEqual([path, 'user']);
  expect(pageAccess('/fr/admin/orders')).toBe('office');
  for (const path of ['/fr', '/ar/products', '/fr/fr/admin', '/de/admin'])
    expect(pageAccess(path)).toBe('anyone');
  expect(signInUrl('/fr/profile')).toBe('/fr/login?redirect=%2Ffr%2Fprofile');
  expect(insidePath(null, '/fr')).toBe('/fr');
});

test('paths with line breaks or another host are not for the router', () => {
  const strange = ['%0a', 'a%0Db', '%E2%80%A8', '%C2%85', '%09/', '%5C/', '/evil.example/@', '%00'];
  for (const path of strange) expect([path, isRoutable(`/fr/${path}`)]).toEqual([path, false]);
  expect(isRoutable('/admin/%0a')).toBe(false);
  for (const path of ['//%70rofile', '/', '/caf%C3%A9', '/a%20b/%zz', '/products/a%2F%2Fb', '/a%3F'])
    expect([path, isRoutable(path)]).toEqual([path, true]);
});
