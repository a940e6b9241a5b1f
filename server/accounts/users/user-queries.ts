import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Role } from '../../../shared/access/accounts.ts';
import type { UserListQuery } from '../../../shared/accounts/users.ts';
import type { Db } from '../../platform/db/connection.ts';
import { CountCache } from '../../platform/db/count-cache.ts';
import { allOneWay, fromNearerEnd } from '../../platform/db/from-nearer-end.ts';
import { containing } from '../../platform/db/search-text.ts';
import { streamRows } from '../../platform/db/stream-rows.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { type Column, phoneCell, table } from '../../platform/http/table-file.ts';
import { toUser, userColumns } from '../account-queries.ts';

type UserFilter = Omit<UserListQuery, 'page' | 'limit'>;

const pageSize = 20;

const counts = new CountCache('users');

/** One page of the users that match the filter, with their total number. */
export async function listUsers(db: Db, { page = 1, limit = pageSize, ...filter }: UserListQuery) {
  const count = await countUsers(db, filter);
  const part = fromNearerEnd({ offset: (page - 1) * limit, limit, count });
  const ids = filteredUsers(db, filter)
    .select('id')
    .orderBy(sortColumns(filter, part))
    .limit(part.limit)
    .offset(part.offset);
  // Only the index is read to skip the earlier pages. Complete rows are read for this page, then put in the list's
  // order.
  const rows = await db
    .selectFrom('users')
    .select([...userColumns, 'email_proved'])
    .where('id', 'in', ids)
    .orderBy(sortColumns(filter))
    .execute();
  const users = rows.map((row) => ({ ...toUser(row), emailProved: row.email_proved }));
  return { users, count, pages: Math.ceil(count / limit), page };
}

/** The number of users that match the filter. */
export function countUsers(db: Db, filter: UserFilter = {}) {
  return counts.count(db, JSON.stringify([filter.keyword, filter.role]), filteredUsers(db, filter));
}

/** All users that match the filter, in the list's order (requirements: Downloads). */
export function exportUsers(db: Db, filter: UserFilter) {
  const rows = streamRows(db, (db) =>
    filteredUsers(db, filter)
      .select(['id', 'name', 'email', 'role', 'phone', 'created_at'])
      .orderBy(sortColumns(filter)),
  );
  return table({ columns, rows });
}

const roleNames: Record<Role, string> = {
  user: 'client',
  admin: 'administrateur',
  confirmer: 'confirmation',
  packer: 'préparation',
  editor: 'catalogue',
};

type ExportedUser = Pick<
  Selectable<Tables['users']>,
  'id' | 'name' | 'email' | 'role' | 'phone' | 'created_at'
>;

const columns: Column<ExportedUser>[] = [
  { en: 'Id', fr: 'Identifiant', cell: ({ id }) => id },
  { en: 'Name', fr: 'Nom', cell: ({ name }) => name },
  { en: 'Email', fr: 'Email', cell: ({ email }) => email },
  { en: 'Role', fr: 'Rôle', cell: ({ role }, language) => (language === 'fr' ? roleNames[role] : role) },
  { en: 'Phone', fr: 'Téléphone', cell: ({ phone }) => phoneCell(phone) },
  { en: 'Joined', fr: 'Inscription', cell: (user) => user.created_at, kind: 'time' },
];

function filteredUsers(db: Db, { keyword, role }: UserFilter) {
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

/** The list's order. Ties are broken by time and id, so that no user is on two pages. Each order has an index. */
function sortColumns({ sort = 'createdAt', order }: UserFilter, { backwards = false } = {}) {
  return allOneWay(sortKeys[sort], { order, backwards });
}
