import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { apiHeaders, pictureHeaders } from '../http/security-headers.ts';

const isPicture = /\.(png|jpe?g|webp|avif|svg|ico)$/;

/** Serves the built browser files. Names under /assets contain a hash of the content, so these files never change. */
export async function registerAssets(app: FastifyInstance, clientFolder: string) {
  const hashed = join(clientFolder, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: clientFolder,
    // One route for each file; every other path is a page.
    wildcard: false,
    // The build makes the Brotli and gzip copies, which need no addresses of their own.
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(reply, path) {
      // Pages elsewhere show the picture of a shared link.
      const headers = isPicture.test(path) ? pictureHeaders : apiHeaders;
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
      const immutable = path.startsWith(hashed);
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
