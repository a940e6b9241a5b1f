import { type SqlBool, sql, type Updateable } from 'kysely';
import { textOf } from '../../shared/refusals/codes.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Tables } from '../platform/db/tables.ts';
import { toApiError } from '../platform/http/errors.ts';
import type { Job, JobContext } from '../platform/jobs/job.ts';
import { StartUpError } from '../platform/start-up/start-up-error.ts';
import { openImageDisk } from '../platform/uploads/image-files.ts';
import { mappingBy } from './column-map.ts';
import { inTemporaryFile, restoreFile, unusable } from './import-file.ts';
import { importProducts, maxRefusedRows } from './import-products.ts';
import { readRecords } from './read-records.ts';
import { ImportStopped, journalOfApply, journalOfCheck, type Step } from './stored-journal.ts';
import type { Problem } from './write-batch.ts';

export type ImportJob = { importId: string };

/** An import whose process has died so often is not tried again, because it may be what kills the process. */
const maxLostRuns = 2;

/**
 * Checks or applies an import (requirements: Import and export). It may run again at any time: a check starts from the
 * beginning, and applying goes on with the rows that are not written yet.
 */
export const runImport: Job<ImportJob> = {
  queue: 'run-import',
  options: {
    // A process that was killed sends no sign of life, and another one takes over.
    heartbeatSeconds: 15,
    expireInSeconds: 3600,
    // A deployment stops a run too; only lost runs are counted.
    retryLimit: 20,
    retryDelay: 1,
  },
  async run({ importId }, context) {
    const { db, log, now } = context;
    const claimed = await claim(db, importId);
    if (!claimed) return;
    const step = { id: importId, attempt: claimed.attempt, state: claimed.state, signal: context.signal };
    const fail = (why: Refusal) =>
      endStep(db, step, { state: 'failed', problem: textOf(why), finished_at: now() });
    if (claimed.lost_runs > maxLostRuns) {
      log.error({ import: importId }, 'An import failed: its process has died twice');
      return fail(refusal('import-stopped-twice'));
    }
    try {
      await runStep(claimed, step, context);
    } catch (error) {
      if (error instanceof ImportStopped) return;
      if (context.signal.aborted) await giveBack(db, step);
      const isAboutFile = error instanceof StartUpError;
      if (context.signal.aborted || (!isAboutFile && claimed.lost_runs < maxLostRuns)) throw error;
      log.error({ err: error, import: importId }, 'An import failed');
      await fail(isAboutFile ? unusable(error) : toApiError(error as Error).refusal);
    }
  },
};

/** A run that this process has stopped in an orderly way is not lost. */
async function giveBack(db: Db, { id, attempt }: Step) {
  await db
    .updateTable('imports')
    .set((row) => ({ lost_runs: row('lost_runs', '-', 1) }))
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
}

type Import = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Starts a run, which ends every earlier one that is still alive. It counts as lost until its step ends. */
async function claim(db: Db, importId: string) {
  return db
    .updateTable('imports')
    .set((row) => ({
      attempt: row('attempt', '+', 1),
      lost_runs: row('lost_runs', '+', 1),
      rows_read: 0,
      seen_at: sql`now()`,
    }))
    .where('id', '=', importId)
    .where('state', 'in', ['checking', 'applying'])
    .returningAll()
    .executeTakeFirst();
}

async function runStep(claimed: Import, step: Step, context: JobContext) {
  await inTemporaryFile(async (path) => {
    await restoreFile(context.db, { importId: step.id, path });
    if (claimed.state === 'checking') await check(claimed, step, { ...context, path });
    else await apply(claimed, step, { ...context, path });
  });
}

type Context = JobContext & { path: string };

async function check(claimed: Import, step: Step, context: Context) {
  const { db, path } = context;
  await db.deleteFrom('import_rows').where('import_id', '=', step.id).execute();
  await db
    .updateTable('imports')
    .set({ rows_total: await countRecords(path) })
    .where('id', '=', step.id)
    .execute();
  const { journal, report, finish } = journalOfCheck(db, step);
  let problem: string | null = null;
  const summary = await importProducts({
    ...(await optionsOf(claimed, context)),
    apply: false,
    maxRefused: maxRefusedRows,
    journal,
    report(found: Problem) {
      if (found.kind !== 'stopped') report(found);
      else problem = textOf(stopOf(found));
    },
  });
  await finish(summary);
  const counts = await countKinds(db, step.id);
  await endStep(db, step, {
    state: 'checked',
    checked_at: context.now(),
    problem,
    new_categories: [...summary.categories],
    created_count: counts.created,
    changed_count: counts.changed,
    refused_count: counts.refused,
    unchanged_count: summary.rows - counts.created - counts.changed - counts.refused,
  });
}

/** Why a check did not read the file to its end. Too many refused rows are not about one line. */
function stopOf({ line, reason }: Problem) {
  return reason.code === 'too-many-rows-refused' ? reason : refusal('line-problem', { line, reason });
}

async function apply(claimed: Import, step: Step, context: Context) {
  const { db } = context;
  const by = { id: claimed.applied_by ?? '', name: claimed.applied_by_name ?? '' };
  const { journal, report, finish } = await journalOfApply(db, { step, by });
  const summary = await importProducts({
    ...(await optionsOf(claimed, context)),
    apply: true,
    asDrafts: claimed.as_drafts,
    journal,
    report,
  });
  await finish(summary);
  const { created, changed, refused } = await countKinds(db, step.id, sql`(is_applied or kind = 'refused')`);
  await db.transaction().execute(async (db) => {
    const counts = { created_count: created, changed_count: changed, refused_count: refused };
    await endStep(db, step, { state: 'done', finished_at: context.now(), ...counts });
    const changes = Object.fromEntries(
      Object.entries({ file: claimed.file_name, created, changed, refused }).map(
        ([name, value]) => [name, [null, value]] as [string, [null, unknown]],
      ),
    );
    await recordChange(db, { by, action: 'product.imported', subjectId: step.id, changes });
  });
}

async function optionsOf(stored: Import, { db, env, path }: Context) {
  const { columns, column_map, mended_cells: mended, keeps_blank: keepsBlank } = stored;
  const mapping = column_map ? mappingBy(column_map, columns) : undefined;
  const file = { file: path, mapping, mended, keepsBlank };
  return { db, disk: await openImageDisk(env), ...file, folder: null, isAlone: false };
}

/** The rows of the file; of a file of bad rows, those until its check stops. */
async function countRecords(path: string) {
  let [records, problems] = [0, 0];
  for await (const read of readRecords(path)) {
    if ('stopped' in read) break;
    records += 1;
    if ('problem' in read) problems += 1;
    if (problems === maxRefusedRows) break;
  }
  return records;
}

async function countKinds(db: Db, importId: string, condition = sql<SqlBool>`true`) {
  const rows = await db
    .selectFrom('import_rows')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .where(condition)
    .groupBy('kind')
    .execute();
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { kind, count } of rows) counts[kind] = count;
  return counts;
}

type Ending = Updateable<Tables['imports']>;

/** Ends the step, unless another run has taken it over. */
async function endStep(db: Db, { id, attempt, state }: Step, values: Ending) {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ ...values, lost_runs: 0 })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', state)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ImportStopped();
}
