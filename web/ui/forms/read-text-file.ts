import { encodingOf } from '../../../shared/files/text-encoding.ts';

/** The text of a chosen file in the encoding of its spreadsheet program, or the code of the reason why it has none. */
export async function readTextFile(file: File): Promise<{ text: string } | { problem: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = encodingOf(bytes);
  return 'problem' in found ? found : { text: new TextDecoder(found.encoding).decode(bytes) };
}
