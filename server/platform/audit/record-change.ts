import type { AuditAction, PersonalList } from '../../../shared/audit.ts';
import type { Db } from '../db/connection.ts';
import type { SessionUser } from '../http/handle-endpoint.ts';

/** The changed fields with their values before and after; null means no value. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

type Change = {
  by: Pick<SessionUser, 'id' | 'name'>;
  action: AuditAction;
  subjectId: string;
  changes?: Changes;
};

/** Records who changed what. Runs in the transaction of the change, so that neither exists without the other. */
export async function recordChange(db: Db, change: Change) {
  await recordChanges(db, [change]);
}

/**
 * Records that a list with personal data was downloaded. Without its filters: they hold names and phone numbers, and an
 * entry can never be removed.
 */
export async function recordExport(db: Db, { by, list }: { by: Change['by']; list: PersonalList }) {
  await recordChange(db, {
    by,
    action: 'people.exported',
    subjectId: by.id,
    changes: { list: [null, list] },
  });
}

const rowsAtOnce = 1_000;

/** Records several changes of one transaction. */
export async function recordChanges(db: Db, all: Change[]) {
  for (let start = 0; start < all.length; start += rowsAtOnce) {
    const rows = all.slice(start, start + rowsAtOnce).map(({ by, action, subjectId, changes = {} }) => ({
      actor_id: by.id,
      actor_name: by.name,
      action,
      subject_id: subjectId,
      changes: JSON.stringify(changes),
    }));
    await db.insertInto('audit_entries').values(rows).execute();
  }
}

/** The fields that differ between two versions of a record. */
export function changesBetween<Row extends Record<string, unknown>>(before: Row, after: Row): Changes {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, [before[name] ?? null, after[name] ?? null]]));
}
