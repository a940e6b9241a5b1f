import { parse } from 'csv-parse/sync';
import { fromCell } from '../../shared/csv.ts';
import { cleanName, withoutAccents } from '../../shared/text.ts';

type Row<Column extends string> = { line: number; cells: Record<Column, string> };

/**
 * The rows of a file from a courier. A column is found by any of its names, whatever their case and accents; if an
 * optional column is missing, its cells are blank. Returns a problem instead if the file cannot be read or lacks one of
 * the columns.
 */
export function readRows<Column extends string>(
  csv: string,
  names: Record<Column, string[]>,
  optional: NoInfer<Column>[] = [],
) {
  const columns = Object.keys(names) as Column[];
  const [header = ''] = csv.split(/\r?\n/, 1);
  const delimiter = [';', '\t'].find((sign) => header.includes(sign)) ?? ',';
  const options = { bom: true, delimiter, info: true, trim: true, skip_empty_lines: true } as const;
  let found: { record: string[]; info: { lines: number } }[];
  try {
    // With `info`, the parser answers more than its types say.
    found = parse(csv, { ...options, relax_column_count: true }) as unknown as typeof found;
  } catch (error) {
    return {
      problem: { line: (error as { lines?: number }).lines ?? 1, message: 'This is not a CSV file.' },
    };
  }
  const [titles, ...rest] = found;
  const plain = (titles?.record ?? []).map(plainName);
  const places = columns.map((column) =>
    plain.findIndex((title) => names[column].map(plainName).includes(title)),
  );
  const missing = columns.find((column, place) => places[place] === -1 && !optional.includes(column));
  if (missing !== undefined) {
    const message = `The file needs the column ${names[missing][0]}`;
    return { problem: { line: 1, message } };
  }
  const rows: Row<Column>[] = rest.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(
      columns.map((column, place) => [column, textOf(record[places[place] ?? -1])]),
    ) as Record<Column, string>,
  }));
  if (rows.length === 0) return { problem: { line: 1, message: 'The file is empty.' } };
  return { rows };
}

/** Drops invisible characters, which are often copied with a number. */
function textOf(cell = '') {
  return cleanName(fromCell(cell));
}

function plainName(title: string) {
  return withoutAccents(title).replaceAll(/[^\p{L}\d]/gu, '');
}
