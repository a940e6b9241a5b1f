import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import { removeStrayFiles } from '../platform/uploads/image-files.ts';
import { parseCategoryPath } from './category-paths.ts';
import { readColumns, requireOurColumns, unknownColumnProblem } from './column-map.ts';
import { ImportRun } from './import-batch.ts';
import { type ImportRow, importRow, type Mapping, reasonOf } from './import-row.ts';
import { readRecords } from './read-records.ts';
import { type NumberedRow, type Summary, type Writing, writeBatch } from './write-batch.ts';

type Options = Writing & {
  file: string;
  /** Without a mapping, the file must have our columns. */
  mapping?: Mapping | undefined;
  /** No other process stores pictures, so files that a killed import left without rows are removed (invariant I9). */
  isAlone: boolean;
};

const rowsAtOnce = 500;

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
    if (options.journal?.skips(numbered.line)) {
      run.families.recall(numbered.row);
      continue;
    }
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
  if (options.apply) await vacuum(options.db);
  return summary;
}

/** Afterwards PostgreSQL knows that all rows are visible, and reads lists only from indexes. */
async function vacuum(db: Db) {
  // If this takes too long, PostgreSQL does it on its own later.
  await sql`vacuum analyze products, product_listings, search_words`.execute(db).catch(() => undefined);
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
