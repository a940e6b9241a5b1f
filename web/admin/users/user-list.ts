import { type Role, roles } from '../../../shared/accounts.ts';
import { userSorts } from '../../../shared/users.ts';

export type UserSort = (typeof userSorts)[number];

/** What the list of users shows, all of it held by its URL; '' filters nothing. */
export type UserList = {
  keyword: string;
  role: Role | '';
  sort: UserSort;
  order: 'asc' | 'desc';
  page: number;
};

export type UserFilterValues = Pick<UserList, 'keyword' | 'role'>;

export const everybody: UserFilterValues = { keyword: '', role: '' };

export const userListPath = '/admin/users';

const usual = { sort: 'createdAt', order: 'desc', page: 1 } as const;

/** Reads what the list's URL asks for; what it cannot mean counts as absent. */
export function readUserList(query: URLSearchParams): UserList {
  const page = Number(query.get('page') ?? '1');
  return {
    keyword: (query.get('keyword') ?? '').trim(),
    role: readRole(query.get('role')),
    sort: userSorts.find((sort) => sort === query.get('sort')) ?? usual.sort,
    order: query.get('order') === 'asc' ? 'asc' : usual.order,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : usual.page,
  };
}

/** The role that a form or a URL names, or '' for all. */
export function readRole(text: string | null): UserList['role'] {
  return roles.find((role) => role === text) ?? '';
}

/** The list's address, without what is as usual. */
export function userListUrl(list: UserList) {
  return withQuery(userListPath, list);
}

/** Where the users that the list's filters leave are downloaded, whatever page of them is shown. */
export function userExportUrl(list: UserList) {
  return withQuery('/api/auth/users/export', { ...list, page: usual.page });
}

/** The list after a choice, on its first page. */
export function changeUserList(list: UserList, change: Partial<UserList>): UserList {
  return { ...list, page: usual.page, ...change };
}

/** The list after a press on a column's header: by that column upwards, or the other way round if it was already. */
export function sortUserList(list: UserList, sort: UserSort) {
  return changeUserList(list, { sort, order: list.sort === sort && list.order === 'asc' ? 'desc' : 'asc' });
}

export function hidesSome({ keyword, role }: UserFilterValues) {
  return keyword !== '' || role !== '';
}

function withQuery(path: string, list: UserList) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(list)) {
    if (value !== '' && value !== usual[name as keyof typeof usual]) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
