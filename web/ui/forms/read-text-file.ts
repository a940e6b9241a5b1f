import { encodingOf } from '../../../shared/files/text-encoding.ts';
import { csvOfWorkbook } from './csv-of-workbook.ts';

/** The text of a chosen file in the encoding of its spreadsheet program, of a workbook its first sheet, or the code of the reason why it has none. */
export async function readTextFile(file: File): Promise<{ text: string } | { problem: string }> {
  const bytes = new Uint8Array(await (await csvOfWorkbook(file)).arrayBuffer());
  const found = encodingOf(bytes);
  return 'problem' in found ? found : { text: new TextDecoder(found.encoding).decode(bytes) };
}
