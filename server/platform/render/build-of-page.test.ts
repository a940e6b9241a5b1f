import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { buildsOfPages } from './build-of-page.ts';

const routes = [
  { id: 'root', path: '' },
  { id: 'home', parentId: 'root', index: true },
  { id: 'list', parentId: 'root', path: 'products' },
  { id: 'product', parentId: 'root', path: 'products/:id/:slug?' },
  { id: 'office', parentId: 'root' },
  { id: 'orders', parentId: 'office', path: 'admin/orders' },
  { id: 'unknown', parentId: 'root', path: '*' },
];
const byId = Object.fromEntries(routes.map((route) => [route.id, route]));
const build = { routes: byId, assets: { url: '/manifest.js', routes: byId } } as unknown as ServerBuild;

test('a page with a fixed address has a build with its own routes, and no other page has one', () => {
  const builds = buildsOfPages(build);
  const routesOf = Array.from(builds, ([path, { routes }]) => [path, Object.keys(routes)]);
  expect(Object.fromEntries(routesOf)).toEqual({
    '/': ['root', 'home'],
    '/products': ['root', 'list'],
    '/admin/orders': ['root', 'office', 'orders'],
  });
  const { assets } = builds.get('/products') ?? build;
  expect(assets).toEqual({ url: '/manifest.js', routes: { root: byId.root, list: byId.list } });
});
