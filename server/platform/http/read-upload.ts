import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../shared/api-error.ts';
import { maxImageBytes } from '../../../shared/images.ts';

const tooLarge = 'Image size must be less than 2MB';

/**
 * Reads the single file of a multipart form from the field `field`. Throws ApiError 400 (no file, several parts,
 * another field, incomplete), 413 (over 2 MB), 415 (not a multipart form).
 */
export async function readUpload(request: FastifyRequest, field: string): Promise<Buffer> {
  if (!request.isMultipart()) throw new ApiError(415, 'Send the picture as multipart/form-data');
  let bytes: Buffer | undefined;
  try {
    // The limit allows a second part, so that it is refused with a message.
    for await (const part of request.parts({ limits: { fileSize: maxImageBytes, parts: 2 } })) {
      if (part.type !== 'file' || part.fieldname !== field || bytes) {
        throw new ApiError(400, `Send one file, in the field ${field}`, {
          fields: { [field]: 'Send one file' },
        });
      }
      bytes = await part.toBuffer();
    }
  } catch (error) {
    throw toRefusal(error as Error & { code?: string }, field);
  }
  if (!bytes) throw new ApiError(400, 'No file was sent', { fields: { [field]: 'No file was sent' } });
  return bytes;
}

function toRefusal(error: Error & { code?: string }, field: string) {
  if (error instanceof ApiError) return error;
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') {
    return new ApiError(413, tooLarge, { fields: { [field]: tooLarge }, cause: error });
  }
  return new ApiError(400, 'The picture was not sent whole. Please try again.', { cause: error });
}
