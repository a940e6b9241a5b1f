import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Disk } from 'flydrive';
import { notFound } from '../../../shared/api-error.ts';
import type { Env } from '../../env.ts';
import { pictureHeaders } from '../http/security-headers.ts';
import { imageFolder, unreadableImage } from './image-files.ts';

const imageHeaders = {
  ...pictureHeaders,
  // Even if a browser took a picture for a page, it could not run scripts (threats T24).
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  // Names are never reused.
  'cache-control': 'public, max-age=31536000, immutable',
};

const imagePath = /^\/[a-z2-7]{36}-(200|400|800)\.(avif|webp)$/;

/** Serves `GET /uploads/*`: only stored pictures, no other files of the folder or bucket. */
export function registerImages(app: FastifyInstance, { env, disk }: { env: Env; disk: Disk }) {
  if (env.s3) serveBucket(app, disk);
  else serveFolder(app, env);
}

function serveFolder(app: FastifyInstance, env: Env) {
  app.register(fastifyStatic, {
    root: imageFolder(env),
    prefix: '/uploads/',
    decorateReply: false,
    cacheControl: false,
    allowedPath: (path) => imagePath.test(path),
    setHeaders(reply) {
      for (const [name, value] of Object.entries(imageHeaders)) reply.header(name, value);
    },
  });
}

/** Serves the bucket through the shop, so that pages need no other host. A cache in front fetches each picture once. */
function serveBucket(app: FastifyInstance, disk: Disk) {
  app.get<{ Params: { '*': string } }>('/uploads/*', async ({ params }, reply) => {
    const file = params['*'];
    if (!imagePath.test(`/${file}`)) throw notFound();
    const { contentLength } = await disk.getMetaData(file).catch((error: Error) => {
      throw unreadableImage(error);
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
