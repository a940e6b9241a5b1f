import { writeXlsxStream } from 'hucre/xlsx';
import type { Column, FileFormat, Table } from '../../../shared/contract/downloads.ts';
import { byteOrderMark, csvLine, spreadsheetStyle } from '../../../shared/values/csv.ts';
import { timeZone } from '../../../shared/values/dates.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { shownPhone } from '../../../shared/values/phone-notation.ts';

export type { Column, Table };

type Kind = Column<unknown>['kind'];
export type Cell = ReturnType<Column<unknown>['cell']>;

/** A table whose columns fit its rows. */
export function table<Row>(rows: Table<Row>) {
  return rows as Table;
}

/** A table of cells under headings that are the same in both languages. */
export function cellTable(headings: readonly string[], { rows, ...style }: Omit<Table<Cell[]>, 'columns'>) {
  const columns = headings.map(
    (text, place): Column<Cell[]> => ({ en: text, fr: text, cell: (cells) => cells[place] }),
  );
  return table({ columns, rows, ...style });
}

/** A column of amounts in dinars. */
export function inDinars<Row>(en: string, fr: string, cell: Column<Row>['cell']): Column<Row> {
  return { en: `${en} (DA)`, fr: `${fr} (DA)`, cell, kind: 'money' };
}

/** A column whose sum is in the last row of the file. */
export function summed<Row>(column: Column<Row>): Column<Row> {
  return { ...column, total: 'sum' };
}

/** The pieces of a file with these rows. Rows are read as pieces are taken. */
export function tableFile(rows: Table, { lang, format }: { lang: Language; format: FileFormat }) {
  return format === 'csv' ? csvFile(rows, lang) : workbook(rows, lang);
}

export function headingIn(language: Language) {
  return language === 'en' ? 'en' : 'fr';
}

/**
 * The lines of a CSV file that spreadsheets of the reader's language open without losing anything (requirements:
 * Downloads). Times are in the shop's time zone.
 */
export async function* csvFile({ columns, rows, csvStyle = spreadsheetStyle }: Table, language: Language) {
  const heading = headingIn(language);
  const style = csvStyle(language);
  const headings = columns.map((column) => column[heading]);
  yield byteOrderMark + csvLine(headings, style);
  for await (const { cells } of writtenRows({ columns, rows }, heading)) yield csvLine(cells, style);
}

type Written = string | number | null | undefined;

/** The cells of each row, and at the end their totals, if the columns have any and there are rows. */
async function* writtenRows({ columns, rows }: Table, heading: 'en' | 'fr') {
  const sums: (number | undefined)[] = columns.map(() => undefined);
  let isEmpty = true;
  for await (const row of rows) {
    isEmpty = false;
    const cells: Written[] = columns.map(({ cell }) => written(cell(row, heading), heading));
    for (const [place, cell] of cells.entries())
      if (typeof cell === 'number') sums[place] = inCents((sums[place] ?? 0) + cell);
    yield { cells, isTotal: false };
  }
  if (isEmpty || columns.every(({ total }) => total === undefined)) return;
  const totals = columns.map(({ total }, place): Written => (total === 'sum' ? sums[place] : total));
  yield { cells: totals.with(0, 'Total'), isTotal: true };
}

/** Sums of dinars are not exact. */
function inCents(sum: number) {
  return Math.round(sum * 100) / 100;
}

const truths = { en: ['no', 'yes'], fr: ['non', 'oui'] } as const;

function written(value: Cell, heading: 'en' | 'fr') {
  if (typeof value === 'boolean') return truths[heading][Number(value) as 0 | 1];
  return value instanceof Date ? times.format(value) : value;
}

/** `2026-11-28 00:30`, which spreadsheets of every language read as a time. */
const times = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

const numberFormats = { money: '#,##0.00', day: 'yyyy-mm-dd', time: 'yyyy-mm-dd hh:mm' };

/** In characters. */
const [narrowest, widest] = [12, 50];

/** As many rows decide how wide the columns are. */
const measuredRows = 100;

/**
 * A workbook with one sheet, and another after each million rows. A text stays a text whatever it looks like, so it
 * never runs as a formula (threats T33).
 */
async function* workbook({ columns, rows }: Table, language: Language) {
  const heading = headingIn(language);
  async function* lines() {
    for await (const { cells, isTotal } of writtenRows({ columns, rows }, heading)) {
      yield cells.map((cell, place) => inSheet(cell, isTotal ? undefined : columns[place]?.kind));
    }
  }
  const all = lines();
  try {
    const first = await firstOf(all, measuredRows);
    async function* again() {
      yield* first;
      yield* all;
    }
    yield* writeXlsxStream(again(), {
      name: 'Export',
      columns: columns.map(({ kind, ...column }, place) => ({
        header: column[heading],
        width: widthOf([column[heading], ...first.map((cells) => cells[place])]),
        ...(kind && { numFmt: numberFormats[kind] }),
      })),
      freezePane: { rows: 1 },
    });
  } finally {
    await all.return();
  }
}

async function firstOf<Row>(rows: AsyncGenerator<Row>, most: number) {
  const first: Row[] = [];
  while (first.length < most) {
    const { value, done } = await rows.next();
    if (done) break;
    first.push(value);
  }
  return first;
}

/** Figures and times always fit. */
function widthOf(cells: unknown[]) {
  const lengths = cells.map((cell) => (typeof cell === 'string' ? cell.length + 2 : 0));
  return Math.min(widest, Math.max(narrowest, ...lengths));
}

/** The most characters that spreadsheets keep in a cell. */
const longestText = 32_767;

function inSheet(value: Written, kind: Kind) {
  if (typeof value !== 'string') return value ?? null;
  if (value && (kind === 'day' || kind === 'time')) return onSheetClock(value);
  // Workbooks write characters that XML cannot have as `_x0000_`, and would read such a text as one.
  return value.slice(0, longestText).replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

/** Spreadsheets have no time zones, so times are local times of the shop. */
function onSheetClock(text: string) {
  return new Date(text.includes(' ') ? `${text.replace(' ', 'T')}Z` : text);
}

/** A phone number as a text for spreadsheets, which drop the 0 of a number. */
export function phoneCell(phone: string | null | undefined) {
  return phone && shownPhone(phone);
}
