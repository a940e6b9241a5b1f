import type { Db } from '../db/connection.ts';
import { CountMemory, countRows } from '../db/count-memory.ts';
import { filteredUsers, type UserFilter } from './user-filter.ts';

const memory = new CountMemory();

/** How many users the filter leaves. What they change of themselves may show a minute late where a keyword is searched. */
export function countUsers(db: Db, filter: UserFilter = {}) {
  const users = filteredUsers(db, filter);
  if (!filter.keyword) return countRows(users);
  return memory.count(db, JSON.stringify([filter.keyword, filter.role]), users);
}

/** After an administrator's change, which shows at once. */
export function recountUsers(db: Db) {
  memory.forget(db);
}
