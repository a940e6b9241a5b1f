import { sql } from 'kysely';
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

type Repeated = { action: AuditAction; email: string; now: Date };

/**
 * Records what a stranger can cause about a member of staff as often as they like: the first time within an hour, the
 * tenth, the hundredth and so on. Entries cannot be deleted, so one for each would let a guesser of passwords fill the
 * disk. Does the same work for an address that belongs to no staff (threats T5).
 */
export async function recordRepeated(db: Db, { action, email, now }: Repeated) {
  await sql`
    with staff as (
      select id, name from users where lower(email) = lower(${email}) and role <> 'user'
    ), counted as (
      insert into audit_repeats as known (actor_id, action, since, times)
      select id, ${action}, ${now}, 1 from staff
      on conflict (actor_id, action) do update set
        since = case when ${isPast(now)} then excluded.since else known.since end,
        times = case when ${isPast(now)} then 1 else known.times + 1 end
      returning actor_id, times
    )
    insert into audit_entries (actor_id, actor_name, action, subject_id, changes)
    select id, name, ${action}, id,
      case when times = 1 then '{}' else jsonb_build_object('times', jsonb_build_array(null, times)) end
    from staff join counted on actor_id = id
    where times = 10 ^ round(log(times))`.execute(db);
}

/** Whether the counted hour is over. One that begins in the future is from a clock that was wrong. */
function isPast(now: Date) {
  return sql`known.since not between ${now}::timestamptz - interval '1 hour' and ${now}::timestamptz`;
}
