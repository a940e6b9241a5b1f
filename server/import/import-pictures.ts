import { readFile, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Disk } from 'flydrive';
import { imageUrlOf } from '../../shared/images.ts';
import type { Db } from '../platform/db/connection.ts';
import { decodeImage, encodeImage, requireAccepted } from '../platform/uploads/encode-image.ts';
import { removeImage, writeImage } from '../platform/uploads/image-files.ts';
import type { PicturedRow } from './import-batch.ts';
import { type ImportRow, isAddress } from './import-row.ts';

type Options = { db: Db; disk: Disk; folder: string; apply: boolean };

type StoredPictures = {
  pictured: PicturedRow[];
  /** The names of the pictures stored for these rows. */
  names: string[];
  /** The errors of pictures, by the row's key. */
  failures: Map<string, string>;
};

/**
 * Stores the pictures of the rows and returns the rows with their addresses. A file is stored only for a product
 * without a picture, so that a second import stores nothing twice.
 */
export async function storePictures(rows: ImportRow[], options: Options): Promise<StoredPictures> {
  const withPicture = await keysWithPicture(options.db, rows);
  const stored: StoredPictures = { pictured: [], names: [], failures: new Map() };
  for (const row of rows) {
    const { image, externalKey } = row;
    if (image === undefined || (!isAddress(image) && withPicture.has(externalKey))) stored.pictured.push(row);
    else if (isAddress(image)) stored.pictured.push({ ...row, imageUrl: image });
    else await addPicture({ ...row, image }, options, stored);
  }
  return stored;
}

async function addPicture(row: ImportRow & { image: string }, options: Options, stored: StoredPictures) {
  try {
    const name = await storePicture(row.image, options);
    if (name) stored.names.push(name);
    stored.pictured.push({ ...row, ...(name && { imageUrl: imageUrlOf(name) }) });
  } catch (error) {
    stored.failures.set(row.externalKey, `image ${row.image}: ${(error as Error).message}`);
  }
}

export async function removePictures(disk: Disk, names: string[]) {
  await Promise.all(names.map((name) => removeImage(disk, name)));
}

async function keysWithPicture(db: Db, rows: ImportRow[]) {
  const keys = rows.map(({ externalKey }) => externalKey);
  const found = await db
    .selectFrom('products')
    .select('external_key')
    .where('external_key', 'in', keys)
    .where('image_url', '!=', '')
    .execute();
  return new Set(found.map(({ external_key }) => external_key));
}

/**
 * Accepts only files in or below the folder of the imported file, after following links, so that an import cannot
 * publish other files of the disk. A dry run refuses the same pictures.
 */
async function storePicture(image: string, { disk, folder, apply }: Options) {
  const path = await realpath(resolve(folder, image)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('there is no such file') : error;
  });
  const inside = relative(await realpath(folder), path);
  if (inside.startsWith('..') || isAbsolute(inside)) throw new Error('is outside the folder');
  const bytes = await readFile(path);
  await requireAccepted(bytes);
  if (apply) return writeImage(disk, await encodeImage(bytes));
  await decodeImage(bytes);
  return undefined;
}
