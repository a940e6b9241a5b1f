import type { Disk } from 'flydrive';
import { type PriceWarning, warningsOf } from '../../shared/catalog/price-warnings.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import type { Changes } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { errorCode } from '../platform/db/error-code.ts';
import { parseCategoryPath, writeCategoryPath } from './category-paths.ts';
import { changedCells, figuresOf, fingerprint, type SeenProducts, seeProducts } from './describe-changes.ts';
import {
  type BatchResult,
  type ImportRun,
  importBatch,
  lockBatch,
  type PicturedRow,
} from './import-batch.ts';
import { removePictures, storePictures } from './import-pictures.ts';
import { cellProblem } from './import-reasons.ts';
import type { ReadRow } from './import-row.ts';
import { completeRows } from './keep-stored.ts';

export type Writing = {
  db: Db;
  disk: Disk;
  /** If false, the import is a dry run: everything is checked and nothing stored. */
  apply: boolean;
  /** The folder of pictures that are files; null for a file from a browser, which may name no files (threats T24). */
  folder: string | null;
  report: (problem: Problem) => unknown;
  /** After so many refused rows the rest is not read. */
  maxRefused?: number;
  /** Follows the import batch by batch and decides what is written. */
  journal?: Journal;
};

export type Problem = {
  line: number;
  /** The product's name in the row, if it can be read. */
  name?: string;
  kind: 'refused' | 'warning' | 'stopped';
  reason: Refusal;
};

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

export type NumberedRow<Row extends ReadRow = ReadRow> = { line: number; row: Row };

/** A row that was written, or that a dry run would write. */
export type WrittenRow = NumberedRow<PicturedRow> & {
  /** The id of its product. */
  id: string;
  isNew: boolean;
  /** The fingerprint of the product before; null for a new one. */
  seen: string | null;
  changes: Changes;
  warnings: PriceWarning[];
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
  /** Called after each problem, so that a file that has nothing else does not fill the memory. */
  spill: (summary: Pick<Summary, 'rows'>) => Promise<void>;
  /** Keeps the rows of a batch: in its transaction or, after a dry run has undone it, on its own. */
  keep: (db: Db, written: WrittenRow[], summary: Pick<Summary, 'rows'>) => Promise<void>;
};

type Prepared = { rows: PicturedRow[] };

type Batch = { batch: NumberedRow[]; run: ImportRun };

class DryRun extends Error {}

/**
 * Writes the rows in one transaction; a dry run undoes it. Rows that cannot be written are refused: if the database refuses the
 * batch, its rows are written one by one, so that only those at fault are refused.
 */
export async function writeBatch(options: Writing, summary: Summary, { batch, run }: Batch) {
  if (batch.length === 0) return;
  const rows = batch.map(({ row }) => row);
  const { pictured, names, failures } = await storePictures(rows, options);
  const refuse = ({ line, row: { name } }: NumberedRow, reason: Refusal) => {
    summary.refused += 1;
    options.report({ line, name, kind: 'refused', reason });
  };
  /** Refuses the rows with these keys and returns the others. */
  const refuseAll = (rows: NumberedRow[], reasons: Map<string, Refusal>) =>
    rows.filter((one) => {
      const reason = reasons.get(one.row.externalKey);
      if (reason !== undefined) refuse(one, reason);
      return reason === undefined;
    });
  const good = refuseAll(batch, failures);
  if (pictured.length === 0) return;
  try {
    const result = await writeRows(options, summary, { rows: pictured, batch: good, names, run });
    for (const { line, row: read } of refuseAll(good, result.refused)) {
      const row = result.rows.get(read.externalKey);
      if (row) noteRow({ line, row }, { run, options });
    }
    add(summary, result);
  } catch (error) {
    await removePictures(options.disk, names);
    if (!isAboutRows(error)) throw error;
    if (good.length > 1 && !options.db.isTransaction)
      return writeAlone(options, summary, { batch: good, run });
    const reason = refusal('batch-not-written', { reason: (error as Error).message });
    for (const one of good) refuse(one, reason);
  }
}

async function writeAlone(options: Writing, summary: Summary, { batch, run }: Batch) {
  for (const one of batch) await writeBatch(options, summary, { batch: [one], run });
}

/** Notes a row that is written, with the family and category that it gets. */
function noteRow({ line, row }: { line: number; row: PicturedRow }, { run, options }: Noting) {
  run.families.note({ line, row });
  const { names, cut } = parseCategoryPath(row.category);
  if (!cut || row.keptCategory !== undefined) return;
  const reason = cellProblem('category', refusal('category-cut', { path: writeCategoryPath(names) }));
  options.report({ line, name: row.name, kind: 'warning', reason });
}

type Noting = { run: ImportRun; options: Writing };

/** Whether the data was wrong (SQLSTATE 22, 23, P0), so that other rows can still be written. */
export function isAboutRows(error: unknown) {
  return /^(22|23|P0)/.test(errorCode(error));
}

function add(summary: Summary, { created, updated, unchanged, categories }: BatchResult) {
  summary.created += created;
  summary.updated += updated;
  summary.unchanged += unchanged;
  for (const path of categories) summary.categories.add(path);
}

type Writable = { rows: PicturedRow<ReadRow>[]; batch: NumberedRow[]; run: ImportRun };
type Rows = Writable & { names: string[] };

/** With the rows as they were written, by their keys. */
type Result = BatchResult & { rows: Map<string, PicturedRow> };

async function writeRows(options: Writing, summary: Summary, { rows, batch, names, run }: Rows) {
  const { db, apply, journal } = options;
  const outcome: { result?: Result; written?: WrittenRow[] } = {};
  const work = inTransaction(db, async (transaction) => {
    if (names.length > 0) {
      await transaction
        .insertInto('uploads')
        .values(names.map((name) => ({ name })))
        .execute();
    }
    Object.assign(outcome, await writeSeen(transaction, journal, { rows, batch, run }));
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

/** A transaction of the caller is used as it is: it is the caller who commits it. */
function inTransaction(db: Db, work: (transaction: Db) => Promise<void>) {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Writes the rows and, for a journal, compares their products with those before. */
async function writeSeen(
  transaction: Db,
  journal: Journal | undefined,
  { rows: given, batch, run }: Writable,
) {
  await lockBatch(transaction, given);
  const seen = await seeProducts(transaction, given);
  const { complete, refused } = completeRows(given, seen);
  const rows = await run.spelling.correct(transaction, complete, seen);
  const lines = new Map(batch.map(({ line, row }) => [row.externalKey, line]));
  const none = { rows, refused: new Map<string, Refusal>() };
  const prepared = journal ? await journal.prepare(transaction, { rows, lines, seen }) : none;
  const written = await importBatch(transaction, prepared.rows, run);
  const result = {
    ...written,
    refused: new Map([...refused, ...prepared.refused, ...written.refused]),
    rows: new Map(rows.map((row) => [row.externalKey, row])),
  };
  if (!journal) return { result, written: [] };
  const after = await seeProducts(transaction, prepared.rows);
  const changes = prepared.rows.flatMap((row): WrittenRow[] => {
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
        warnings: warningsOf(before ? figuresOf(before.row) : null, figuresOf(now.row)),
      },
    ];
  });
  return { result, written: changes };
}
