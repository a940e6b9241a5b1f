import type { FastifyInstance } from 'fastify';
import type { Disk } from 'flydrive';
import sharp from 'sharp';
import { imageFileName, sharePictureSize } from '../../../shared/images.ts';
import { boundedQueue } from '../http/bounded-queue.ts';
import { apiHeaders } from '../http/security-headers.ts';
import { unreadableImage } from '../uploads/image-files.ts';

const headers = {
  ...apiHeaders,
  'content-type': 'image/jpeg',
  // Names of stored pictures are never reused.
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Encoding a picture takes about 20 ms of a core, and anyone may request one. */
const enqueue = boundedQueue({ concurrency: 1, maxWaiting: 50 });

/**
 * Serves `/share/{name}.jpg`, a stored picture as a square JPEG for link previews. It is encoded for each request,
 * because a messenger requests it once and keeps it.
 */
export function registerSharePictures(app: FastifyInstance, disk: Disk) {
  app.get<{ Params: { name: string } }>('/share/:name(^[a-z2-7]{36}).jpg', async ({ params }, reply) => {
    const file = imageFileName(params.name, { width: 800, format: 'webp' });
    const picture = await disk.getBytes(file).catch((error: Error) => {
      throw unreadableImage(error);
    });
    return reply.headers(headers).send(await enqueue(() => toJpeg(picture)));
  });
}

function toJpeg(picture: Uint8Array) {
  const white = '#ffffff';
  return sharp(picture)
    .resize({ ...sharePictureSize, fit: 'contain', background: white })
    .flatten({ background: white })
    .jpeg({ quality: 82 })
    .toBuffer();
}
