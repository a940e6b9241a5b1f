import { type SqlBool, sql } from 'kysely';
import type { UserListQuery } from '../../shared/users.ts';
import type { Db } from '../db/connection.ts';
import { containing } from '../db/search-text.ts';

export type UserFilter = Omit<UserListQuery, 'page' | 'limit'>;

/** The users that a list's filter leaves. */
export function filteredUsers(db: Db, { keyword, role }: UserFilter) {
  let users = db.selectFrom('users');
  if (keyword)
    users = users.where(sql<SqlBool>`plain_text(name || ' ' || email) like ${containing(keyword)}`);
  if (role) users = users.where('role', '=', role);
  return users;
}

const sortKeys = {
  createdAt: null,
  _id: sql`id`,
  name: sql`lower(name)`,
  email: sql`lower(email)`,
  role: sql`role`,
};

/** The list's order; who is alike stands by time, then id, so that no page shows anybody twice. */
export function sortedBy({ sort = 'createdAt', order = 'desc' }: UserFilter) {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const keys = [sortKeys[sort], sql`created_at`, sql`id`].filter((key) => key !== null);
  return sql.join(keys.map((key) => sql`${key} ${direction}`));
}
