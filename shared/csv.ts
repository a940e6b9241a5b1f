import * as z from 'zod/mini';
import { writtenNumber } from './typed-number.ts';

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

/**
 * Where a cell begins a formula: at its start, and after signs at which a spreadsheet of another language begins a new cell,
 * such as the semicolon of French ones. Includes text that already has apostrophes there, so that `fromCell` removes only
 * those that `csvLine` added.
 */
const formulaStarts = /(?<=^|[;\t\r\n])(?='*[=+\-@])|^(?='*[\t\r])/g;
const addedApostrophes = /(?<=^|[;\t\r\n])'(?='*[=+\-@])|^'(?='*[\t\r])/g;

/** The text of a cell to which `csvLine` may have added apostrophes. */
export function fromCell(cell: string) {
  return cell.replace(addedApostrophes, '');
}

function toCell(value: string | number | null | undefined) {
  if (typeof value === 'number') return writtenNumber(value);
  const text = (value ?? '').replace(formulaStarts, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
