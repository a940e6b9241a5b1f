import { readFile, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Disk } from 'flydrive';
import { imageUrlOf } from '../../shared/catalog/images.ts';
import { messageOf } from '../../shared/refusals/codes.ts';
import type { Refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import { removeImage, writeImage } from '../platform/uploads/image-files.ts';
import { inPictureProcess } from '../platform/uploads/in-picture-process.ts';
import { keyOf, withKeys } from './export-products.ts';
import type { PicturedRow } from './import-batch.ts';
import { asReason, columnName, refusalIn } from './import-reasons.ts';
import { isAddress, isUpload, type ReadRow } from './import-row.ts';

type Options = {
  db: Db;
  disk: Disk;
  /** The folder of pictures that are files; null if they may not be files. */
  folder: string | null;
  apply: boolean;
};

type StoredPictures = {
  pictured: PicturedRow<ReadRow>[];
  /** The names of the pictures stored for these rows. */
  names: string[];
  /** The errors of pictures, by the row's key. */
  failures: Map<string, Refusal>;
};

/**
 * Stores the pictures of the rows and returns the rows with their addresses. Files are stored only for a product without
 * a picture, or without further pictures, so that a second import stores nothing twice.
 */
export async function storePictures(rows: ReadRow[], options: Options): Promise<StoredPictures> {
  const stored: StoredPictures = { pictured: [], names: [], failures: new Map() };
  const { withFirst, withMore } = await keysWithPictures(options.db, rows);
  const uploads = await existingUploads(options.db, rows);
  for (const row of rows) {
    const { externalKey } = row;
    const before = stored.names.length;
    try {
      const keep = { first: withFirst.has(externalKey), more: withMore.has(externalKey) };
      stored.pictured.push(await withAddresses(row, { ...options, keep, uploads, names: stored.names }));
    } catch (error) {
      stored.failures.set(externalKey, refusalIn((error as Error).message));
      await removePictures(options.disk, stored.names.splice(before));
    }
  }
  return stored;
}

type Row = Options & {
  /** Whether the product has a picture, and whether it has further ones. Files do not replace them. */
  keep: { first: boolean; more: boolean };
  uploads: Set<string>;
  /** The names of stored pictures, to which this adds. */
  names: string[];
};

async function withAddresses(row: ReadRow, options: Row): Promise<PicturedRow<ReadRow>> {
  const { image, images } = row;
  const isKept = (images: string[], hasStored: boolean) => hasStored && !images.every(isAddress);
  const first = image === undefined || isKept([image], options.keep.first) ? [] : [image];
  const more = images === undefined || isKept(images, options.keep.more) ? undefined : images;
  const [imageUrl] = await addressesOf('image', first, options);
  const moreUrls = more && (await addressesOf('images', more, options));
  return { ...row, ...(imageUrl && { imageUrl }), ...(moreUrls && { moreUrls }) };
}

/** Stores those pictures that are files, and returns the addresses of all. A dry run has no addresses for files. */
async function addressesOf(column: string, images: string[], options: Row) {
  const addresses: string[] = [];
  for (const image of images) {
    try {
      if (isUpload(image) && !options.uploads.has(image))
        throw new Error(messageOf('picture-no-longer-there'));
      if (isAddress(image)) addresses.push(image);
      else {
        const name = await storePicture(image, options);
        if (name === undefined) continue;
        options.names.push(name);
        addresses.push(imageUrlOf(name));
      }
    } catch (error) {
      const reason = asReason((error as Error).message);
      throw new Error(messageOf('picture-problem', { column: columnName(column), image, reason }), {
        cause: error,
      });
    }
  }
  return addresses;
}

/** The addresses among the rows' pictures that the shop has stored. */
async function existingUploads(db: Db, rows: ReadRow[]) {
  const named = rows.flatMap(({ image, images = [] }) => [image ?? '', ...images]).filter(isUpload);
  if (named.length === 0) return new Set<string>();
  const found = await db
    .selectFrom('uploads')
    .select('name')
    .where(
      'name',
      'in',
      named.map((address) => address.slice('/uploads/'.length, -'-800.webp'.length)),
    )
    .execute();
  return new Set(found.map(({ name }) => imageUrlOf(name)));
}

export async function removePictures(disk: Disk, names: string[]) {
  await Promise.all(names.map((name) => removeImage(disk, name)));
}

/** The keys of products with a picture, and of those with further ones. */
async function keysWithPictures(db: Db, rows: ReadRow[]) {
  const found = await db
    .selectFrom('products')
    .select(['id', 'external_key', 'image_url', 'more_image_urls'])
    .where(withKeys(rows))
    .execute();
  const keysOf = (products: typeof found) => new Set(products.map(keyOf));
  return {
    withFirst: keysOf(found.filter(({ image_url }) => image_url !== '')),
    withMore: keysOf(found.filter(({ more_image_urls }) => more_image_urls.length > 0)),
  };
}

/**
 * Accepts only files in or below the folder of the imported file, after following links, so that an import cannot
 * publish other files of the disk. A dry run refuses the same pictures.
 */
async function storePicture(image: string, { disk, folder, apply }: Options) {
  if (folder === null) throw new Error(messageOf('picture-not-of-shop'));
  const path = await realpath(resolve(folder, image)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(messageOf('picture-file-missing')) : error;
  });
  const inside = relative(await realpath(folder), path);
  if (inside.startsWith('..') || isAbsolute(inside)) throw new Error(messageOf('picture-outside-folder'));
  const bytes = await readFile(path);
  await inPictureProcess('requireAccepted', bytes);
  if (apply) return writeImage(disk, await inPictureProcess('encodeImage', bytes));
  await inPictureProcess('requirePicture', bytes);
  return undefined;
}
