import { byteOrderMark, csvLine } from '../../../shared/csv.ts';
import type { Db } from '../../platform/db/connection.ts';
import { streamRows } from '../../platform/db/stream-rows.ts';
import { filteredUsers, sortedBy, type UserFilter } from './user-filter.ts';

const header = ['Id', 'Name', 'Email', 'Role', 'Phone', 'Joined'];

/** All users that the filter leaves, in the list's order, as a CSV file (requirements: CSV exports). */
export async function* exportUsers(db: Db, filter: UserFilter) {
  yield byteOrderMark + csvLine(header);
  const rows = streamRows(db, (db) =>
    filteredUsers(db, filter)
      .select(['id', 'name', 'email', 'role', 'phone', 'created_at'])
      .orderBy(sortedBy(filter)),
  );
  for await (const { id, name, email, role, phone, created_at } of rows) {
    yield csvLine([id, name, email, role, phone, created_at.toISOString()]);
  }
}
