import type { Disk } from 'flydrive';
import { textOf } from '../../../shared/refusals/codes.ts';
import { type Refusal, refusal } from '../../../shared/refusals/refusals.ts';
import { deleteRows } from '../../catalog/delete-products.ts';
import { namePriceChanges } from '../../catalog/price-history.ts';
import { recordChanges } from '../../platform/audit/record-change.ts';
import { withShortValues } from '../../platform/audit/short-values.ts';
import type { Db } from '../../platform/db/connection.ts';
import { dropFromCaches } from '../../platform/db/notify.ts';
import { changedCells, type SeenProducts, seeProducts } from '../describe-changes.ts';
import { ImportRun, importBatch, lockBatch } from '../import-batch.ts';
import { storePictures } from '../import-pictures.ts';
import type { StoredRow } from '../import-queries.ts';
import { completeRows } from '../keep-stored.ts';
import { findUnused } from './find-unused.ts';
import { planUndo } from './plan-undo.ts';

export type Undoing = { by: { id: string; name: string }; disk: Disk };

/** Brings the former values of these rows' products back and notes what stays. Call it in a transaction. */
export async function undoRows(db: Db, rows: StoredRow[], { by, disk }: Undoing) {
  const keyed = rows.map(({ key }) => ({ externalKey: key }));
  await lockBatch(db, keyed);
  await namePriceChanges(db, by);
  const seen = await seeProducts(db, keyed);
  const unused = await findUnused(db, addedBy(rows, seen));
  const plans = new Map(rows.map((row) => [row.key, planUndo(row, seen.get(row.key), unused)]));
  const kept = new Map<string, Refusal>();
  for (const [key, plan] of plans) if (plan.kept) kept.set(key, plan.kept);

  const wanted = [...plans.values()].flatMap(({ row }) => row ?? []);
  const { pictured, failures } = await storePictures(wanted, { db, disk, folder: null, apply: true });
  const { complete } = completeRows(pictured, seen);
  const { refused } = await importBatch(db, complete, new ImportRun());
  for (const [key, why] of [...failures, ...refused]) kept.set(key, why);
  for (const featured of [true, false]) {
    const keys = [...plans].flatMap(([key, plan]) => (plan.featured === featured ? key : []));
    await markFeatured(
      db,
      keys.flatMap((key) => seen.get(key)?.id ?? []),
      featured,
    );
  }
  await recordUndone(db, { seen, after: await seeProducts(db, keyed), by });
  await removeUnused(db, { seen, unused, by });
  await noteRows(db, rows, kept);
  const hidden = rows.filter(({ kind, key }) => kind === 'created' && plans.get(key)?.row && !kept.has(key));
  return { removed: unused.size, hidden: hidden.length };
}

/** The ids of the products that these rows have added, as far as they exist. */
export function addedBy(rows: StoredRow[], seen: SeenProducts) {
  return rows.flatMap(({ kind, key }) => (kind === 'created' ? (seen.get(key)?.id ?? []) : []));
}

type Removing = { seen: SeenProducts; unused: Set<string>; by: Undoing['by'] };

async function removeUnused(db: Db, { seen, unused, by }: Removing) {
  const rows = [...seen.values()]
    .filter(({ id }) => unused.has(id))
    .map(({ id, row }) => ({ id, name: row.name, family_id: row.family_id }));
  await deleteRows(db, { rows, by });
}

async function markFeatured(db: Db, ids: string[], featured: boolean) {
  if (ids.length === 0) return;
  await db
    .updateTable('products')
    .set((row) => ({ featured, version: row('version', '+', 1), updated_at: new Date() }))
    .where('id', 'in', ids)
    .execute();
  await dropFromCaches(db, ['catalog']);
}

type Recording = { seen: SeenProducts; after: SeenProducts; by: Undoing['by'] };

async function recordUndone(db: Db, { seen, after, by }: Recording) {
  const entries = [...after].flatMap(([key, { id, cells, row }]) => {
    const before = seen.get(key);
    const isMarked = before && before.row.featured !== row.featured;
    const changes = {
      ...changedCells(before?.cells, cells),
      ...(isMarked && { featured: [before.row.featured, row.featured] as [unknown, unknown] }),
    };
    return Object.keys(changes).length === 0 ? [] : [{ id, changes: withShortValues(changes) }];
  });
  await recordChanges(
    db,
    entries.map(({ id, changes }) => ({ by, action: 'product.changed', subjectId: id, changes })),
  );
}

async function noteRows(db: Db, rows: StoredRow[], kept: Map<string, Refusal>) {
  for (const { import_id, line, key } of rows) {
    const why = kept.get(key);
    await db
      .updateTable('import_rows')
      .set({ is_undone: true, note: why ? textOf(why) : null })
      .where('import_id', '=', import_id)
      .where('line', '=', line)
      .execute();
  }
}

/** Notes that a row cannot be undone. */
export function giveUp(db: Db, row: StoredRow) {
  return noteRows(db, [row], new Map([[row.key, refusal('undo-failed')]]));
}
