import { sql } from 'kysely';
import { textOf } from '../../shared/refusals/codes.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { recordChanges } from '../platform/audit/record-change.ts';
import { withShortValues } from '../platform/audit/short-values.ts';
import type { Db } from '../platform/db/connection.ts';
import { fingerprint } from './describe-changes.ts';
import type { PicturedRow } from './import-batch.ts';
import type { StoredImport } from './import-queries.ts';
import type { Journal, Problem, Summary, WrittenRow } from './write-batch.ts';

/** Another run has taken over this step, or an administrator has cancelled it. */
export class ImportStopped extends Error {}

/** One run of a step of an import. */
export type Step = {
  id: string;
  attempt: number;
  state: StoredImport['state'];
  /** Aborted when this process stops. */
  signal: AbortSignal;
};

const rowsAtOnce = 500;

/** Stores the changes that a dry run would make, and its problems. */
export function journalOfCheck(db: Db, step: Step) {
  let problems: Problem[] = [];
  const flush = async (db: Db, written: WrittenRow[]) => {
    const found = written.filter(({ changes }) => Object.keys(changes).length > 0);
    const noted = problems;
    problems = [];
    await insertRows(db, [
      ...found.map((row) => ({ ...asChange(row), import_id: step.id })),
      ...noted.map((problem) => ({ ...asProblem(problem), import_id: step.id })),
    ]);
  };
  const journal: Journal = {
    skips: () => false,
    spill: async (summary) => {
      if (problems.length >= rowsAtOnce) await journal.keep(db, [], summary);
    },
    prepare: async (_, { rows }) => ({ rows, refused: new Map() }),
    keep: (db, written, { rows }) =>
      db.transaction().execute(async (db) => {
        await advance(db, step, rows);
        await flush(db, written);
      }),
  };
  return {
    journal,
    report: (problem: Problem) => problems.push(problem),
    finish: (summary: Summary) => journal.keep(db, [], summary),
  };
}

type Applying = { step: Step; by: { id: string; name: string } };

/**
 * Lets an import write exactly what its check has shown: only those rows, only to products that are still the same, and
 * the stock by the shown difference, so that units sold meanwhile stay sold. Rows that an interrupted run has written
 * are left out.
 */
export async function journalOfApply(db: Db, { step, by }: Applying) {
  const planned = await db
    .selectFrom('import_rows')
    .select('line')
    .where('import_id', '=', step.id)
    .where('kind', 'in', ['created', 'changed'])
    .where('is_applied', '=', false)
    .execute();
  const lines = new Set(planned.map(({ line }) => line));
  const written = new Set<string>();
  let refused: Problem[] = [];
  const flush = async (db: Db) => {
    await insertRows(
      db,
      refused.map((problem) => ({ ...asProblem(problem), import_id: step.id })),
    );
    refused = [];
  };
  const journal: Journal = {
    skips: (line) => !lines.has(line),
    spill: async () => undefined,
    prepare: (db, batch) => prepareRows(db, { ...batch, step, written }),
    async keep(db, rows, summary) {
      await advance(db, step, summary.rows);
      await flush(db);
      await markApplied(db, step, rows);
      for (const { row } of rows) written.add(row.externalKey);
      await recordChanges(
        db,
        rows.map(({ id, isNew, changes }) => ({
          by,
          action: isNew ? ('product.created' as const) : ('product.changed' as const),
          subjectId: id,
          changes: withShortValues(changes),
        })),
      );
    },
  };
  return {
    journal,
    // The check has stored all other problems.
    report: (problem: Problem) => {
      if (problem.kind === 'refused' && lines.has(problem.line)) refused.push(problem);
    },
    finish: (summary: Summary) => db.transaction().execute((db) => journal.keep(db, [], summary)),
  };
}

/** Notes how far this run is. Throws if it must not go on. */
async function advance(db: Db, { id, attempt, state, signal }: Step, rowsRead: number) {
  if (signal.aborted) throw new Error('the process stops');
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ rows_read: rowsRead, seen_at: sql`now()` })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', state)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ImportStopped();
}

type Batch = Parameters<Journal['prepare']>[1] & { step: Step; written: Set<string> };

async function prepareRows(db: Db, { rows, lines, seen, step, written }: Batch) {
  const stored = await db
    .selectFrom('import_rows')
    .select(['line', 'kind', 'fields', 'seen'])
    .where('import_id', '=', step.id)
    .where('line', 'in', [...lines.values()])
    .execute();
  const shown = new Map(stored.map((row) => [row.line, row]));
  const refused = new Map<string, Refusal>();
  const prepared = rows.flatMap((row) => {
    const key = row.externalKey;
    const plan = shown.get(lines.get(key) ?? 0);
    const product = seen.get(key);
    // An earlier row of this file has changed it.
    if (!plan || written.has(key)) return [row];
    const problem = changeSince(plan.seen, product && fingerprint(product.cells));
    if (problem !== undefined) {
      refused.set(key, problem);
      return [];
    }
    const adjusted = withStock(row, { change: plan.fields.stock, stock: product?.row.stock ?? 0 });
    if (adjusted) return [adjusted];
    refused.set(key, refusal('stock-sold-since-check'));
    return [];
  });
  return { rows: prepared, refused };
}

function changeSince(shown: string | null, now: string | undefined) {
  if (shown === (now ?? null)) return undefined;
  if (shown === null) return refusal('product-added-since-check');
  if (now === undefined) return refusal('product-deleted-since-check');
  return refusal('product-changed-since-check');
}

type Stock = { change: [unknown, unknown] | undefined; stock: number };

/** The row with the present stock, changed by the shown difference; undefined if that is below 0. */
function withStock(row: PicturedRow, { change, stock }: Stock): PicturedRow | undefined {
  const [before, after] = change ?? [0, 0];
  const next = stock + Number(after ?? 0) - Number(before ?? 0);
  return next < 0 ? undefined : { ...row, stock: next };
}

async function markApplied(db: Db, { id }: Step, rows: WrittenRow[]) {
  if (rows.length === 0) return;
  await db
    .updateTable('import_rows')
    .set({ is_applied: true })
    .where('import_id', '=', id)
    .where(
      'line',
      'in',
      rows.map(({ line }) => line),
    )
    .execute();
}

function asChange({ line, row, isNew, seen, changes, warnings }: WrittenRow) {
  return {
    line,
    kind: isNew ? ('created' as const) : ('changed' as const),
    key: row.externalKey,
    name: row.name,
    fields: JSON.stringify(changes),
    seen,
    warnings: warnings as string[],
    note: null as string | null,
  };
}

function asProblem({ line, name = '', kind, reason }: Problem) {
  const isRefused = kind === 'refused';
  return {
    line,
    kind: isRefused ? ('refused' as const) : ('unchanged' as const),
    key: '',
    name,
    fields: '{}',
    seen: null,
    warnings: [],
    note: textOf(reason),
  };
}

type NewRow = (ReturnType<typeof asChange> | ReturnType<typeof asProblem>) & { import_id: string };

/** A problem of a row that is stored already is added to it; a refusal also decides its kind. */
async function insertRows(db: Db, rows: NewRow[]) {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    // A statement cannot write one row twice, so problems follow the changes.
    const part = rows.slice(start, start + rowsAtOnce);
    for (const values of [part.filter(({ note }) => note === null), lastOfEachLine(part)]) {
      if (values.length === 0) continue;
      await db
        .insertInto('import_rows')
        .values(values)
        .onConflict((conflict) =>
          conflict.columns(['import_id', 'line']).doUpdateSet({
            kind: sql`case excluded.kind when 'refused' then 'refused' else import_rows.kind end`,
            note: sql`excluded.note`,
          }),
        )
        .execute();
    }
  }
}

function lastOfEachLine(rows: NewRow[]) {
  return [...new Map(rows.filter(({ note }) => note !== null).map((row) => [row.line, row])).values()];
}
