import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { MendedCell } from '../../shared/catalog/product-imports.ts';
import { ApiError, invalidField } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { cleanLine } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import type { SaveOptions } from '../platform/http/read-upload.ts';
import { StartUpError } from '../platform/start-up/start-up-error.ts';
import { decodeFile, piecesOf } from '../platform/tables/decode-file.ts';
import { openTable } from '../platform/tables/read-table.ts';
import { ownHeadings } from './import-reasons.ts';
import { readMended } from './read-records.ts';

/** Runs `use` with the path of a temporary file, whose name says CSV whatever the uploaded file was called. */
export async function inTemporaryFile<Result>(use: (path: string) => Promise<Result>): Promise<Result> {
  await removeLeftCopies();
  const folder = await mkdtemp(join(tmpdir(), `${copyPrefix}${process.pid}-`));
  try {
    return await use(join(folder, 'import.csv'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const copyPrefix = 'saha-import-';

/** Removes the copies of processes that were killed, which could not remove their own. */
export async function removeLeftCopies() {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(copyPrefix)) continue;
    const path = join(tmpdir(), name);
    const pid = Number(/^\d+(?=-)/.exec(name.slice(copyPrefix.length))?.[0]);
    if (pid > 0 ? !isAlive(pid) : await isOld(path)) await rm(path, { recursive: true, force: true });
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Copies of earlier releases do not name their process; no import takes so long. */
async function isOld(path: string) {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > 24 * 60 * 60 * 1000;
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
      if (length > maxBytes) throw new ApiError(413, tooLarge, { refused: { file: tooLarge } });
      yield piece;
    }
  }
  const unpacking = pipeline(createReadStream(packed), createGunzip(), counted, createWriteStream(path));
  await unpacking.catch((error: unknown) => {
    throw error instanceof ApiError ? error : invalidField('file', refusal('file-broken'), error);
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

type Uploaded = { id: string; mended_cells: MendedCell[] };

/** The rows at these lines of an uploaded file, with their mended cells. */
export function readUploaded(db: Db, { id, mended_cells }: Uploaded, lines: Set<number>) {
  return inTemporaryFile(async (path) => {
    await restoreFile(db, { importId: id, path });
    const found: { line: number; fields: Record<string, unknown> }[] = [];
    for await (const read of readMended(path, mended_cells)) {
      if (found.length === lines.size || 'stopped' in read) break;
      const fields = 'record' in read ? read.record : (read.fields ?? {});
      if (lines.has(read.line)) found.push({ line: read.line, fields });
    }
    return found;
  });
}

/** Why a file cannot be read. Some reasons name options of a command, so they have no code. */
export function unusable({ refusal: why, message }: StartUpError) {
  return why ?? refusal('file-unusable', { reason: message });
}

/** A column without a value in so many rows counts as blank. */
const sampledRows = 20;

const longestSample = 60;

/**
 * The columns of an uploaded file, with the first value of each, '' if its first rows have none. Throws ApiError 400 if it
 * is not a CSV file with rows.
 */
export async function requireCsv(path: string): Promise<{ columns: string[]; samples: string[] }> {
  try {
    const { headings, rows } = await openTable(decodeFile(path));
    const columns = ownHeadings(headings);
    let samples: string[] | undefined;
    let read = 0;
    for await (const row of rows) {
      if ('stopped' in row) {
        if (samples) break;
        throw invalidField('file', refusal('file-line-unusable', { line: row.line, reason: row.stopped }));
      }
      const before = samples;
      samples = columns.map((_, place) => before?.[place] || sampleOf(row.cells[place]));
      read += 1;
      if (read === sampledRows || samples.every(Boolean)) break;
    }
    if (samples) return { columns, samples };
  } catch (error) {
    if (error instanceof StartUpError) throw invalidField('file', unusable(error), error);
    throw error;
  }
  throw invalidField('file', refusal('file-without-rows'));
}

function sampleOf(cell = '') {
  const text = cleanLine(cell).replace(/\s+/g, ' ');
  return text.length > longestSample ? `${text.slice(0, longestSample).toWellFormed()}…` : text;
}
