import { byteOrderMark, csvLine, spreadsheetStyle } from '../../../shared/values/csv.ts';
import { timeZone } from '../../../shared/values/dates.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { nationalNumber } from '../../../shared/values/text.ts';

type Cell = string | number | boolean | Date | null | undefined;

/** A column of a CSV download: its heading in both languages of the back office, and its cell in a row. */
export type Column<Row> = { en: string; fr: string; cell: (row: Row, heading: 'en' | 'fr') => Cell };

type File<Row> = {
  columns: readonly Column<Row>[];
  rows: Iterable<Row> | AsyncIterable<Row>;
  /** Of the reader, which decides the headings, the delimiter and the decimal sign. */
  language: Language;
};

/**
 * The lines of a CSV download that spreadsheets of the reader's language open without losing anything (requirements: CSV
 * exports). Times are in the shop's time zone.
 */
export async function* csvFile<Row>({ columns, rows, language }: File<Row>) {
  const heading = language === 'en' ? 'en' : 'fr';
  const style = spreadsheetStyle(language);
  const headings = columns.map((column) => column[heading]);
  yield byteOrderMark + csvLine(headings, style);
  for await (const row of rows) {
    const cells = columns.map(({ cell }) => written(cell(row, heading), heading));
    yield csvLine(cells, style);
  }
}

const truths = { en: ['no', 'yes'], fr: ['non', 'oui'] } as const;

function written(value: Cell, heading: 'en' | 'fr') {
  if (typeof value === 'boolean') return truths[heading][Number(value) as 0 | 1];
  return value instanceof Date ? times.format(value) : value;
}

/** `2026-11-28 00:30`, which spreadsheets of every language read as a time. */
const times = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/**
 * A phone number as a text for spreadsheets, which drop the 0 of a number: an Algerian one with spaces, a foreign one as it
 * was typed.
 */
export function phoneCell(phone: string | null | undefined) {
  const national = nationalNumber(phone ?? '');
  if (/^\d{9}$/.test(national)) return `0${national}`.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4');
  if (/^\d{8}$/.test(national)) return `0${national}`.replace(/^(\d{3})(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4');
  return phone;
}
