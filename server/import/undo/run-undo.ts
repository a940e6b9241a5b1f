import { recordChange } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { errorCode } from '../../platform/db/error-code.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { openImageDisk } from '../../platform/uploads/image-files.ts';
import type { StoredImport } from '../import-queries.ts';
import type { ImportJob } from '../run-import.ts';
import { isAboutRows } from '../write-batch.ts';
import { removeCategories } from './remove-categories.ts';
import { giveUp, type Undoing, undoRows } from './undo-rows.ts';

const rowsAtOnce = 200;

/** Undoes an import or a change of several products in batches. It may run again at any time and goes on with the other rows. */
export const runUndo: Job<ImportJob> = {
  queue: 'undo-import',
  options: { heartbeatSeconds: 15, expireInSeconds: 3600, retryLimit: 20, retryDelay: 1 },
  async run({ importId }, { db, env, log, signal, now }) {
    const disk = await openImageDisk(env);
    for (let size = rowsAtOnce, isDone = false; !isDone; ) {
      if (signal.aborted) throw new Error('the process stops');
      try {
        isDone = await undoNext(db, { importId, size, disk, now: now() });
        size = rowsAtOnce;
      } catch (error) {
        if (!isAboutRows(error)) throw error;
        log.warn({ err: error, import: importId, code: errorCode(error) }, 'Rows of an undo were refused');
        if (size === 1) await db.transaction().execute(async (db) => skipNext(db, importId));
        size = 1;
      }
    }
  },
};

type Next = { importId: string; size: number; disk: Undoing['disk']; now: Date };

/** Undoes the next rows in a transaction. Returns whether there are none left, or no undo. */
function undoNext(db: Db, { importId, size, disk, now }: Next) {
  return db.transaction().execute(async (db) => {
    // Every write to the catalog takes its lock first.
    await db.selectFrom('catalog_version').select('version').forUpdate().execute();
    const stored = await lockUndo(db, importId, now);
    if (!stored) return true;
    const by = { id: stored.undone_by ?? '', name: stored.undone_by_name ?? '' };
    const rows = await nextRows(db, importId).limit(size).execute();
    if (rows.length > 0) await addCounts(db, importId, await undoRows(db, rows, { by, disk }));
    else await endUndo(db, stored, { by, now });
    return rows.length === 0;
  });
}

function addCounts(db: Db, importId: string, { removed, hidden }: Awaited<ReturnType<typeof undoRows>>) {
  return db
    .updateTable('imports')
    .set((row) => ({
      removed_count: row('removed_count', '+', removed),
      hidden_count: row('hidden_count', '+', hidden),
    }))
    .where('id', '=', importId)
    .execute();
}

/** A second run waits here until the rows of the first are written. */
function lockUndo(db: Db, importId: string, now: Date) {
  return db
    .updateTable('imports')
    .set({ seen_at: now })
    .where('id', '=', importId)
    .where('state', '=', 'undoing')
    .returningAll()
    .executeTakeFirst();
}

function nextRows(db: Db, importId: string) {
  return undoableRows(db, importId).where('is_undone', '=', false);
}

/** The rows that were written to the catalog, in the order of the file. */
export function undoableRows(db: Db, importId: string) {
  return db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', importId)
    .where('kind', 'in', ['created', 'changed'])
    .where('is_applied', '=', true)
    .orderBy('line');
}

async function skipNext(db: Db, importId: string) {
  const row = await nextRows(db, importId).limit(1).executeTakeFirst();
  if (row) await giveUp(db, row);
}

async function endUndo(
  db: Db,
  { id, file_name, new_categories: made }: StoredImport,
  { by, now }: { by: Undoing['by']; now: Date },
) {
  const end = {
    ...{ state: 'undone' as const, undone_at: now },
    new_categories: await removeCategories(db, made, by),
  };
  await db.updateTable('imports').set(end).where('id', '=', id).execute();
  await recordChange(db, {
    by,
    action: 'product.undone',
    subjectId: id,
    changes: { file: [file_name, null] },
  });
}
