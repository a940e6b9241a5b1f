import type { Disk } from 'flydrive';
import type { Changes } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { errorCode } from '../platform/db/error-code.ts';
import { changedCells, fingerprint, type SeenProducts, seeProducts } from './describe-changes.ts';
import {
  type BatchResult,
  type ImportRun,
  importBatch,
  lockBatch,
  type PicturedRow,
} from './import-batch.ts';
import { removePictures, storePictures } from './import-pictures.ts';
import type { ImportRow } from './import-row.ts';

export type Writing = {
  db: Db;
  disk: Disk;
  /** If false, the import is a dry run: everything is checked and nothing stored. */
  apply: boolean;
  /** The folder of pictures that are files; null for a file from a browser, which may name no files (threats T24). */
  folder: string | null;
  report: (problem: Problem) => void;
  /** Follows the import batch by batch and decides what is written. */
  journal?: Journal;
};

export type Problem = { line: number; kind: 'refused' | 'warning' | 'stopped'; reason: string };

export type Summary = {
  /** Whether the file was read to its end. */
  isWhole: boolean;
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  categories: Set<string>;
};

export type NumberedRow = { line: number; row: ImportRow };

/** A row that was written, or that a dry run would write. */
export type WrittenRow = NumberedRow & {
  /** The id of its product. */
  id: string;
  isNew: boolean;
  /** The fingerprint of the product before; null for a new one. */
  seen: string | null;
  changes: Changes;
};

type JournalBatch = { rows: PicturedRow[]; lines: Map<string, number>; seen: SeenProducts };

export type Journal = {
  /** Whether the row of this line is left out, without being refused. */
  skips: (line: number) => boolean;
  /**
   * Called in the transaction of a batch when its products are locked. Returns the rows to write, and reasons to refuse
   * others, by their keys.
   */
  prepare: (transaction: Db, batch: JournalBatch) => Promise<Pick<BatchResult, 'refused'> & Prepared>;
  /** Keeps the rows of a batch: in its transaction or, after a dry run has undone it, on its own. */
  keep: (db: Db, written: WrittenRow[], summary: Summary) => Promise<void>;
};

type Prepared = { rows: PicturedRow[] };

type Batch = { batch: NumberedRow[]; run: ImportRun };

class DryRun extends Error {}

/** Writes the rows in one transaction; a dry run undoes it. Rows that cannot be written are refused. */
export async function writeBatch(options: Writing, summary: Summary, { batch, run }: Batch) {
  if (batch.length === 0) return;
  // The last of several rows with the same key counts, as it does across batches.
  const rows = [...new Map(batch.map(({ row }) => [row.externalKey, row])).values()];
  const { pictured, names, failures } = await storePictures(rows, options);
  const refuse = ({ line }: NumberedRow, reason: string) => {
    summary.refused += 1;
    options.report({ line, kind: 'refused', reason });
  };
  /** Refuses the rows with these keys and returns the others. */
  const refuseAll = (rows: NumberedRow[], reasons: Map<string, string>) =>
    rows.filter((one) => {
      const reason = reasons.get(one.row.externalKey);
      if (reason !== undefined) refuse(one, reason);
      return reason === undefined;
    });
  const good = refuseAll(batch, failures);
  if (pictured.length === 0) return;
  try {
    const result = await writeRows(options, summary, { rows: pictured, batch: good, names, run });
    for (const one of refuseAll(good, result.refused)) run.families.note(one);
    add(summary, result);
  } catch (error) {
    await removePictures(options.disk, names);
    if (!isAboutRows(error)) throw error;
    for (const one of good) refuse(one, `the batch was not written: ${(error as Error).message}`);
  }
}

/** Whether the data was wrong (SQLSTATE 22, 23, P0), so that other rows can still be written. */
function isAboutRows(error: unknown) {
  return /^(22|23|P0)/.test(errorCode(error));
}

function add(summary: Summary, { created, updated, unchanged, categories }: BatchResult) {
  summary.created += created;
  summary.updated += updated;
  summary.unchanged += unchanged;
  for (const path of categories) summary.categories.add(path);
}

type Rows = { rows: PicturedRow[]; batch: NumberedRow[]; names: string[]; run: ImportRun };

async function writeRows(options: Writing, summary: Summary, { rows, batch, names, run }: Rows) {
  const { db, apply, journal } = options;
  const outcome: { result?: BatchResult; written?: WrittenRow[] } = {};
  const work = db.transaction().execute(async (transaction) => {
    if (names.length > 0) {
      await transaction
        .insertInto('uploads')
        .values(names.map((name) => ({ name })))
        .execute();
    }
    if (journal) Object.assign(outcome, await writeWatched(transaction, journal, { rows, batch, run }));
    else outcome.result = await importBatch(transaction, rows, run);
    if (!apply) throw new DryRun();
    await journal?.keep(transaction, outcome.written ?? [], summary);
  });
  await work.catch((error) => {
    if (!(error instanceof DryRun)) throw error;
  });
  if (!outcome.result) throw new Error('nothing was written');
  if (!apply) await journal?.keep(db, outcome.written ?? [], summary);
  return outcome.result;
}

/** Writes the rows and compares their products with those before. */
async function writeWatched(transaction: Db, journal: Journal, { rows, batch, run }: Omit<Rows, 'names'>) {
  await lockBatch(transaction, rows);
  const seen = await seeProducts(transaction, rows);
  const lines = new Map(batch.map(({ line, row }) => [row.externalKey, line]));
  const prepared = await journal.prepare(transaction, { rows, lines, seen });
  const result = await importBatch(transaction, prepared.rows, run);
  const after = await seeProducts(transaction, prepared.rows);
  const written = prepared.rows.flatMap((row): WrittenRow[] => {
    const [now, before] = [after.get(row.externalKey), seen.get(row.externalKey)];
    if (!now || result.refused.has(row.externalKey)) return [];
    return [
      {
        line: lines.get(row.externalKey) ?? 0,
        row,
        id: now.id,
        isNew: before === undefined,
        seen: before ? fingerprint(before.cells) : null,
        changes: changedCells(before?.cells, now.cells),
      },
    ];
  });
  return { result: { ...result, refused: new Map([...prepared.refused, ...result.refused]) }, written };
}
