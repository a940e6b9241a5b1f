import type { UserListQuery } from '../../../shared/users.ts';
import type { Db } from '../../platform/db/connection.ts';
import { fromNearerEnd } from '../../platform/db/from-nearer-end.ts';
import { toUser, userColumns } from '../account-queries.ts';
import { countUsers } from './count-users.ts';
import { filteredUsers, sortedBy } from './user-filter.ts';

const pageSize = 20;

/** One page of the users that the filter leaves, with their count. */
export async function listUsers(db: Db, { page = 1, limit = pageSize, ...filter }: UserListQuery) {
  const count = await countUsers(db, filter);
  const part = fromNearerEnd({ page, limit, count, order: filter.order });
  const ids = filteredUsers(db, filter)
    .select('id')
    .orderBy(sortedBy({ ...filter, order: part.order }))
    .limit(part.limit)
    .offset(part.offset);
  // Rows are read for the page alone, and turned the right way round; who is skipped is skipped in the index.
  const rows = await db
    .selectFrom('users')
    .select(userColumns)
    .where('id', 'in', ids)
    .orderBy(sortedBy(filter))
    .execute();
  return { users: rows.map(toUser), count, pages: Math.ceil(count / limit), page };
}
