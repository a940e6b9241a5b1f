import { ApiError } from '../../../shared/api-error.ts';
import { imageUrlOf } from '../../../shared/images.ts';
import type { Db } from '../db/connection.ts';

/** Throws ApiError 400 if the address is an upload of ours that does not exist or no longer exists. */
export async function requireImage(db: Db, imageUrl: string) {
  if (!imageUrl.startsWith('/uploads/')) return;
  const name = imageUrl.slice('/uploads/'.length, '/uploads/'.length + 36);
  const found = await db.selectFrom('uploads').select('name').where('name', '=', name).executeTakeFirst();
  if (found && imageUrl === imageUrlOf(found.name)) return;
  const message = 'The picture is no longer there. Please upload it again.';
  throw new ApiError(400, message, { fields: { imageUrl: message } });
}
