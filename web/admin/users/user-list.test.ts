import { expect, test } from 'vitest';
import { userList } from './user-list.ts';

const { url, exportUrl } = userList;
const read = (query: string) => userList.read(new URLSearchParams(query));

test('a URL without a query asks for the newest users, and has no query again', () => {
  expect(read('')).toEqual({ keyword: '', role: '', sort: 'createdAt', order: 'desc', page: 1 });
  expect(url(read(''))).toBe('/admin/users');
});

test('the URL holds every choice', () => {
  const query = 'keyword=Amina+B&role=admin&sort=email&order=asc&page=3';
  expect(url(read(query))).toBe(`/admin/users?${query}`);
});

test('invalid values in the URL count as absent', () => {
  expect(read('keyword=+&role=boss&sort=password_hash&order=up&page=-1')).toEqual(read(''));
});

test('the export has all filtered users in the same order, not one page of them', () => {
  expect(exportUrl(read('role=admin&keyword=a%26b&sort=name&page=4'), '/api/auth/users/export')).toBe(
    '/api/auth/users/export?keyword=a%26b&role=admin&sort=name',
  );
});
