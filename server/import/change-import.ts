import { basename } from 'node:path';
import type { PgBoss } from 'pg-boss';
import { may } from '../../shared/access/roles.ts';
import { hasWarnings } from '../../shared/catalog/price-warnings.ts';
import { type ImportDetails, type MendedCell, maxImportBytes } from '../../shared/catalog/product-imports.ts';
import { ApiError, invalidField } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { brokenConstraint } from '../platform/db/run-transaction.ts';
import type { Caller, SessionUser } from '../platform/http/handle-endpoint.ts';
import { enqueue, type Job } from '../platform/jobs/job.ts';
import { StartUpError } from '../platform/start-up/start-up-error.ts';
import {
  type ColumnMap,
  hasOurColumns,
  mappingBy,
  proposeMap,
  requireSources,
  unknownColumn,
  writesCost,
} from './column-map.ts';
import { inTemporaryFile, requireCsv, storeFile, unpack, unusable } from './import-file.ts';
import {
  countPriceWarnings,
  findImport,
  hasFile,
  obstacleTo,
  type StoredImport,
  showImport,
} from './import-queries.ts';
import { type ImportJob, runImport } from './run-import.ts';

type Changing = { id: string; by: SessionUser; jobs: PgBoss; now: Date };

type Uploading = Omit<Changing, 'id'> & { saveFile: Caller['saveFile'] };

const limit = { maxBytes: maxImportBytes, tooLarge: refusal('file-too-large') };

/**
 * Stores an uploaded file as a new import and, if it has our columns, starts its check. Throws ApiError 400 (not a CSV
 * file with rows) and those of `saveUpload`; then nothing is stored.
 */
export async function uploadImport(db: Db, { saveFile, by, jobs, now }: Uploading): Promise<ImportDetails> {
  const id = newId();
  const columns = await inTemporaryFile(async (path) => {
    const name = await saveFile({ path, ...limit });
    await unpack(path, limit);
    const { columns, samples } = await requireCsv(path);
    await db.transaction().execute(async (db) => {
      const file_name = shortName(name);
      await db
        .insertInto('imports')
        .values({
          ...{ id, created_by: by.id, created_by_name: by.name, file_name, columns, created_at: now },
          samples,
          proposed_map: hasOurColumns(columns, by) ? null : JSON.stringify(proposeMap(columns)),
        })
        .execute();
      await storeFile(db, { importId: id, path });
    });
    return columns;
  });
  if (hasOurColumns(columns, by)) {
    await checkImport(db, { id, by, jobs, now, mended: [] }).catch((error: unknown) => {
      // Another import runs: the page offers the check again.
      if (!(error instanceof ApiError && error.status === 409)) throw error;
    });
  }
  return showImport(db, { id, by, now });
}

/** The name of the file, without folders and control characters. */
function shortName(name: string) {
  return (
    basename(
      name
        .replaceAll('\\', '/')
        .toWellFormed()
        .replace(/\p{Cc}/gu, ' '),
    ).slice(-200) || 'import.csv'
  );
}

type Checking = { map?: ColumnMap | undefined; mended: MendedCell[]; keepsBlank?: boolean | undefined };

/**
 * Starts a dry run of the import, with these cells in place of those of the file, beside those of earlier checks. Without a
 * map the file must have our columns. Throws ApiError 400 (map, a column that the file lacks), 403 (cost
 * prices, from somebody who may not see money), 404 and 409
 * (applied already, another import runs, the file is gone).
 */
export async function checkImport(
  db: Db,
  { id, by, jobs, now, map, mended, keepsBlank }: Changing & Checking,
): Promise<ImportDetails> {
  const stored = await findImport(db, id);
  if (map) {
    requireMap(map, stored.columns);
    refuseCost({ columns: stored.columns, column_map: map }, by);
  } else if (!hasOurColumns(stored.columns, by)) throw invalidField('map', refusal('columns-required'));
  const foreign = mended.find(({ column }) => !stored.columns.includes(column));
  if (foreign) throw invalidField('mended', unknownColumn(foreign.column, stored.columns));
  if (!(await hasFile(db, id))) throw new ApiError(409, refusal('file-gone'));
  await startStep(db, {
    stored,
    jobs,
    from: ['uploaded', 'checked', 'failed', 'cancelled'],
    values: {
      state: 'checking',
      column_map: map ? JSON.stringify(map) : null,
      ...(keepsBlank !== undefined && { keeps_blank: keepsBlank }),
      mended_cells: JSON.stringify(withMended(stored.mended_cells, mended)),
      problem: null,
      finished_at: null,
    },
  });
  return showImport(db, { id, by, now });
}

function withMended(before: MendedCell[], mended: MendedCell[]) {
  const cells = [...before, ...mended].map(
    (cell) => [JSON.stringify([cell.line, cell.column]), cell] as const,
  );
  return [...new Map(cells).values()];
}

/** Throws ApiError 403 for an import that would write what products cost, from somebody who may not see money. */
export function refuseCost(stored: Parameters<typeof writesCost>[0], by: SessionUser) {
  if (may(by, 'money') || !writesCost(stored)) return;
  throw new ApiError(403, refusal('cost-price-not-allowed'));
}

function requireMap(map: ColumnMap, columns: string[]) {
  try {
    requireSources(map);
    mappingBy(map, columns);
  } catch (error) {
    throw error instanceof StartUpError ? invalidField('map', unusable(error), error) : error;
  }
}

type Applying = Changing & { asDrafts: boolean; warningsSeen?: boolean | undefined };

/**
 * Starts to apply a checked import. Throws ApiError 404 and 409 (not checked, nothing to do, another import runs, unusual
 * prices that nobody has confirmed).
 */
export async function applyImport(
  db: Db,
  { id, asDrafts, warningsSeen, by, jobs, now }: Applying,
): Promise<ImportDetails> {
  const stored = await findImport(db, id);
  refuseCost(stored, by);
  const obstacle = stored.state === 'checked' ? await obstacleTo(db, stored) : null;
  if (obstacle !== null) throw new ApiError(409, obstacle);
  const counts = await countPriceWarnings(db, { id, by });
  if (warningsSeen === false && hasWarnings(counts)) {
    throw new ApiError(409, refusal('prices-not-confirmed', counts));
  }
  const applied = { applied_by: by.id, applied_by_name: by.name, as_drafts: asDrafts };
  const values = { state: 'applying' as const, ...applied };
  await startStep(db, { stored, jobs, from: ['checked'], values });
  return showImport(db, { id, by, now });
}

type Starting = {
  stored: StoredImport;
  jobs: PgBoss;
  job?: Job<ImportJob>;
  from: StoredImport['state'][];
  values: Record<string, unknown> & { state: StoredImport['state'] };
};

/** Starts a step in the background. Throws ApiError 409 (at another step, another import runs). */
export async function startStep(db: Db, { stored, jobs, job = runImport, from, values }: Starting) {
  const work = db.transaction().execute(async (db) => {
    const started = await db
      .updateTable('imports')
      .set({ ...values, rows_read: 0, lost_runs: 0, seen_at: null })
      .where('id', '=', stored.id)
      .where('state', 'in', from)
      .returning('id')
      .executeTakeFirst();
    if (!started) throw new ApiError(409, refusal('import-at-another-step'));
    await enqueue(db, { jobs, job, data: { importId: stored.id } });
  });
  await work.catch(async (error: Error) => {
    throw brokenConstraint(error) === 'imports_one_at_once' ? await anotherRuns(db, error) : error;
  });
}

async function anotherRuns(db: Db, cause: Error) {
  const other = await db
    .selectFrom('imports')
    .select(['file_name', 'created_by_name'])
    .where('state', 'in', ['checking', 'applying', 'undoing'])
    .executeTakeFirst();
  const which = other ? ` (${other.file_name} by ${other.created_by_name})` : '';
  return new ApiError(409, refusal('another-import-running', { which }), { cause });
}

/** Cancels an import that has written nothing yet. Throws ApiError 404 and 409. */
export async function cancelImport(db: Db, { id, by, now }: Omit<Changing, 'jobs'>): Promise<ImportDetails> {
  await findImport(db, id);
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ state: 'cancelled', finished_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['uploaded', 'checking', 'checked'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(409, refusal('import-not-cancellable'));
  return showImport(db, { id, by, now });
}
