import * as z from 'zod/mini';
import { roles, user } from '../access/accounts.ts';
import { fileOptions, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import { blankIsAbsent, keyword, pageOf, sortDirection } from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';
import { idParams } from '../values/ids.ts';

/** Columns by which administrators can sort users (requirements: Admin users). */
export const userSorts = ['createdAt', '_id', 'name', 'email', 'role'] as const;

/** `keyword` searches name and e-mail. */
const userFilter = {
  keyword: blankIsAbsent(keyword),
  role: blankIsAbsent(z.enum(roles, messageOf('role-unknown'))),
  sort: blankIsAbsent(z.enum(userSorts, messageOf('sort-unknown'))),
  order: sortDirection,
};

export const userListQuery = z.object({ ...pageOf, ...userFilter });

export type UserListQuery = z.output<typeof userListQuery>;

/** `emailProved`: the person has shown that they read the mail of the address. Registering does not. */
const listedUser = z.extend(user, { emailProved: z.boolean() });

export type ListedUser = z.infer<typeof listedUser>;

/** The endpoints through which administrators manage users. */
export const usersApi = {
  count: endpoint('GET', '/auth/count', { access: 'people', reply: z.object({ count: z.int() }) }),
  list: endpoint('GET', '/auth/users', {
    access: 'people',
    query: userListQuery,
    reply: z.object({ users: z.array(listedUser), count: z.int(), pages: z.int(), page: z.int() }),
  }),
  export: endpoint('GET', '/auth/users/export', {
    access: 'people',
    query: z.object({ ...userFilter, ...fileOptions }),
    download: { en: 'users', fr: 'utilisateurs' },
    reply: tableReply,
  }),
  setRole: endpoint('PUT', '/auth/users/:id/role', {
    access: 'admin',
    params: idParams,
    body: z.object({ role: z.enum(roles, messageOf('role-unknown')) }),
    reply: user,
  }),
  remove: endpoint('DELETE', '/auth/users/:id', {
    access: 'admin',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
};
