import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { type CsvError, parse } from 'csv-parse';
import { fromCell } from '../../shared/csv.ts';
import { StartUpError } from '../platform/start-up/start-up-error.ts';
import { splitArray } from './split-array.ts';

/**
 * A record of a file with its first line, or the reason why it cannot be read. After `stopped` the rest of the file
 * cannot be read.
 */
export type FileRecord =
  | { line: number; record: Record<string, unknown> }
  | { line: number; problem: string }
  | { line: number; stopped: string };

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
  const problems: FileRecord[] = [];
  let stopped: { line: number; stopped: string } | undefined;
  let lastLine = 0;
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      columns: (header: string[]) => {
        lastLine = 1;
        return checkedHeader(header);
      },
      delimiter: await findDelimiter(file),
      info: true,
      max_record_size: maxRecordLength,
      on_record: (record, { lines }) => {
        lastLine = lines;
        return record;
      },
      on_skip: (error, raw = '') => {
        if (!error) return undefined;
        if (error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS') {
          const line = lastLine + 1 + leadingLines(raw);
          lastLine = Number(error.lines);
          problems.push({ line, problem: wrongLength(error) });
        } else {
          stopped ??= stoppedAt(error, { raw, firstLine: lastLine + 1 });
        }
        return undefined;
      },
      raw: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      trim: true,
    }),
  );
  for await (const { record, info, raw } of parser) {
    const line = info.lines - raw.trim().split('\n').length + 1;
    yield* problems.splice(0);
    // After this error the parser would continue inside the broken record.
    if (!stopped || line < stopped.line) yield { line, record: readCells(record) };
  }
  yield* problems;
  if (stopped) yield stopped;
}

/** Takes back the apostrophes of an export (shared/csv.ts). */
function readCells(record: Record<string, string>) {
  for (const name in record) record[name] = fromCell(record[name] ?? '');
  return record;
}

/** The trimmed column names. Throws StartUpError if one appears twice, because it would be ambiguous. */
function checkedHeader(header: string[]) {
  const names = header.map((name) => name.trim());
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new StartUpError(`In this file the column "${repeated}" appears twice.`);
  return names;
}

function wrongLength({ columns, record }: CsvError) {
  const [expected, found] = [columns, record].map((list) => (Array.isArray(list) ? list.length : 0));
  return `has ${found} fields instead of ${expected}`;
}

/** Any other error leaves the parser inside a record, and it would read the rest of the file as a part of it. */
function stoppedAt({ code }: CsvError, { raw, firstLine }: { raw: string; firstLine: number }) {
  const begin = firstLine + leadingLines(raw);
  const quote = openQuote(raw);
  if (quote === undefined)
    return { line: begin, stopped: `the record is longer than ${maxRecordLength} bytes` };
  const line = firstLine + raw.slice(0, quote).split('\n').length - 1;
  const reason =
    code === 'CSV_INVALID_CLOSING_QUOTE' ? 'is followed by text after it closes' : 'never closes';
  return { line, stopped: `the quote that opens here ${reason}` };
}

function leadingLines(raw: string) {
  return (/^\s*/.exec(raw)?.[0] ?? '').split('\n').length - 1;
}

/**
 * The position of an unclosed quote, if there is one. A doubled quote, which stands for one in the text, cancels out.
 */
function openQuote(raw: string) {
  let opened: number | undefined;
  let isOpen = false;
  for (const { index } of raw.matchAll(/"/g)) {
    isOpen = !isOpen;
    if (isOpen) opened = index;
  }
  return opened;
}

/** Spreadsheet programs separate fields with semicolons in countries with a decimal comma. */
async function findDelimiter(file: string) {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
  await handle.close();
  const [header = ''] = buffer.toString('utf8', 0, bytesRead).split('\n', 1);
  const places = [',', ';', '\t'].map((delimiter) => ({ delimiter, parts: header.split(delimiter).length }));
  return places.reduce((best, one) => (one.parts > best.parts ? one : best)).delimiter;
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
  if (text.length > maxRecordLength) return { line, problem: `is longer than ${maxRecordLength} characters` };
  try {
    const record: unknown = JSON.parse(text);
    return isObject(record) ? { line, record } : { line, problem: 'is not an object' };
  } catch {
    return { line, problem: 'is not valid JSON' };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
