import { userSorts } from '../../../shared/accounts/users.ts';
import type { Category } from '../../../shared/catalog/catalog.ts';
import { orderSorts, orderStatuses } from '../../../shared/orders/order-terms.ts';
import { bySearch, inLeafCategories, inMainCategories, type ListKind } from './list-kinds.ts';

/** A kind of list in the back office. Its first, middle and last pages are measured. */
export type AdminListKind = ListKind & { path: string };

/** Every kind of list that an administrator can request, for the data of tools/bench/servers/fill-back-office.ts. */
export function adminListKinds(categories: Category[]): AdminListKind[] {
  return [
    ...orderKinds().map((kind) => ({ ...kind, path: '/api/orders', name: `Orders: ${kind.name}` })),
    ...productKinds(categories).map((kind) => ({
      ...kind,
      path: '/api/products',
      name: `Products: ${kind.name}`,
    })),
    ...translationKinds().map((kind) => ({
      ...kind,
      path: '/api/products/untranslated',
      name: `Translations: ${kind.name}`,
    })),
    ...userKinds().map((kind) => ({ ...kind, path: '/api/auth/users', name: `Users: ${kind.name}` })),
  ];
}

function orderKinds(): ListKind[] {
  const columns = bothWays(orderSorts);
  const month = { startDate: daysAgo(60), endDate: daysAgo(30) };
  const delivered = { status: 'Delivered', startDate: daysAgo(300) };
  return [
    { name: 'all, by each column', queries: columns },
    { name: 'a status', queries: orderStatuses.map((status) => ({ status })) },
    { name: 'days', queries: [month, { startDate: daysAgo(7) }, { endDate: daysAgo(1) }] },
    { name: 'a keyword of one', queries: bySearch('haddad12345@', '05 97 61 19 15') },
    { name: 'a keyword of many', queries: bySearch('amina', 'bensaid', 'karim b') },
    { name: 'a keyword of all, by each column', queries: withEach(columns, { keyword: 'example.com' }) },
    { name: 'a letter', queries: bySearch('a', '7') },
    { name: 'a commune, by its beginning', queries: [{ city: 'alger' }, { city: 'or' }, { city: 'b' }] },
    { name: 'a keyword, a status and days', queries: withEach(bySearch('karim', 'example'), delivered) },
  ];
}

function productKinds(categories: Category[]): ListKind[] {
  const columns = ['newest', 'oldest', 'price-low', 'price-high', 'name', 'stock'].map((sort) => ({ sort }));
  const [main, leaf] = [inMainCategories(categories).slice(0, 4), inLeafCategories(categories).slice(0, 4)];
  return [
    { name: 'all, by each column', queries: columns },
    { name: 'a main category', queries: [...main, ...withEach(main, { sort: 'stock' })] },
    { name: 'a leaf category', queries: [...leaf, ...withEach(leaf, { sort: 'stock' })] },
    { name: 'a keyword of few', queries: bySearch('oximeter', 'nebulizer', 'infrared') },
    { name: 'a keyword of many, by each column', queries: withEach(columns, { keyword: 'cream' }) },
  ];
}

function translationKinds(): ListKind[] {
  return [
    { name: 'all', queries: [{}] },
    { name: 'a language and a state', queries: [{ language: 'fr', state: 'missing' }, { language: 'ar' }] },
  ];
}

function userKinds(): ListKind[] {
  const columns = bothWays(userSorts);
  return [
    { name: 'all, by each column', queries: columns },
    { name: 'a role', queries: [{ role: 'user' }, { role: 'admin' }] },
    { name: 'a keyword of one', queries: bySearch('haddad12345@', 'touati888@') },
    { name: 'a keyword of many', queries: bySearch('amina', 'bensaid', 'karim b') },
    { name: 'a keyword of all, by each column', queries: withEach(columns, { keyword: 'example.com' }) },
    { name: 'a letter', queries: bySearch('a', '7') },
    { name: 'a keyword and a role', queries: withEach(bySearch('amina', 'example'), { role: 'user' }) },
  ];
}

type Query = ListKind['queries'][number];

function bothWays(sorts: readonly string[]): Query[] {
  return sorts.flatMap((sort) => ['asc', 'desc'].map((order) => ({ sort, order })));
}

function withEach(queries: Query[], more: Query): Query[] {
  return queries.map((query) => ({ ...query, ...more }));
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
