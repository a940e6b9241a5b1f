import type { PgBoss } from 'pg-boss';
import {
  type ImportDetails,
  maxShownRows,
  type UndoPreview,
  undoDays,
} from '../../../shared/catalog/product-imports.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { reasonOf, refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { refuseCost, startStep } from '../change-import.ts';
import { seeProducts } from '../describe-changes.ts';
import { findImport, isUndoable, type StoredRow, showImport } from '../import-queries.ts';
import { findUnused } from './find-unused.ts';
import { planUndo, type UndoPlan } from './plan-undo.ts';
import { runUndo, undoableRows } from './run-undo.ts';
import { addedBy } from './undo-rows.ts';

type Asked = { id: string; by: SessionUser; now: Date };

const rowsAtOnce = 500;

/** What an undo would do now. Throws ApiError 403 (cost prices), 404 and 409 (not applied, undone or too long ago). */
export async function previewUndo(db: Db, { id, by, now }: Asked): Promise<UndoPreview> {
  await requireUndoable(db, { id, by, now });
  const preview: UndoPreview = { restored: 0, removed: 0, hidden: 0, kept: 0, problems: [] };
  for (let line = 0; ; ) {
    const rows = await undoableRows(db, id).where('line', '>', line).limit(rowsAtOnce).execute();
    const last = rows.at(-1);
    if (!last) return preview;
    line = last.line;
    const seen = await seeProducts(
      db,
      rows.map(({ key }) => ({ externalKey: key })),
    );
    const unused = await findUnused(db, addedBy(rows, seen));
    for (const row of rows) addTo(preview, row, planUndo(row, seen.get(row.key), unused));
  }
}

function addTo(preview: UndoPreview, { line, name, kind }: StoredRow, plan: UndoPlan) {
  const { row, featured, isRemoved, kept } = plan;
  if (isRemoved) preview.removed += 1;
  if (row || featured !== undefined) preview[kind === 'created' ? 'hidden' : 'restored'] += 1;
  if (!kept) return;
  preview.kept += 1;
  if (preview.problems.length === maxShownRows) return;
  preview.problems.push({ line, name, isRefused: false, ...reasonOf(kept) });
}

async function requireUndoable(db: Db, { id, by, now }: Asked) {
  const stored = await findImport(db, id);
  refuseCost(stored, by);
  if (!isUndoable(stored, now)) throw new ApiError(409, refusal('import-not-undoable', { days: undoDays }));
  return stored;
}

/**
 * Starts to undo an import or a change of several products; asked again, it goes on. Throws ApiError 403 (cost prices),
 * 404 and 409 (not applied or too long ago, another import runs).
 */
export async function startUndo(
  db: Db,
  { jobs, ...asked }: Asked & { jobs: PgBoss },
): Promise<ImportDetails> {
  const { id, by } = asked;
  const { state } = await findImport(db, id);
  if (state !== 'undone') {
    const stored = state === 'undoing' ? await findImport(db, id) : await requireUndoable(db, asked);
    await startStep(db, {
      ...{ stored, jobs, job: runUndo, from: ['done', 'undoing'] },
      values: { state: 'undoing', undone_by: by.id, undone_by_name: by.name },
    });
  }
  return showImport(db, asked);
}
