import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CsvError, parse } from 'csv-parse';
import { type Refusal, refusal } from '../../../shared/refusals/refusals.ts';
import { fromCell } from '../../../shared/values/csv.ts';
import { StartUpError } from '../start-up/start-up-error.ts';
import { headOf } from './find-delimiter.ts';

/** A row with its first line. `problem` says why its cells do not fit the headings. Nothing follows `stopped`. */
export type TableRow =
  | { line: number; cells: string[]; problem?: Refusal }
  | { line: number; stopped: Refusal };

export type Table = {
  /** Cleaned, each once. */
  headings: string[];
  rows: AsyncIterable<TableRow>;
};

type RawRow = { line: number; cells: string[] } | { line: number; stopped: Refusal };

const maxColumns = 200;
const maxRecordLength = 1_000_000;

/** After this time other requests get their turn. */
const turnMs = 20;

/** More rows at once would keep the process busy for too long. */
const pieceBytes = 1024;

/**
 * Reads a file of rows as spreadsheet programs and couriers write it (docs/import.md): separated by commas, semicolons,
 * tabs or bars, with any line breaks, after an optional line `sep=;`. Blank rows and headings are left out. Reads while the
 * rows are used, and never keeps more than one in memory. Throws StartUpError for headings that are too many or repeated.
 */
export async function openTable(text: Iterable<string> | AsyncIterable<string>): Promise<Table> {
  const rows = readRows(text);
  const first = await rows.next();
  if (first.done) return { headings: [], rows };
  if ('stopped' in first.value) return { headings: [], rows: only(first.value) };
  try {
    const titles = withoutBlankEnd(first.value.cells.map(cleanHeading));
    const headings = requireHeadings(titles);
    return { headings, rows: fitted(rows, titles) };
  } catch (error) {
    await rows.return(undefined);
    throw error;
  }
}

async function* only(row: TableRow) {
  yield row;
}

/** A heading without invisible characters, with single spaces. */
function cleanHeading(text: string) {
  return text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutBlankEnd(cells: string[]) {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

function requireHeadings(titles: string[]) {
  if (titles.length > maxColumns) {
    throw new StartUpError(refusal('too-many-columns', { max: maxColumns }));
  }
  const seen = new Set<string>();
  for (const title of titles) {
    if (title === '') continue;
    if (seen.has(title)) throw new StartUpError(refusal('column-twice', { column: title.slice(0, 100) }));
    seen.add(title);
  }
  return [...seen];
}

/** The rows with a cell for each heading. A value without a heading must not get lost silently. */
async function* fitted(rows: AsyncIterable<RawRow>, titles: string[]): AsyncIterable<TableRow> {
  const isNamed = titles.map((title) => title !== '');
  for await (const row of rows) {
    if ('stopped' in row) {
      yield row;
      continue;
    }
    const { line, cells: all } = row;
    const count = Math.max(withoutBlankEnd(all).length, Math.min(all.length, titles.length));
    const cells = all.slice(0, titles.length).filter((_, place) => isNamed[place]);
    const isStray = (cell: string, place: number) => isNamed[place] === false && cell !== '';
    if (count !== titles.length) {
      const problem = refusal('row-with-other-fields', { fields: count, headings: titles.length });
      yield { line, cells, problem };
    } else if (all.some(isStray)) yield { line, cells, problem: refusal('row-value-without-heading') };
    else yield { line, cells };
  }
}

/** All rows that are not blank, without the apostrophes of an export (shared/values/csv.ts). */
async function* readRows(text: Iterable<string> | AsyncIterable<string>): AsyncGenerator<RawRow, void> {
  const { delimiter, pieces } = await headOf(text);
  let stopped: { line: number; stopped: Refusal } | undefined;
  let lastLine = 0;
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: maxRecordLength,
    on_record: (record, { lines }) => {
      lastLine = lines;
      return record;
    },
    on_skip: (error, raw = '') => {
      if (error) stopped ??= stoppedAt(error, { raw, firstLine: lastLine + 1 });
      return undefined;
    },
    raw: true,
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  // After an error the parser would continue inside the broken record.
  const source = pipeline(Readable.from(cut(pieces, () => stopped !== undefined)), parser);
  source.catch(() => undefined);
  let turn = performance.now();
  for await (const { record, info, raw } of parser) {
    const line = info.lines - lineBreaks(raw.trim());
    if (!stopped || line < stopped.line) yield { line, cells: record.map(fromCell) };
    if (performance.now() - turn > turnMs) {
      await nextTurn();
      turn = performance.now();
    }
  }
  await source;
  if (stopped) yield stopped;
}

/** Short pieces in which each line ends with a line feed, until `isOver`. */
async function* cut(pieces: AsyncIterable<string>, isOver: () => boolean) {
  let endsWithReturn = false;
  for await (const piece of pieces) {
    const text = endsWithReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
    endsWithReturn = piece.endsWith('\r');
    const bytes = Buffer.from(text.replace(/\r\n?/g, '\n'));
    for (let from = 0; from < bytes.length; from += pieceBytes) {
      if (isOver()) return;
      yield bytes.subarray(from, from + pieceBytes);
      await nextTurn();
    }
  }
}

/** These errors leave the parser inside a record, and it would read the rest of the file as a part of it. */
function stoppedAt({ code }: CsvError, { raw, firstLine }: { raw: string; firstLine: number }) {
  const quote = openQuote(raw);
  if (quote === undefined) {
    const line = firstLine + lineBreaks(/^\s*/.exec(raw)?.[0] ?? '');
    return { line, stopped: refusal('record-too-long', { max: maxRecordLength }) };
  }
  const line = firstLine + lineBreaks(raw.slice(0, quote));
  const isOpen = code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE';
  return { line, stopped: refusal(isOpen ? 'quote-never-closed' : 'text-after-quote') };
}

function lineBreaks(text: string) {
  return text.split('\n').length - 1;
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
