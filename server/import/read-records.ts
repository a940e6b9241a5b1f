import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import type { MendedCell } from '../../shared/catalog/product-imports.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { StartUpError } from '../platform/start-up/start-up-error.ts';
import { decodeFile } from '../platform/tables/decode-file.ts';
import { openTable } from '../platform/tables/read-table.ts';
import { splitArray } from '../platform/tables/split-array.ts';
import { ownHeadings } from './import-reasons.ts';

type Fields = Record<string, unknown>;

/**
 * A record of a file with its first line, or the reason why it cannot be read, with those of its fields that can. After
 * `stopped` the rest of the file cannot be read; pages send only CSV, whose reasons have codes.
 */
export type FileRecord =
  | { line: number; record: Fields }
  | { line: number; problem: Refusal; fields?: Fields }
  | { line: number; stopped: string | Refusal };

/** The records of a file with the mended cells in place of its own. */
export async function* readMended(file: string, mended: MendedCell[]): AsyncIterable<FileRecord> {
  const cells = Map.groupBy(mended, ({ line }) => line);
  for await (const read of readRecords(file)) {
    const record = 'record' in read ? read.record : {};
    for (const { column, value } of cells.get(read.line) ?? []) record[column] = value;
    yield read;
  }
}

const maxRecordLength = 1_000_000;

/**
 * Streams the records of a CSV, NDJSON or JSON file; only one is in memory at a time.
 * Throws StartUpError for a file of another type or one that cannot be opened.
 */
export async function* readRecords(file: string): AsyncIterable<FileRecord> {
  const kind = extname(file).toLowerCase();
  await requireReadable(file);
  if (kind === '.csv') yield* readCsv(file);
  else if (kind === '.ndjson' || kind === '.jsonl') yield* readLines(file);
  else if (kind === '.json') yield* readArray(file);
  else throw new StartUpError(`${file} is neither .csv, .ndjson, .jsonl nor .json`);
}

async function requireReadable(file: string) {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'There is no such file' : error.message;
    throw new StartUpError(`${file}: ${reason}`, { cause: error });
  });
  await handle.close();
}

async function* readCsv(file: string): AsyncIterable<FileRecord> {
  const { headings, rows } = await openTable(decodeFile(file));
  const own = ownHeadings(headings);
  for await (const row of rows) {
    if ('stopped' in row) yield row;
    else {
      const { line, cells, problem } = row;
      const record = Object.fromEntries(own.map((heading, place) => [heading, cells[place] ?? '']));
      yield problem === undefined ? { line, record } : { line, problem, fields: record };
    }
  }
}

async function* readLines(file: string): AsyncIterable<FileRecord> {
  let line = 0;
  for await (const text of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    line += 1;
    const json = line === 1 ? text.replace(/^\ufeff/, '') : text;
    if (json.trim() !== '') yield toRecord(line, json);
  }
}

async function* readArray(file: string): AsyncIterable<FileRecord> {
  for await (const { line, text, isWhole } of splitArray(createReadStream(file, 'utf8'), maxRecordLength)) {
    if (isWhole) yield toRecord(line, text);
    else if (text.length > maxRecordLength)
      yield { line, stopped: `the object is longer than ${maxRecordLength} characters` };
    else yield { line, stopped: 'the object that begins here never ends' };
  }
}

function toRecord(line: number, text: string): FileRecord {
  if (text.length > maxRecordLength)
    return { line, problem: refusal('cell-too-long', { max: maxRecordLength }) };
  try {
    const record: unknown = JSON.parse(text);
    return isObject(record) ? { line, record } : { line, problem: refusal('row-not-an-object') };
  } catch {
    return { line, problem: refusal('row-not-json') };
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
