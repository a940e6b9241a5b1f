import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Disk } from 'flydrive';
import { notFound } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { pictureHeaders } from '../http/security-headers.ts';
import type { Env } from '../start-up/env.ts';
import { imageFolder, isMissing, unreadableImage } from './image-files.ts';
import { isImageFile, makeImageFile } from './make-image-file.ts';

const imageHeaders = {
  ...pictureHeaders,
  // Even if a browser took a picture for a page, it could not run scripts (threats T24).
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  // Names are never reused.
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Serves `GET /uploads/*`: only stored pictures, no other files of the folder or bucket. */
export function registerImages(app: FastifyInstance, { env, disk }: { env: Env; disk: Disk }) {
  if (env.s3) serveBucket(app, disk);
  else serveFolder(app, { env, disk });
}

function serveFolder(app: FastifyInstance, { env, disk }: { env: Env; disk: Disk }) {
  app.register(async (uploads) => {
    uploads.addHook<{ Params: { '*': string } }>('preHandler', async ({ params }) => {
      const file = params['*'];
      if (isImageFile(file) && !(await disk.exists(file))) await makeImageFile(disk, file);
    });
    await uploads.register(fastifyStatic, {
      root: imageFolder(env),
      prefix: '/uploads/',
      decorateReply: false,
      cacheControl: false,
      allowedPath: (path) => isImageFile(path.slice(1)),
      setHeaders(reply) {
        for (const [name, value] of Object.entries(imageHeaders)) reply.header(name, value);
      },
    });
  });
}

/** Serves the bucket through the shop, so that pages need no other host. A cache in front fetches each picture once. */
function serveBucket(app: FastifyInstance, disk: Disk) {
  app.get<{ Params: { '*': string } }>('/uploads/*', async ({ params }, reply) => {
    const file = params['*'];
    if (!isImageFile(file)) throw notFound(refusal('not-found'));
    const { contentLength } = await disk.getMetaData(file).catch(async (error: Error) => {
      if (!isMissing(error)) throw unreadableImage(error);
      await makeImageFile(disk, file);
      return disk.getMetaData(file);
    });
    return reply
      .headers({
        ...imageHeaders,
        'content-type': file.endsWith('.avif') ? 'image/avif' : 'image/webp',
        'content-length': contentLength,
      })
      .send(await disk.getStream(file));
  });
}
