import { sql } from 'kysely';
import { groupedNumber } from '../../shared/values/ids.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { nameIn, nameWithLabel } from '../platform/db/name-in.ts';

type Entry = { action: string; subject_id: string };

/** The names of the things that the entries are about, in this language, by their ids, as far as they still exist. */
export async function nameThings(
  db: Db,
  entries: Entry[],
  lang: Language | undefined,
): Promise<Map<string, string>> {
  const ordered = entries.filter(({ action }) => /^(order|customer|parcel)\./.test(action));
  const ids = sql`any(${entries.map(({ subject_id }) => subject_id)}::text[])`;
  const named = (kind: 'category' | 'family' | 'need', things: string) =>
    nameIn(kind, lang, { id: sql.ref(`${things}.id`), name: sql.ref(`${things}.name`) });
  const product = nameIn('product', lang, { id: sql.ref('products.id'), name: nameWithLabel('products') });
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${product} as name from products where id = ${ids}
    union all select id, ${named('category', 'categories')} from categories where id = ${ids}
    union all select id, ${named('family', 'families')} from families where id = ${ids}
    union all select id, ${named('need', 'needs')} from needs where id = ${ids}
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
