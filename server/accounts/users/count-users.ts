import type { Db } from '../../platform/db/connection.ts';
import { CountCache } from '../../platform/db/count-cache.ts';
import { filteredUsers, type UserFilter } from './user-filter.ts';

const counts = new CountCache('users');

/** The number of users that match the filter. */
export function countUsers(db: Db, filter: UserFilter = {}) {
  return counts.count(db, JSON.stringify([filter.keyword, filter.role]), filteredUsers(db, filter));
}
