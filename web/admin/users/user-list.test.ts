import { expect, test } from 'vitest';
import { changeUserList, readUserList, sortUserList, userExportUrl, userListUrl } from './user-list.ts';

const read = (query: string) => readUserList(new URLSearchParams(query));

test('an address without a query asks for the newest users, and has no query again', () => {
  expect(read('')).toEqual({ keyword: '', role: '', sort: 'createdAt', order: 'desc', page: 1 });
  expect(userListUrl(read(''))).toBe('/admin/users');
});

test('every choice is held by the address', () => {
  const query = 'keyword=Amina+B&role=admin&sort=email&order=asc&page=3';
  expect(userListUrl(read(query))).toBe(`/admin/users?${query}`);
});

test('what an address cannot mean counts as absent', () => {
  expect(read('keyword=+&role=boss&sort=password_hash&order=up&page=-1')).toEqual(read(''));
  for (const page of ['0', '1.5', '1e9', 'two']) expect(read(`page=${page}`).page, page).toBe(1);
});

test('another filter begins on the first page', () => {
  expect(userListUrl(changeUserList(read('page=3&sort=name'), { role: 'admin' }))).toBe(
    '/admin/users?role=admin&sort=name',
  );
});

test('a header sorts upwards first, then downwards', () => {
  const byName = sortUserList(read('page=2'), 'name');
  expect(byName).toMatchObject({ sort: 'name', order: 'asc', page: 1 });
  expect(sortUserList(byName, 'name').order).toBe('desc');
  expect(sortUserList(read(''), 'createdAt').order).toBe('asc');
});

test('all filtered users are exported in the same order, not one page of them', () => {
  expect(userExportUrl(read('role=admin&keyword=a%26b&sort=name&page=4'))).toBe(
    '/api/auth/users/export?keyword=a%26b&role=admin&sort=name',
  );
});
