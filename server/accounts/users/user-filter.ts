import { type SqlBool, sql } from 'kysely';
import type { UserListQuery } from '../../../shared/users.ts';
import { allOneWay } from '../../platform/db/all-one-way.ts';
import type { Db } from '../../platform/db/connection.ts';
import { containing } from '../../platform/db/search-text.ts';

export type UserFilter = Omit<UserListQuery, 'page' | 'limit'>;

/** The users that a list's filter leaves. */
export function filteredUsers(db: Db, { keyword, role }: UserFilter) {
  let users = db.selectFrom('users');
  if (keyword) users = users.where(sql<SqlBool>`search_text like ${containing(keyword)}`);
  if (role) users = users.where('role', '=', role);
  return users;
}

const byTime = [sql`created_at`, sql`id`];

const sortKeys = {
  createdAt: byTime,
  _id: [sql`id`],
  name: [sql`name_key`, ...byTime],
  email: [sql`email_key`, ...byTime],
  role: [sql`role`, ...byTime],
};

/** The list's order; who is alike stands by time, then id, so that no page shows anybody twice. The indexes match. */
export function sortedBy({ sort = 'createdAt', order }: UserFilter) {
  return allOneWay(sortKeys[sort], order);
}
