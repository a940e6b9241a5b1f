import { open } from 'node:fs/promises';
import { EncodingGuess } from '../../../shared/files/text-encoding.ts';
import { refusalOf } from '../../../shared/refusals/refusals.ts';
import { StartUpError } from '../start-up/start-up-error.ts';

const pieceBytes = 64 * 1024;

/** The bytes of a file, read while they are used. */
export async function* piecesOf(path: string) {
  const handle = await open(path);
  try {
    for (;;) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(pieceBytes), 0, pieceBytes, null);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/** The text of a file in any encoding that `EncodingGuess` knows. Throws StartUpError with advice for another file. */
export async function* decodeFile(path: string): AsyncGenerator<string> {
  const guess = new EncodingGuess();
  for await (const bytes of piecesOf(path)) guess.add(bytes);
  const found = guess.end();
  if ('problem' in found) throw new StartUpError(refusalOf(found.problem));
  const decoder = new TextDecoder(found.encoding);
  for await (const bytes of piecesOf(path)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}
