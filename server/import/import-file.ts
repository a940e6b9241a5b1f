import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ApiError, invalidField } from '../../shared/api-error.ts';
import type { Db } from '../platform/db/connection.ts';
import type { SaveOptions } from '../platform/http/read-upload.ts';
import { StartUpError } from '../platform/start-up/start-up-error.ts';
import { readRecords } from './read-records.ts';

const pieceBytes = 256 * 1024;

/** Runs `use` with the path of a temporary file, whose name says CSV whatever the uploaded file was called. */
export async function inTemporaryFile<Result>(use: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'saha-import-'));
  try {
    return await use(join(folder, 'import.csv'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Unpacks a compressed file; others stay as they are. Browsers compress files because many connections upload slowly.
 * Throws ApiError 400 (broken) and 413 as soon as more than `maxBytes` come out.
 */
export async function unpack(path: string, { maxBytes, tooLarge }: Omit<SaveOptions, 'path'>) {
  if (!(await startsWith(path, gzipMark))) return;
  const packed = `${path}.gz`;
  await rename(path, packed);
  let length = 0;
  async function* counted(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      length += piece.length;
      if (length > maxBytes) throw new ApiError(413, tooLarge, { fields: { file: tooLarge } });
      yield piece;
    }
  }
  const unpacking = pipeline(createReadStream(packed), createGunzip(), counted, createWriteStream(path));
  await unpacking.catch((error: unknown) => {
    throw error instanceof ApiError
      ? error
      : invalidField('file', 'The file is broken. Please try again.', error);
  });
}

const gzipMark = '\u001f\u008b';

async function startsWith(path: string, mark: string) {
  for await (const bytes of piecesOf(path)) return bytes.toString('latin1', 0, mark.length) === mark;
  return false;
}

/** Stores the file in the database, where every process finds it. */
export async function storeFile(db: Db, { importId, path }: { importId: string; path: string }) {
  let position = 0;
  for await (const bytes of piecesOf(path)) {
    await db.insertInto('import_files').values({ import_id: importId, position, bytes }).execute();
    position += 1;
  }
}

/** Writes the stored file to `path`. */
export async function restoreFile(db: Db, { importId, path }: { importId: string; path: string }) {
  async function* pieces() {
    for (let position = 0; ; position += 1) {
      const piece = await db
        .selectFrom('import_files')
        .select('bytes')
        .where('import_id', '=', importId)
        .where('position', '=', position)
        .executeTakeFirst();
      if (!piece) break;
      yield piece.bytes;
    }
  }
  await pipeline(Readable.from(pieces()), createWriteStream(path));
}

async function* piecesOf(path: string) {
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

/** The columns of an uploaded file. Throws ApiError 400 if it is not a CSV file with rows. */
export async function requireCsv(path: string): Promise<string[]> {
  await requireText(path);
  try {
    return await readHeader(path);
  } catch (error) {
    if (error instanceof StartUpError) throw invalidField('file', error.message, error);
    throw error;
  }
}

async function readHeader(path: string) {
  for await (const read of readRecords(path)) {
    if ('record' in read) return Object.keys(read.record);
    if ('stopped' in read) throw invalidField('file', `Line ${read.line}: ${read.stopped}.`);
  }
  throw invalidField('file', 'The file has no row of products below its header.');
}

/** The beginning of an Excel file. */
const zipMark = 'PK';

/** Refuses spreadsheets, other binary files and encodings other than UTF-8. */
async function requireText(path: string) {
  if (await startsWith(path, zipMark)) {
    throw invalidField('file', 'This is a spreadsheet. Save it as “CSV UTF-8” and upload that file.');
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isEmpty = true;
  for await (const bytes of piecesOf(path)) {
    isEmpty = false;
    if (bytes.includes(0)) throw invalidField('file', 'This is not a CSV file.');
    decode(() => decoder.decode(bytes, { stream: true }));
  }
  if (isEmpty) throw invalidField('file', 'The file is empty.');
  decode(() => decoder.decode());
}

function decode(read: () => string) {
  try {
    read();
  } catch (error) {
    throw invalidField('file', 'The file is not in UTF-8. In Excel, save it as “CSV UTF-8”.', error);
  }
}
