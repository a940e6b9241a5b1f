import type { Language } from './languages.ts';
import { writtenNumber } from './typed-number.ts';

/** Tells spreadsheet programs that the file is UTF-8. */
export const byteOrderMark = '\u{FEFF}';

type Cell = string | number | null | undefined;

/** How a CSV file is written. */
export type CsvStyle = {
  delimiter: ',' | ';';
  decimal: '.' | ',';
  /** Whether a text that a spreadsheet would read as a number or a date, such as `01000`, is marked as text. */
  marksTexts: boolean;
};

export const plainStyle: CsvStyle = { delimiter: ',', decimal: '.', marksTexts: false };

/** What spreadsheets of a reader expect. The back office in Arabic is for spreadsheets in French too. */
export function spreadsheetStyle(language: Language): CsvStyle {
  return language === 'en'
    ? { delimiter: ',', decimal: '.', marksTexts: true }
    : { delimiter: ';', decimal: ',', marksTexts: true };
}

/**
 * One line of a CSV file (RFC 4180), including the line break. Text that a spreadsheet would run as a formula is
 * prefixed with an apostrophe (threats T33).
 */
export function csvLine(values: readonly Cell[], style = plainStyle) {
  return `${values.map((value) => toCell(value, style)).join(style.delimiter)}\r\n`;
}

/**
 * Where a cell begins a formula: at its start, and after signs at which a spreadsheet of another language begins a new cell,
 * such as the semicolon of French ones, with or without quotes after it. Includes text that already has apostrophes there,
 * so that `fromCell` removes only those that `csvLine` added.
 */
const formulaStarts = /(?<=^|[;,\t\r\n]"*)(?='*[=+\-@])|^(?='*[\t\r])/g;
const addedApostrophes = /(?<=^|[;,\t\r\n]"*)'(?='*[=+\-@])|^'(?='*[\t\r])/g;

/**
 * A whole text that a spreadsheet stores as another value: digits that begin with 0 or are more than it keeps, a number
 * with an exponent, or a date.
 */
const misread = String.raw`(?:0\d+|\d{12,}|\d+[eE]\d+|\d{1,2}[/\-]\d{1,4}(?:[/\-]\d{1,4})?)$`;
const markedText = new RegExp(`^(?='+${misread})`);
const markableText = new RegExp(`^(?='*${misread})`);
const addedMark = new RegExp(`^'(?='*${misread})`);

/** The text of a cell to which `csvLine` may have added apostrophes. */
export function fromCell(cell: string) {
  return cell.replace(addedMark, '').replace(addedApostrophes, '');
}

function toCell(value: Cell, { delimiter, decimal, marksTexts }: CsvStyle) {
  if (typeof value === 'number') return writtenNumber(value, decimal);
  const text = (value ?? '').replace(formulaStarts, "'").replace(marksTexts ? markableText : markedText, "'");
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
