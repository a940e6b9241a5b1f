import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../../shared/api-error.ts';
import type { Db } from '../platform/db/connection.ts';
import { StartUpError } from '../platform/start-up/start-up-error.ts';
import { readRecords } from './read-records.ts';

const pieceBytes = 256 * 1024;

/** Runs `use` with the path of a file that exists only meanwhile. It is read as CSV, whatever its name was. */
export async function inTemporaryFile<Result>(use: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'saha-import-'));
  try {
    return await use(join(folder, 'import.csv'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
    if (error instanceof StartUpError) throw refusal(error.message, error);
    throw error;
  }
}

async function readHeader(path: string) {
  for await (const read of readRecords(path)) {
    if ('record' in read) return Object.keys(read.record);
    if ('stopped' in read) throw refusal(`Line ${read.line}: ${read.stopped}.`);
  }
  throw refusal('The file has no row of products below its header.');
}

/** Refuses files that only look like a table, such as those of Excel, and other encodings than UTF-8. */
async function requireText(path: string) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const bytes of piecesOf(path)) {
    if (isFirst && bytes.subarray(0, 2).toString('latin1') === 'PK') {
      throw refusal('This is a spreadsheet. Save it as “CSV UTF-8” and upload that file.');
    }
    isFirst = false;
    if (bytes.includes(0)) throw refusal('This is not a CSV file.');
    decode(() => decoder.decode(bytes, { stream: true }));
  }
  if (isFirst) throw refusal('The file is empty.');
  decode(() => decoder.decode());
}

function decode(read: () => string) {
  try {
    read();
  } catch (error) {
    throw refusal('The file is not in UTF-8. In Excel, save it as “CSV UTF-8”.', error);
  }
}

function refusal(message: string, cause?: unknown) {
  return new ApiError(400, message, { fields: { file: message }, cause });
}
