import { dirname } from 'node:path';
import type { Disk } from 'flydrive';
import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import { removeStrayFiles } from '../platform/uploads/image-files.ts';
import { parseCategoryPath } from './category-paths.ts';
import { readColumns, requireOurColumns, unknownColumnProblem } from './column-map.ts';
import { type BatchResult, ImportRun, importBatch, type PicturedRow } from './import-batch.ts';
import { removePictures, storePictures } from './import-pictures.ts';
import { type ImportRow, importRow, type Mapping, reasonOf } from './import-row.ts';
import { readRecords } from './read-records.ts';

type Options = {
  db: Db;
  disk: Disk;
  file: string;
  /** Without a mapping, the file must have our columns. */
  mapping?: Mapping | undefined;
  /** If false, the import is a dry run: everything is checked and nothing stored. */
  apply: boolean;
  /** No other process stores pictures, so files that a killed import left without rows are removed (invariant I9). */
  isAlone: boolean;
  report: (problem: { line: number; kind: 'refused' | 'warning' | 'stopped'; reason: string }) => void;
};

type Summary = {
  /** Whether the file was read to its end. */
  isWhole: boolean;
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  categories: Set<string>;
};

type NumberedRow = { line: number; row: ImportRow };

const rowsAtOnce = 500;

class DryRun extends Error {}

/**
 * Imports a file of products (docs/import.md). Invalid rows are refused individually; the others are written in
 * batches, each in one transaction. Importing the same file again changes nothing. Throws StartUpError if the file
 * cannot be opened or has columns that are not ours.
 */
export async function importProducts(options: Options): Promise<Summary> {
  if (!options.mapping) requireOurColumns(await readColumns(options.file));
  if (options.apply && options.isAlone) await removeStrayFiles(options.db, options.disk);
  const summary: Summary = {
    isWhole: true,
    rows: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    categories: new Set(),
  };
  const run = new ImportRun();
  const write = (batch: NumberedRow[]) => writeBatch(options, summary, { batch, run });
  let batch: NumberedRow[] = [];
  for await (const numbered of validRows(options, summary)) {
    batch.push(numbered);
    if (batch.length === rowsAtOnce) {
      await write(batch);
      batch = [];
    }
  }
  await write(batch);
  for (const { line, name } of await run.families.findSingles(options.db)) {
    const reason = `the family ${name} has a single product, so the shop does not show it as a family`;
    options.report({ line, kind: 'warning', reason });
  }
  // After a vacuum PostgreSQL knows that all rows are visible, and reads lists only from indexes.
  if (options.apply) await sql`vacuum analyze products, product_listings, search_words`.execute(options.db);
  return summary;
}

async function* validRows({ file, mapping, report }: Options, summary: Summary): AsyncIterable<NumberedRow> {
  const toInput = mapping
    ? await mapping(() => recordsOf(file))
    : (record: Record<string, unknown>) => record;
  const columnProblem = (record: object) => (mapping ? undefined : unknownColumnProblem(Object.keys(record)));
  for await (const read of readRecords(file)) {
    if ('stopped' in read) {
      summary.isWhole = false;
      report({ line: read.line, kind: 'stopped', reason: `${read.stopped}. Nothing from here on was read.` });
      return;
    }
    summary.rows += 1;
    const checked =
      'problem' in read ? read.problem : (columnProblem(read.record) ?? check(() => toInput(read.record)));
    if (typeof checked === 'string') {
      summary.refused += 1;
      report({ line: read.line, kind: 'refused', reason: checked });
      continue;
    }
    const { names, cut } = parseCategoryPath(checked.category);
    if (cut) report({ line: read.line, kind: 'warning', reason: `category is cut to ${names.join(' > ')}` });
    yield { line: read.line, row: checked };
  }
}

async function* recordsOf(file: string) {
  for await (const read of readRecords(file)) if ('record' in read) yield read.record;
}

/** The row, or the reason why it is invalid. */
function check(toInput: () => object): ImportRow | string {
  try {
    const { success, data, error } = importRow.safeParse(toInput());
    if (!success) return reasonOf(error);
    return parseCategoryPath(data.category).names.length > 0 ? data : 'category is missing';
  } catch (error) {
    return (error as Error).message;
  }
}

type Batch = { batch: NumberedRow[]; run: ImportRun };

async function writeBatch(options: Options, summary: Summary, { batch, run }: Batch) {
  if (batch.length === 0) return;
  // The last of several rows with the same key counts, as it does across batches.
  const rows = [...new Map(batch.map(({ row }) => [row.externalKey, row])).values()];
  const { pictured, names, failures } = await storePictures(rows, {
    ...options,
    folder: dirname(options.file),
  });
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
    const result = await writeRows(options, { rows: pictured, names, run });
    for (const one of refuseAll(good, result.refused)) run.families.note(one);
    add(summary, result);
  } catch (error) {
    await removePictures(options.disk, names);
    for (const one of good) refuse(one, `the batch was not written: ${(error as Error).message}`);
  }
}

function add(summary: Summary, { created, updated, unchanged, categories }: BatchResult) {
  summary.created += created;
  summary.updated += updated;
  summary.unchanged += unchanged;
  for (const path of categories) summary.categories.add(path);
}

type Writing = { rows: PicturedRow[]; names: string[]; run: ImportRun };

async function writeRows({ db, apply }: Options, { rows, names, run }: Writing): Promise<BatchResult> {
  const outcome: { result?: BatchResult } = {};
  const work = db.transaction().execute(async (transaction) => {
    if (names.length > 0) {
      await transaction
        .insertInto('uploads')
        .values(names.map((name) => ({ name })))
        .execute();
    }
    outcome.result = await importBatch(transaction, rows, run);
    if (!apply) throw new DryRun();
  });
  await work.catch((error) => {
    if (!(error instanceof DryRun)) throw error;
  });
  if (!outcome.result) throw new Error('nothing was written');
  return outcome.result;
}
