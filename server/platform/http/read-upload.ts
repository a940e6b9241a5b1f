import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { maxImageBytes } from '../../../shared/catalog/images.ts';
import { ApiError, invalidField } from '../../../shared/contract/api-error.ts';
import { type Refusal, refusal } from '../../../shared/refusals/refusals.ts';

/**
 * Reads the single picture of a multipart form from the field `field`. Throws ApiError 400 (no file, several parts,
 * another field, incomplete), 413 (over 2 MB), 415 (not a multipart form).
 */
export function readUpload(request: FastifyRequest, field: string): Promise<Buffer> {
  const words = { what: 'picture', tooLarge: refusal('image-too-large') };
  return readPart(request, { field, ...words, maxBytes: maxImageBytes }, (part) => part.toBuffer());
}

export type SaveOptions = { path: string; maxBytes: number; tooLarge: Refusal };

/**
 * Writes the single file of a multipart form to `path` while it arrives, and returns the name that the browser gave it.
 * Throws the same errors as `readUpload`.
 */
export function saveUpload(request: FastifyRequest, field: string, options: SaveOptions): Promise<string> {
  return readPart(request, { field, what: 'file', ...options }, async (part) => {
    await pipeline(part.file, createWriteStream(options.path));
    return part.filename ?? '';
  });
}

type Rules = { field: string; what: string; maxBytes: number; tooLarge: Refusal };

async function readPart<Result>(
  request: FastifyRequest,
  { field, what, maxBytes, tooLarge }: Rules,
  read: (part: MultipartFile) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new ApiError(415, refusal('send-multipart', { file: what }));
  let result: { value: Result } | undefined;
  try {
    // The limit allows a second part, so that it is refused with a message.
    for await (const part of request.parts({ limits: { fileSize: maxBytes, parts: 2 } })) {
      if (part.type !== 'file' || part.fieldname !== field || result) {
        throw new ApiError(400, refusal('send-one-file-in', { field }), {
          refused: { [field]: refusal('send-one-file') },
        });
      }
      result = { value: await read(part) };
    }
  } catch (error) {
    throw toRefusal(error as Error & { code?: string }, { field, what, tooLarge });
  }
  if (!result) throw invalidField(field, refusal('no-file-sent'));
  return result.value;
}

type Words = Pick<Rules, 'field' | 'what' | 'tooLarge'>;

function toRefusal(error: Error & { code?: string }, { field, what, tooLarge }: Words) {
  if (error instanceof ApiError) return error;
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') {
    return new ApiError(413, tooLarge, { refused: { [field]: tooLarge }, cause: error });
  }
  return new ApiError(400, refusal('upload-incomplete', { file: what }), { cause: error });
}
