import * as z from 'zod/mini';
import { messageOf } from '../refusals/codes.ts';
import type { CsvStyle } from '../values/csv.ts';
import type { Language } from '../values/languages.ts';
import { pageQuery } from './query-values.ts';

const fileFormats = ['csv', 'xlsx'] as const;

export type FileFormat = (typeof fileFormats)[number];

/** The reader's language, which headings and signs follow, and the format of a download (requirements: Downloads). */
export const fileOptions = {
  ...pageQuery.shape,
  format: z._default(
    z.pipe(
      z.transform((value) => (value === '' ? 'csv' : value)),
      z.enum(fileFormats, messageOf('file-format-unknown')),
    ),
    'csv',
  ),
};

export const fileQuery = z.object(fileOptions);

/** What a file holds, in both languages of the back office: small letters without accents, and hyphens. */
export type FileName = { en: string; fr: string };

type Cell = string | number | boolean | Date | null | undefined;

/** A column of a download: its heading in both languages of the back office, and its cell in a row. */
export type Column<Row> = {
  en: string;
  fr: string;
  cell: (row: Row, heading: 'en' | 'fr') => Cell;
  /** How a workbook formats it: as amounts in dinars, days as `2026-11-28`, or times. */
  kind?: 'money' | 'day' | 'time';
  /** What the last row of the file has here: the sum of the column, or this number. */
  total?: 'sum' | number;
};

/** The answer of an endpoint with `download`, which is written in the format that the caller asks for. */
export type Table<Row = unknown> = {
  columns: readonly Column<Row>[];
  rows: Iterable<Row> | AsyncIterable<Row>;
  /** Stands in the name of the file behind what it holds: small letters, digits and hyphens. */
  about?: FileName | string;
  /** The days of the name, if not those of the query. */
  days?: { startDate: string; endDate: string };
  /** How the CSV file is written if not for the spreadsheets of the reader. */
  csvStyle?: (language: Language) => CsvStyle;
};

/** The reply of an endpoint with `download`. */
export const tableReply = z.custom<Table>();
