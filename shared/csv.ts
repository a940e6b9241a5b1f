import * as z from 'zod/mini';

/** Makes spreadsheets read UTF-8. */
export const byteOrderMark = '\u{FEFF}';

/** What an endpoint with `download` replies: the file in pieces, as it is made. */
export const csvPieces = z.custom<AsyncIterable<string>>();

/**
 * One line of a CSV file (RFC 4180), with its line end. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front (threats T33).
 */
export function csvLine(values: readonly (string | number | null | undefined)[]) {
  return `${values.map(toCell).join(',')}\r\n`;
}

function toCell(value: string | number | null | undefined) {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
