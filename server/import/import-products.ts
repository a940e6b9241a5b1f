import { sql } from 'kysely';
import type { MendedCell } from '../../shared/catalog/product-imports.ts';
import { typedQuantity } from '../../shared/catalog/typed-quantity.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { cleanLine } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import { removeStrayFiles } from '../platform/uploads/image-files.ts';
import { parseCategoryPath } from './category-paths.ts';
import { readColumns, requireOurColumns, unknownColumnProblem, withOurNames } from './column-map.ts';
import { ImportRun, type Opening } from './import-batch.ts';
import { cellProblem, refusalIn, refusalOfCells } from './import-reasons.ts';
import { type ImportInput, importRow, type Mapping, type ReadRow, type ToInput } from './import-row.ts';
import { type FileRecord, readMended, readRecords } from './read-records.ts';
import { type NumberedRow, type Summary, type Writing, writeBatch } from './write-batch.ts';

type RowOptions = Writing & {
  file: string;
  /** Without a mapping, the file must have our columns. */
  mapping?: Mapping | undefined;
  mended?: MendedCell[];
  /** Whether a blank cell leaves the stored value as it is, as if the file had no such column. */
  keepsBlank?: boolean;
  /** For the products of a new shop. */
  opening?: Opening;
  /** Whether new products are hidden from shoppers. */
  asDrafts?: boolean;
};

type Options = RowOptions & {
  /** No other process stores pictures, so files that a killed import left without rows are removed (invariant I9). */
  isAlone: boolean;
};

const rowsAtOnce = 500;

/** Longer rows are written in smaller batches, which bounds the memory of an import. */
const lengthAtOnce = 2_000_000;

/** The most rows that an import of the back office refuses before it stops (threats T24). */
export const maxRefusedRows = 1_000;

/** Told instead of the reason of the last row. */
const tooManyRefused = refusal('too-many-rows-refused', { rows: maxRefusedRows });

/**
 * Imports a file of products (docs/import.md). Invalid rows are refused individually; the others are written in
 * batches, each in one transaction. Importing the same file again changes nothing. Throws StartUpError if the file
 * cannot be opened or has columns that are not ours.
 */
export async function importProducts(options: Options): Promise<Summary> {
  if (!options.mapping) requireOurColumns(await readColumns(options.file));
  if (options.apply && options.isAlone) await removeStrayFiles(options.db, options.disk);
  const summary = await importRows(options);
  if (options.apply) await vacuum(options.db);
  return summary;
}

/** Imports the rows of a file. If `db` is a transaction, all of them are written in it. */
export async function importRows(options: RowOptions): Promise<Summary> {
  const summary: Summary = {
    isWhole: true,
    rows: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    categories: new Set(),
  };
  const run = new ImportRun(options);
  const write = (batch: NumberedRow[]) => writeBatch(options, summary, { batch, run });
  let batch: NumberedRow[] = [];
  let length = 0;
  for await (const numbered of validRows(options, summary)) {
    if (options.journal?.skips(numbered.line)) {
      run.families.recall(numbered.row);
      continue;
    }
    batch.push(numbered);
    length += lengthOf(numbered.row);
    if (batch.length === rowsAtOnce || length > lengthAtOnce) {
      await write(batch);
      batch = [];
      length = 0;
    }
  }
  await write(batch);
  for (const { line, name } of await run.families.findSingles(options.db)) {
    options.report({ line, kind: 'warning', reason: refusal('family-of-one', { family: name }) });
  }
  return summary;
}

function lengthOf(row: ReadRow) {
  return Object.values(row).reduce<number>((sum, value) => sum + String(value ?? '').length, 0);
}

/** Afterwards PostgreSQL knows that all rows are visible, and reads lists only from indexes. */
async function vacuum(db: Db) {
  // If this takes too long, PostgreSQL does it on its own later.
  await sql`vacuum analyze products, product_listings, search_words`.execute(db).catch(() => undefined);
}

async function* validRows(options: RowOptions, summary: Summary): AsyncIterable<NumberedRow> {
  const { file, mapping, mended = [], report, maxRefused } = options;
  const toInput = await readerOf(options);
  const columnProblem = (record: object) => (mapping ? undefined : unknownColumnProblem(Object.keys(record)));
  const lines = new Map<string, number>();
  for await (const read of readMended(file, mended)) {
    if ('stopped' in read) {
      summary.isWhole = false;
      const reason = refusal('rest-not-read', { reason: read.stopped });
      report({ line: read.line, kind: 'stopped', reason });
      return;
    }
    if (maxRefused !== undefined && summary.refused >= maxRefused) {
      summary.isWhole = false;
      report({ line: read.line, kind: 'stopped', reason: tooManyRefused });
      return;
    }
    summary.rows += 1;
    const checked =
      'problem' in read ? read.problem : (columnProblem(read.record) ?? check(() => toInput(read.record)));
    const row = 'code' in checked ? checked : (keyProblem(checked, lines) ?? checked);
    if (!('code' in row)) {
      lines.set(row.externalKey, read.line);
      yield { line: read.line, row };
      continue;
    }
    summary.refused += 1;
    const name = nameIn(toInput, read);
    report({ line: read.line, name, kind: 'refused', reason: row });
    await options.journal?.spill(summary);
  }
}

/** Turns a record into the cells of our columns. */
async function readerOf({ file, mapping, keepsBlank }: RowOptions): Promise<ToInput> {
  const read = mapping ? await mapping(() => recordsOf(file)) : withOurNames;
  return keepsBlank ? (record) => withoutBlank(read(record)) : read;
}

/** Two rows with one key would hide each other. `lines` has the line of each key. */
function keyProblem({ externalKey }: ReadRow, lines: Map<string, number>) {
  const line = lines.get(externalKey);
  if (line === undefined) return undefined;
  return cellProblem('externalKey', refusal('key-twice', { key: externalKey, line }));
}

const longestName = 200;

type FileRow = Exclude<FileRecord, { stopped: unknown }>;

/** The name of a refused row's product, otherwise its reference or barcode; '' if none can be read. */
function nameIn(toInput: ToInput, read: FileRow) {
  try {
    const record = 'record' in read ? read.record : (read.fields ?? {});
    const { name, externalKey, barcode } = toInput(record);
    return cleanLine(String(name || externalKey || barcode || ''))
      .slice(0, longestName)
      .toWellFormed();
  } catch {
    return '';
  }
}

async function* recordsOf(file: string) {
  for await (const read of readRecords(file)) if ('record' in read) yield read.record;
}

/** The filled cells. A blank key stays, because its row is refused. */
function withoutBlank(input: ImportInput): ImportInput {
  const filled = Object.entries(input).filter(
    ([name, cell]) => name === 'externalKey' || typeof cell !== 'string' || cell.trim() !== '',
  );
  return Object.fromEntries(filled);
}

/**
 * A quantity with its unit, such as `200 ml` or `1,5` and `L`, as the number and unit of the shop. Where the file has a column for
 * one of them only, a blank quantity takes the unit with it, and a blank unit says nothing.
 */
function withUnitApart(input: ImportInput): ImportInput {
  const { netQuantity, unit, ...others } = input;
  const [typed, typedUnit] = [netQuantity, unit].map((cell) => String(cell ?? '').trim());
  const quantity = typedQuantity(typed ?? '', typedUnit);
  if (quantity) return { ...input, ...quantity };
  if (unit === undefined && netQuantity !== undefined && typed === '') return { ...input, unit: '' };
  return netQuantity === undefined && typedUnit === '' ? others : input;
}

/** The row, or the reason why it is invalid. */
function check(toInput: () => ImportInput): ReadRow | Refusal {
  try {
    const input = withUnitApart(toInput());
    const { success, data, error } = importRow.safeParse(input);
    if (!success) return refusalOfCells(error, { ...input });
    const { category } = data;
    if (category === undefined || parseCategoryPath(category).names.length > 0) return data;
    return cellProblem('category', refusal('cell-missing'));
  } catch (error) {
    return refusalIn((error as Error).message);
  }
}
