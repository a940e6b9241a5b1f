import type { Db } from '../../platform/db/connection.ts';
import { CountMemory } from '../../platform/db/count-memory.ts';
import { filteredUsers, type UserFilter } from './user-filter.ts';

const memory = new CountMemory({ minutes: 1 });

/** How many users the filter leaves. What they change of their names and addresses may show a minute late. */
export function countUsers(db: Db, filter: UserFilter = {}) {
  return memory.count(db, JSON.stringify([filter.keyword, filter.role]), filteredUsers(db, filter));
}

/** After an administrator's change, which shows at once. */
export function recountUsers(db: Db) {
  memory.forget(db);
}
