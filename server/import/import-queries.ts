import { type Selectable, type SqlBool, sql } from 'kysely';
import { may, type Rights } from '../../shared/access/roles.ts';
import { countWarnings, type PriceWarning, priceWarnings } from '../../shared/catalog/price-warnings.ts';
import {
  type ImportDetails,
  type ImportedRow,
  type ImportSummary,
  maxMendedCells,
  undoDays,
} from '../../shared/catalog/product-imports.ts';
import { notFound } from '../../shared/contract/api-error.ts';
import { refusal, storedRefusal } from '../../shared/refusals/refusals.ts';
import { shortValue } from '../platform/audit/short-values.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import {
  columnsFor,
  hasOurColumns,
  headingOf,
  keyColumn,
  ourColumns,
  proposeMap,
  writesCost,
} from './column-map.ts';
import { neededWhenNew } from './import-row.ts';

export type StoredImport = Selectable<Tables['imports']>;

/** The number of imports in the list. */
const listed = 20;

/** Without a sign of life for this long, a step is shown as interrupted. A batch takes less on a slow machine. */
const silentMs = 30_000;

type Showing = { by: SessionUser; now: Date };

export async function listImports(db: Db, showing: Showing) {
  const imports = await db
    .selectFrom('imports')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(listed)
    .execute();
  return { imports: imports.map((stored) => toSummary(stored, showing)) };
}

/** Throws ApiError 404. */
export async function findImport(db: Db, id: string): Promise<StoredImport> {
  const stored = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!stored) throw notFound(refusal('import-not-found'));
  return stored;
}

/** An import with everything that its page needs before its rows. Throws ApiError 404. */
export async function showImport(db: Db, { id, by, now }: { id: string } & Showing): Promise<ImportDetails> {
  const stored = await findImport(db, id);
  const columns = columnsFor(by);
  const map = await mapOf(db, stored);
  const problem = stored.problem === null ? null : storedRefusal(stored.problem);
  const obstacle = stored.state === 'checked' ? await obstacleTo(db, stored) : null;
  return {
    ...toSummary(stored, { by, now }),
    columns: stored.columns,
    // A column of another person's file may be what products cost.
    samples: may(by, 'money') || stored.created_by === by.id ? stored.samples : [],
    needsMap: stored.bulk_change === null && !hasOurColumns(stored.columns, by),
    ourColumns: columns.map((name) => ({ name, needed: neededOf(name) })),
    map: map && Object.fromEntries(Object.entries(map).filter(([name]) => columns.includes(name))),
    newCategories: await countNewCategories(db, stored),
    categoryColumn: (stored.state === 'checked' && headingOf('category', stored)) || null,
    warnings: await countPriceWarnings(db, { id, by }),
    erased: await countErased(db, { id, by }),
    keepsBlank: stored.keeps_blank,
    undescribed: await countUndescribed(db, id),
    problem: problem?.message ?? null,
    obstacle: obstacle?.message ?? null,
    isUndoable: isUndoable(stored, now),
    kept: stored.state === 'undone' ? await countKept(db, id) : 0,
    removed: stored.removed_count,
    hidden: stored.hidden_count,
    undoneBy: stored.undone_by_name,
    undoneAt: stored.undone_at?.toISOString() ?? null,
    fieldCodes: { ...(problem?.code && { problem }), ...(obstacle && { obstacle }) },
  };
}

/** How many products get an unusual price. Only those who may see money learn of the cost. */
export async function countPriceWarnings(db: Db, { id, by }: { id: string; by: Rights }) {
  const counts = countWarnings([]);
  const rows = await changedRows(db, id)
    .clearSelect()
    .clearOrderBy()
    .select([sql<PriceWarning>`unnest(warnings)`.as('warning'), sql<number>`count(*)::integer`.as('count')])
    .groupBy('warning')
    .execute();
  for (const { warning, count } of rows) if (isShownTo(by)(warning)) counts[warning] = count;
  return counts;
}

async function countUndescribed(db: Db, id: string) {
  const { count } = await changedRows(db, id)
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'created')
    .where(sql<SqlBool>`fields -> 'description' ->> 1 = fields -> 'name' ->> 1`)
    .executeTakeFirstOrThrow();
  return count;
}

async function countNewCategories(db: Db, { id, new_categories }: StoredImport) {
  if (new_categories.length === 0) return [];
  const { rows } = await sql<{ path: string; rows: number; lines: number[] }>`
    select path, count(line)::integer as rows,
      coalesce((array_agg(line order by line) filter (where line is not null))[1:${sql.lit(maxMendedCells)}], '{}') as lines
    from unnest(${new_categories}::text[]) with ordinality made(path, place)
    left join import_rows
      on import_id = ${id} and kind in ('created', 'changed') and fields -> 'category' ->> 1 = path
    group by path, place order by place`.execute(db);
  return rows;
}

/** How many products an undo could not bring back whole. */
async function countKept(db: Db, id: string) {
  const { kept } = await problemRows(db, id)
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('is_undone', '=', true)
    .executeTakeFirstOrThrow();
  return kept;
}

/** How many values each column takes away, by its name. */
async function countErased(db: Db, { id, by }: { id: string; by: Rights }) {
  const { rows } = await sql<{ key: string; count: number }>`
    select erased.key, count(*)::integer as count
    from ${changedRows(db, id).as('changed')}, lateral ${erasedFields(by)} as erased
    group by 1 order by array_position(${columnsFor(by)}::text[], erased.key)`.execute(db);
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
}

/** The fields that a row takes away. Without its `publication` a product is shown, so nothing is lost. */
export function erasedFields(by: Rights) {
  const columns = columnsFor(by).filter((column) => column !== 'publication');
  return sql`(
    select key from jsonb_each(fields)
    where value ->> 0 is not null and value ->> 1 is null and key = any (${columns})
  )`;
}

function isShownTo(by: Rights) {
  return (warning: string): warning is PriceWarning =>
    (priceWarnings as readonly string[]).includes(warning) && (warning !== 'belowCost' || may(by, 'money'));
}

function neededOf(column: string) {
  if (column === keyColumn) return 'always';
  return neededWhenNew.some((name) => name === column) ? 'new' : 'no';
}

/** Whether it has written something not long ago that is not gone for good. */
export function isUndoable(stored: StoredImport, now: Date) {
  const { state, finished_at, created_count, changed_count, bulk_change } = stored;
  if (bulk_change?.kind === 'delete') return false;
  const isWritten = state === 'done' && created_count + changed_count > 0;
  return isWritten && now.getTime() - (finished_at?.getTime() ?? 0) < undoDays * 86_400_000;
}

/** The reason why a checked import cannot be applied; null if it can. */
export async function obstacleTo(db: Db, stored: StoredImport) {
  if (stored.problem !== null) return refusal('file-not-read-whole');
  if (stored.created_count + stored.changed_count === 0) return refusal('nothing-to-import');
  return (await hasFile(db, stored.id)) ? null : refusal('file-gone');
}

export async function hasFile(db: Db, id: string) {
  const piece = await db
    .selectFrom('import_files')
    .select('position')
    .where('import_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return piece !== undefined;
}

/** The chosen map, otherwise that of the last file with the same columns, otherwise the nearest names. */
async function mapOf(db: Db, { columns, column_map, proposed_map, state }: StoredImport) {
  if (column_map || state !== 'uploaded') return column_map;
  const last = await db
    .selectFrom('imports')
    .select('column_map')
    .where(sql<SqlBool>`columns = ${columns}::text[]`)
    .where('column_map', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.column_map ?? proposed_map ?? proposeMap(columns);
}

function toSummary(stored: StoredImport, { by, now }: Showing): ImportSummary {
  const isHidden = stored.bulk_change !== null && writesCost(stored) && !may(by, 'money');
  return {
    _id: stored.id,
    fileName: stored.file_name,
    change: isHidden ? null : stored.bulk_change,
    createdAt: stored.created_at.toISOString(),
    createdBy: stored.created_by_name,
    appliedBy: stored.applied_by_name,
    state: stored.state,
    activity: activityOf(stored, now),
    rowsRead: stored.rows_read,
    rowsTotal: stored.rows_total,
    created: stored.created_count,
    changed: stored.changed_count,
    unchanged: stored.unchanged_count,
    refused: stored.refused_count,
    finishedAt: stored.finished_at?.toISOString() ?? null,
  };
}

function activityOf({ state, seen_at }: StoredImport, now: Date) {
  if (state !== 'checking' && state !== 'applying' && state !== 'undoing') return null;
  if (!seen_at) return 'waiting';
  return now.getTime() - seen_at.getTime() > silentMs ? 'interrupted' : 'working';
}

export function changedRows(db: Db, id: string) {
  return db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where('kind', 'in', ['created', 'changed'])
    .orderBy('line');
}

export function problemRows(db: Db, id: string) {
  return db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where('note', 'is not', null)
    .orderBy('line');
}

export type StoredRow = Selectable<Tables['import_rows']>;

const placeOf = new Map(ourColumns.map((column, place) => [column, place]));

export function toRow(
  { line, key, name, kind, fields, warnings }: StoredRow,
  by: Rights,
): Omit<ImportedRow, 'erased'> {
  const columns = columnsFor(by);
  const changes = Object.entries(fields)
    .filter(([field]) => field === 'featured' || columns.includes(field))
    .sort(([one], [other]) => (placeOf.get(one) ?? 0) - (placeOf.get(other) ?? 0))
    .map(([field, [before, after]]) => ({ field, before: toText(before), after: toText(after) }));
  return {
    ...{ line, key, name, isNew: kind === 'created', changes },
    warnings: warnings.filter(isShownTo(by)),
  };
}

function toText(value: unknown) {
  return value === null ? null : shortValue(String(value));
}
