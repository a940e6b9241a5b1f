import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Disk } from 'flydrive';
import { notFound } from '../../../shared/api-error.ts';
import type { Env } from '../../env.ts';
import { apiHeaders } from '../http/security-headers.ts';
import { imageFolder } from './image-files.ts';
import { unreadableImage } from './unreadable-image.ts';

const imageHeaders = {
  ...apiHeaders,
  // A picture that a browser took for a page could still run nothing (threats T24).
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  // A name is never given to another picture.
  'cache-control': 'public, max-age=31536000, immutable',
};

const imagePath = /^\/[a-z2-7]{36}-(200|400|800)\.(avif|webp)$/;

/** GET /uploads/*: stored pictures, and nothing else that may lie where they are kept. */
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

/** Through the shop, so that a page needs no other host. A cache in front of it asks for each picture once. */
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
