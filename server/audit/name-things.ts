import { sql } from 'kysely';
import { groupedNumber } from '../../shared/values/ids.ts';
import type { Db } from '../platform/db/connection.ts';

type Entry = { action: string; subject_id: string };

/** The names of the things that the entries are about, by their ids, as far as they still exist. */
export async function nameThings(db: Db, entries: Entry[]): Promise<Map<string, string>> {
  const ordered = entries.filter(({ action }) => /^(order|customer|parcel)\./.test(action));
  const ids = sql`any(${entries.map(({ subject_id }) => subject_id)}::text[])`;
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from products where id = ${ids}
    union all select id, name from categories where id = ${ids}
    union all select id, name from families where id = ${ids}
    union all select id, name from needs where id = ${ids}
    union all select id, name from users where id = ${ids}
    union all select id, name from api_keys where id = ${ids}
    union all select id, name from promotions where id = ${ids}
    union all select id, url from webhooks where id = ${ids}
    union all select id, number from invoices where id = ${ids}
    union all select id, email from staff_invitations where id = ${ids}
    union all select id, name from couriers where id = ${ids}
    union all select id, file_name from imports where id = ${ids} and bulk_change is null`.execute(db);
  return new Map([
    ...ordered.map(({ subject_id }) => [subject_id, groupedNumber(subject_id)] as const),
    ...rows.map(({ id, name }) => [id, name] as const),
  ]);
}
