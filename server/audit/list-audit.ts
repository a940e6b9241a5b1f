import { type Selectable, type SqlBool, sql } from 'kysely';
import {
  type AuditArea,
  type AuditEntry,
  type AuditListQuery,
  actionsOf,
  auditAreas,
} from '../../shared/audit.ts';
import { notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Changes } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { streamRows } from '../platform/db/stream-rows.ts';
import type { Tables } from '../platform/db/tables.ts';
import { type Column, table } from '../platform/http/table-file.ts';
import { midnight } from '../platform/settings/shop-day.ts';
import { nameThings } from './name-things.ts';

type Filter = Omit<AuditListQuery, 'before' | 'after' | 'lang'>;

const pageSize = 50;

/** One page of the entries that match the filter, newest first: the newest, or those before or after an entry. */
export async function listAudit(db: Db, { before, after, lang, ...filter }: AuditListQuery) {
  const isBackwards = after !== undefined && before === undefined;
  const direction = isBackwards ? 'asc' : 'desc';
  const rows = await filteredEntries(db, filter)
    .$if(before !== undefined, (query) => query.where(beyond('<', before ?? '')))
    .$if(isBackwards, (query) => query.where(beyond('>', after ?? '')))
    .selectAll()
    .orderBy('at', direction)
    .orderBy('id', direction)
    // One more tells whether there is another page.
    .limit(pageSize + 1)
    .execute();
  const hasMore = rows.length > pageSize;
  const shown = rows.slice(0, pageSize);
  if (isBackwards) shown.reverse();
  const names = await nameThings(db, shown, lang);
  const [first, last] = [shown.at(0), shown.at(-1)];
  const hasOlder = isBackwards ? shown.length > 0 : hasMore;
  const hasNewer = isBackwards ? hasMore : before !== undefined;
  return {
    entries: shown.map((row) => toEntry(row, names.get(row.subject_id))),
    ...(hasOlder && last && { older: String(last.id) }),
    ...(hasNewer && first && { newer: String(first.id) }),
  };
}

type Row = {
  id: number;
  at: Date;
  actor_id: string;
  actor_name: string;
  action: string;
  subject_id: string;
  changes: Changes;
};

const mostFields = 20;
/** The fields whose new value is part of the sentence. */
const valueFields = ['status', 'role', 'list'];

function toEntry(
  { id, at, actor_id, actor_name, action, subject_id, changes }: Row,
  name?: string,
): AuditEntry {
  const [, value] = valueFields.map((field) => changes[field]).find((change) => change) ?? [];
  const [removedName] = changes.name ?? [];
  const thingName = name ?? (typeof removedName === 'string' ? removedName : undefined);
  return {
    _id: String(id),
    at: at.toISOString(),
    by: { _id: actor_id, name: actor_name },
    action,
    thing: { _id: subject_id, ...(thingName !== undefined && { name: thingName }) },
    fields: Object.keys(changes).slice(0, mostFields),
    ...(typeof value === 'string' && { value }),
  };
}

/** What an entry changed. Throws ApiError 404. */
export async function showChanges(db: Db, entry: string) {
  const row = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('id', '=', Number(entry))
    .executeTakeFirst();
  if (!row) throw notFound(refusal('entry-not-found'));
  return { changes: row.changes };
}

/**
 * Everyone of whom there are entries, by name. Steps from one person to the next in the index, because reading a million
 * entries would take a second.
 */
export async function listPeople(db: Db) {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive people as (
      (select actor_id from audit_entries order by actor_id limit 1)
      union all
      select (select actor_id from audit_entries where actor_id > people.actor_id order by actor_id limit 1)
      from people where people.actor_id is not null
    )
    select actor_id as id, (
      select actor_name from audit_entries where actor_id = people.actor_id order by at desc, id desc limit 1
    ) as name
    from people where actor_id is not null
    order by name, id`.execute(db);
  return rows.map(({ id, name }) => ({ _id: id, name }));
}

/** All entries that match the filter, newest first. */
export function exportAudit(db: Db, filter: Filter) {
  const rows = streamRows(db, (db) =>
    filteredEntries(db, filter).selectAll().orderBy('at', 'desc').orderBy('id', 'desc'),
  );
  return table({ columns, rows });
}

const columns: Column<Selectable<Tables['audit_entries']>>[] = [
  { en: 'Time', fr: 'Date', cell: ({ at }) => at, kind: 'time' },
  { en: 'Person', fr: 'Personne', cell: (entry) => entry.actor_name },
  { en: 'Account', fr: 'Compte', cell: (entry) => entry.actor_id },
  { en: 'Action', fr: 'Action', cell: ({ action }) => action },
  { en: 'Thing', fr: 'Objet', cell: (entry) => entry.subject_id },
  { en: 'Changes', fr: 'Changements', cell: ({ changes }) => JSON.stringify(changes) },
];

function filteredEntries(db: Db, { person, action, thing, startDate, endDate }: Filter) {
  let entries = db.selectFrom('audit_entries');
  if (person) entries = entries.where('actor_id', '=', person);
  if (thing) entries = entries.where('subject_id', '=', thing);
  if (action)
    entries = isArea(action)
      ? entries.where('action', 'in', actionsOf(action))
      : entries.where('action', '=', action);
  if (startDate) entries = entries.where('at', '>=', midnight(startDate));
  if (endDate) entries = entries.where('at', '<', midnight(endDate, 1));
  return entries;
}

function isArea(action: string): action is AuditArea {
  return auditAreas.includes(action as AuditArea);
}

/** For the entries on one side of another in the order of the list. */
function beyond(side: '<' | '>', entry: string) {
  const id = Number(entry);
  return sql<SqlBool>`(at, id) ${sql.raw(side)} ((select at from audit_entries where id = ${id}), ${id})`;
}
