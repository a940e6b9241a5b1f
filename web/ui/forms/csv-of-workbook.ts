import { csvLine } from '../../../shared/values/csv.ts';

/** The files that hold a table, for an input. */
export const tableFiles = '.csv,.txt,.xlsx,text/csv,text/plain';

/**
 * The first sheet of an Excel workbook as CSV; any other file as it is. The browser does it, because a workbook of a few
 * kilobytes may unpack into gigabytes, which must not be the server's. A workbook that cannot be read stays one: the server
 * says what to do with it.
 */
export async function csvOfWorkbook(file: File): Promise<File> {
  const begin = new Uint8Array(await file.slice(0, zipMark.length).arrayBuffer());
  if (!zipMark.every((byte, place) => begin[place] === byte)) return file;
  try {
    return new File(await linesOf(await file.arrayBuffer()), file.name);
  } catch {
    return file;
  }
}

/** `PK`, then two control characters: the start of a workbook, as of all ZIP files. */
const zipMark = [0x50, 0x4b, 3, 4];

async function linesOf(workbook: ArrayBuffer) {
  const { streamXlsxRows } = await import('hucre/xlsx');
  const lines: string[] = [];
  let width = 0;
  for await (const { index, values } of streamXlsxRows(workbook)) {
    // Blank rows stay, so that a report names the rows as the workbook counts them.
    while (lines.length < index) lines.push('\r\n');
    const cells = values.map(textOf);
    width ||= cells.length;
    // A row ends with its last cell, but a table has a cell for each heading.
    while (cells.length < width) cells.push('');
    lines.push(csvLine(cells));
  }
  return lines;
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return textOfNumber(value);
  return value === null || value === undefined ? '' : String(value);
}

/** Without the noise of sums of binary fractions, and with a zero after three decimals, which could be thousands. */
function textOfNumber(value: number) {
  const text = String(Number(value.toPrecision(15)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}
