import type { FastifyInstance } from 'fastify';
import type { Disk } from 'flydrive';
import { iconKinds, imageFileName } from '../../../shared/catalog/images.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { boundedQueue } from '../http/bounded-queue.ts';
import { pictureHeaders } from '../http/security-headers.ts';
import { networkOf } from '../http/to-caller.ts';
import { unreadableImage } from '../uploads/image-files.ts';
import { inPictureProcess } from '../uploads/in-picture-process.ts';

const headers = {
  ...pictureHeaders,
  // Names of stored pictures are never reused.
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Encoding a picture takes about 20 ms of a core, and anyone may request one. */
const enqueue = boundedQueue({ concurrency: 1, maxWaiting: 50 });

/** One network address may have so many pictures under way. The rest of the queue stays free for others. */
const mostOfAddress = 10;
const underWay = new Map<string, number>();

/** Throws ApiError 429 if the address has too many pictures under way. */
async function inTurn<Result>(address: string, work: () => Promise<Result>) {
  const before = underWay.get(address) ?? 0;
  if (before >= mostOfAddress) {
    throw new ApiError(429, refusal('too-many-attempts'), { retryAfter: 1 });
  }
  underWay.set(address, before + 1);
  try {
    return await work();
  } finally {
    const after = (underWay.get(address) ?? 1) - 1;
    if (after === 0) underWay.delete(address);
    else underWay.set(address, after);
  }
}

/** The makers of other pictures from a stored one, by the ending of their address. */
const makers: Record<string, (picture: Uint8Array) => Promise<Uint8Array>> = {
  '.jpg': (picture) => inPictureProcess('shareJpeg', picture),
  '-small.jpg': (picture) => inPictureProcess('mailPicture', picture),
  '.png': (picture) => inPictureProcess('mailLogo', picture),
  ...Object.fromEntries(
    iconKinds.map((kind) => [
      `-icon-${kind}.png`,
      (picture: Uint8Array) => inPictureProcess('icon', picture, kind),
    ]),
  ),
};

/**
 * Serves `/share/{name}.jpg`, a stored picture as a square JPEG for link previews; for mails `/share/{name}-small.jpg`, a
 * product, and `/share/{name}.png`, a logo; and `/share/{name}-icon-192.png` and others, the icons of the shop. They are
 * encoded for each request, because messengers, mail programs and browsers request them once and keep them.
 */
export function registerSharePictures(app: FastifyInstance, disk: Disk) {
  for (const [ending, make] of Object.entries(makers)) {
    const path = `/share/:name(^[a-z2-7]{36})${ending}`;
    app.get<{ Params: { name: string } }>(path, async ({ params, ip }, reply) => {
      const encoded = await inTurn(networkOf(ip), async () => {
        const file = imageFileName(params.name, { width: 800, format: 'webp' });
        const picture = await disk.getBytes(file).catch((error: Error) => {
          throw unreadableImage(error);
        });
        return enqueue(() => make(picture));
      });
      return reply
        .headers({ ...headers, 'content-type': ending.endsWith('.png') ? 'image/png' : 'image/jpeg' })
        .send(encoded);
    });
  }
}
