import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse';
import { splitArray } from './split-array.ts';

/** A record of a file with the line it begins at, or why there is none. */
export type FileRecord =
  | { line: number; record: Record<string, unknown> }
  | { line: number; problem: string };

const maxRecordBytes = 1_000_000;

/**
 * The records of a CSV, NDJSON or JSON file, one after the other: a file of any size takes the memory of one record.
 * @throws Error for a file of another kind.
 */
export function readRecords(file: string): AsyncIterable<FileRecord> {
  const kind = extname(file).toLowerCase();
  if (kind === '.csv') return readCsv(file);
  if (kind === '.ndjson' || kind === '.jsonl') return readLines(file);
  if (kind === '.json') return readArray(file);
  throw new Error(`${file} is neither .csv, .ndjson, .jsonl nor .json`);
}

async function* readCsv(file: string): AsyncIterable<FileRecord> {
  const problems: FileRecord[] = [];
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim()),
      delimiter: await findDelimiter(file),
      info: true,
      max_record_size: maxRecordBytes,
      skip_empty_lines: true,
      skip_records_with_error: true,
      trim: true,
      on_skip: (error) => {
        problems.push({ line: Number(error?.lines ?? 0), problem: error?.message ?? 'is no record' });
        return undefined;
      },
    }),
  );
  for await (const { record, info } of parser) {
    yield* problems.splice(0);
    yield { line: info.lines, record };
  }
  yield* problems;
}

/** Spreadsheets of countries with a decimal comma put semicolons between the fields. */
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
  for await (const { line, text } of splitArray(createReadStream(file, 'utf8'))) yield toRecord(line, text);
}

function toRecord(line: number, text: string): FileRecord {
  if (text.length > maxRecordBytes) return { line, problem: `is longer than ${maxRecordBytes} characters` };
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
