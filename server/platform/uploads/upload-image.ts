import type { Disk } from 'flydrive';
import { imageUrlOf } from '../../../shared/catalog/images.ts';
import { ApiError, invalidField } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../db/connection.ts';
import type { EncodedImage } from './encode-image.ts';
import { removeImage, writeImage } from './image-files.ts';
import { inPictureProcess } from './in-picture-process.ts';

/**
 * Re-encodes and stores a picture, and returns its address. Throws ApiError 400 if the bytes are not a picture of an
 * accepted format, are broken, or contain too many pixels.
 */
export async function uploadImage(db: Db, { disk, bytes }: { disk: Disk; bytes: Buffer }) {
  const encoded = await encode(bytes);
  const name = await writeImage(disk, encoded);
  // Without a row, the files would never be removed (invariant I9).
  await db
    .insertInto('uploads')
    .values({ name })
    .execute()
    .catch(async (error: unknown) => {
      await removeImage(disk, name);
      throw error;
    });
  return imageUrlOf(name);
}

async function encode(bytes: Buffer): Promise<EncodedImage> {
  await inPictureProcess('requireAccepted', bytes).catch(refuse);
  return inPictureProcess('encodeImage', bytes, { effort: 'quick' }).catch(refuse);
}

function refuse(cause?: unknown): never {
  // The picture process has died, which says nothing about the picture.
  if (cause instanceof ApiError) throw cause;
  throw invalidField('image', refusal('picture-unusable'), cause);
}

/** Throws ApiError 400 if the address is an upload of ours that does not exist or no longer exists. */
export async function requireImage(db: Db, imageUrl: string) {
  if (!imageUrl.startsWith('/uploads/')) return;
  const name = imageUrl.slice('/uploads/'.length, '/uploads/'.length + 36);
  const found = await db.selectFrom('uploads').select('name').where('name', '=', name).executeTakeFirst();
  if (found && imageUrl === imageUrlOf(found.name)) return;
  throw invalidField('imageUrl', refusal('picture-gone'));
}
