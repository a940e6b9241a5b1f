import * as z from 'zod/mini';

/** Tells spreadsheet programs that the file is UTF-8. */
export const byteOrderMark = '\u{FEFF}';

/** The reply of an endpoint with `download`: the file in pieces, streamed as they are produced. */
export const csvPieces = z.custom<AsyncIterable<string>>();

/**
 * One line of a CSV file (RFC 4180), including the line break. Text that a spreadsheet would run as a formula is
 * prefixed with an apostrophe (threats T33).
 */
export function csvLine(values: readonly (string | number | null | undefined)[]) {
  return `${values.map(toCell).join(',')}\r\n`;
}

/** Includes text that already starts with apostrophes, so that `fromCell` removes only the one that `csvLine` added. */
const runnable = /^'*[=+\-@\t\r]/;

/** The text of a cell that `csvLine` may have prefixed. */
export function fromCell(cell: string) {
  return cell.startsWith("'") && runnable.test(cell) ? cell.slice(1) : cell;
}

function toCell(value: string | number | null | undefined) {
  if (typeof value === 'number') return String(value);
  const text = runnable.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
