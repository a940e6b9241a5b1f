import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { imageFileKinds, imageFileName } from '../../../shared/catalog/images.ts';
import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import type { Env } from '../start-up/env.ts';
import type { EncodedImage } from './encode-image.ts';

type Place = { dataDir: string; s3?: Env['s3'] };

/** The folder of stored pictures, created if it is missing. */
export function imageFolder({ dataDir }: Pick<Place, 'dataDir'>) {
  const folder = join(dataDir, 'uploads');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The store of pictures: the bucket if there is one, otherwise a folder of DATA_DIR. */
export async function openImageDisk({ dataDir, s3 }: Place) {
  if (!s3) return new Disk(new FSDriver({ location: imageFolder({ dataDir }), visibility: 'public' }));
  // Loading the S3 packages takes a third of a second, so only shops with a bucket load them.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3;
  const driver = new S3Driver({
    endpoint,
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    // Only the shop reads the bucket, and not every server supports bucket names in the host name.
    visibility: 'private',
    supportsACL: false,
    forcePathStyle: true,
    // Not every server supports the checksums that Amazon's client sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new Disk(driver);
}

/**
 * Writes the files of a picture under a new random name, all or none, and returns the name. The caller inserts the row
 * into `uploads` and removes the files if that fails (I9, requirements: Stock and orders).
 */
export async function writeImage(disk: Disk, encoded: EncodedImage) {
  const name = newId();
  const writes = encoded.map(({ bytes, ...kind }) => disk.put(imageFileName(name, kind), bytes));
  // Wait for all writes before removing files: a late write would leave its file behind.
  const outcomes = await Promise.allSettled(writes);
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failure) return name;
  await removeImage(disk, name);
  throw failure.reason;
}

/** Removes the files of a picture, even if only some exist. */
export async function removeImage(disk: Disk, name: string) {
  await Promise.all(imageFileKinds.map((kind) => disk.delete(imageFileName(name, kind))));
}

/** Lists the names of all stored files. */
export async function* listImageFiles(disk: Disk) {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('/', { recursive: true, paginationToken });
    for (const file of page.objects) if (file.isFile) yield file.key;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

/**
 * Removes files whose picture has no row (invariant I9). A process leaves them if it is killed between writing files
 * and row.
 * Pass `before` to spare newer files, unless no other process can be writing pictures.
 */
export async function removeStrayFiles(db: Db, disk: Disk, before?: Date) {
  const rows = await db.selectFrom('uploads').select('name').execute();
  const claimed = new Set(rows.map(({ name }) => name));
  for await (const file of listImageFiles(disk)) {
    if (claimed.has(file.slice(0, 36))) continue;
    if (before && (await disk.getMetaData(file)).lastModified >= before) continue;
    await disk.delete(file);
  }
}

/** Whether a file could not be read because it does not exist. */
export function isMissing(error: Error) {
  const cause = (error.cause ?? {}) as { code?: string; $metadata?: { httpStatusCode?: number } };
  return cause.code === 'ENOENT' || cause.$metadata?.httpStatusCode === 404;
}

/** The ApiError for a picture that could not be read: 404 if it does not exist, 503 if the folder or bucket fails. */
export function unreadableImage(error: Error): ApiError {
  if (isMissing(error)) return notFound(refusal('not-found'));
  return new ApiError(503, refusal('picture-unreadable'), { retryAfter: 5, cause: error });
}
