import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { apiHeaders } from '../http/security-headers.ts';
import { imageFolder } from './image-files.ts';

const imageHeaders = {
  ...apiHeaders,
  // A picture that a browser took for a page could still run nothing (threats T24).
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  // A name is never given to another picture.
  'cache-control': 'public, max-age=31536000, immutable',
};

const imagePath = /^\/[a-z2-7]{36}-(200|400|800)\.(avif|webp)$/;

/** GET /uploads/*: stored pictures, and nothing else that may lie in their folder. */
export function registerImages(app: FastifyInstance, env: { dataDir: string }) {
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
