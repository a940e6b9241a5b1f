import { type Refusal, refusal } from '../../../shared/refusals/refusals.ts';
import { cleanName, withoutAccents } from '../../../shared/values/text.ts';
import { StartUpError } from '../start-up/start-up-error.ts';
import { openTable, type TableRow } from './read-table.ts';

type Row<Column extends string> = { line: number; cells: Record<Column, string> };

export type SheetProblem = { line: number } & Refusal;

type Sheet<Column extends string> =
  | { rows: Row<Column>[]; found: Column[]; unread: string[]; problem?: undefined }
  | { rows?: undefined; problem: SheetProblem };

const noTable = refusal('file-not-csv');
const strayValue = refusal('value-without-heading');

/**
 * The rows of a small file, sent as text. A column is found by the first of its names that is a heading, whatever their case, accents and spaces;
 * if an optional column is missing, its cells are blank. `unread` are the headings of all other columns. Returns a problem
 * instead if the file cannot be read or lacks one of the columns.
 */
export async function readSheet<Column extends string>(
  csv: string,
  names: Record<Column, string[]>,
  optional: NoInfer<Column>[] = [],
): Promise<Sheet<Column>> {
  try {
    const { headings, rows } = await openTable([csv]);
    const found: TableRow[] = [];
    for await (const row of rows) {
      const problem = problemOf(row, headings);
      if (problem) return { problem };
      found.push(row);
    }
    return toSheet(found, { headings, names, optional });
  } catch (error) {
    if (error instanceof StartUpError && error.refusal) return refused(1, error.refusal);
    throw error;
  }
}

/** Lists the headings of which the file needs one. */
export function columnMissing(headings: string[]) {
  return refusal('column-missing', { headings: [...new Set(headings)].join(' / ') });
}

function refused(line: number, why: Refusal) {
  return { problem: { line, ...why } };
}

/** A row may end early, as Excel leaves out blank cells at its end. More cells than headings would be read as others. */
function problemOf(row: TableRow, headings: string[]) {
  if ('stopped' in row) return { line: row.line, ...noTable };
  const isShort = row.cells.length < headings.length;
  return row.problem === undefined || isShort ? undefined : { line: row.line, ...strayValue };
}

type Reading<Column extends string> = {
  headings: string[];
  names: Record<Column, string[]>;
  optional: Column[];
};

function toSheet<Column extends string>(
  found: TableRow[],
  { headings, names, optional }: Reading<Column>,
): Sheet<Column> {
  const columns = Object.keys(names) as Column[];
  const plain = headings.map(plainName);
  const places = columns.map((column) => {
    const name = names[column].map(plainName).find((name) => plain.includes(name));
    return name === undefined ? -1 : plain.indexOf(name);
  });
  const missing = columns.find((column, place) => places[place] === -1 && !optional.includes(column));
  if (missing !== undefined) {
    const isBroken = headings.some((heading) => /[\0\ufffd]/.test(heading));
    return refused(1, isBroken ? refusal('file-encoding-unknown') : columnMissing(names[missing]));
  }
  const rows = found.map((row): Row<Column> => {
    const cells = 'cells' in row ? row.cells : [];
    const entries = columns.map((column, place) => [column, textOf(cells[places[place] ?? -1])]);
    return { line: row.line, cells: Object.fromEntries(entries) as Record<Column, string> };
  });
  if (rows.length === 0) return refused(1, refusal('file-empty'));
  return {
    rows,
    found: columns.filter((_, place) => places[place] !== -1),
    unread: headings
      .filter((heading, place) => !places.includes(place) && textOf(heading) !== '')
      .map(textOf),
  };
}

/** Drops invisible characters, which are often copied with a number. */
function textOf(cell = '') {
  return cleanName(cell);
}

/** A heading as it is compared. Both signs of a number, which look alike, are left out. */
function plainName(title: string) {
  return withoutAccents(title.replaceAll('º', '°')).replaceAll(/[^\p{L}\d]/gu, '');
}
