import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { adminList, keywordFilter, sortOrder } from './admin-list.ts';

const list = adminList({
  path: '/admin/parcels',
  filters: z.object({ keyword: keywordFilter, courier: z.catch(z.enum(['bike', 'van', '']), '') }),
  sorting: z.object({ sort: z.catch(z.enum(['weight', 'sent']), 'sent'), order: sortOrder }),
});
const read = (query: string) => list.read(new URLSearchParams(query));

test.each(['0', '-1', '1.5', '1e9', 'two', ''])('page "%s" is the first page', (page) => {
  expect(read(`page=${page}`).page).toBe(1);
});

test('a choice is added to the others and goes back to the first page', () => {
  const state = list.change(read('page=3&sort=weight&keyword=box'), { courier: 'van' });
  expect(list.url(state)).toBe('/admin/parcels?keyword=box&courier=van&sort=weight');
});

test('a choice is validated like a value in the URL', () => {
  const state = list.change(read('courier=van'), { keyword: ' box ', courier: 'balloon' });
  expect(state).toMatchObject({ keyword: 'box', courier: '' });
});

test('clearing removes the filters and keeps the sort', () => {
  const state = read('keyword=box&courier=van&sort=weight&order=asc&page=2');
  expect(list.isFiltered(state)).toBe(true);
  expect(list.url(list.clear(state))).toBe('/admin/parcels?sort=weight&order=asc');
  expect(list.isFiltered(list.clear(state))).toBe(false);
});
