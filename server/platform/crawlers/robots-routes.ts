import type { FastifyInstance } from 'fastify';
import { apiHeaders } from '../http/security-headers.ts';

/** Personal pages, and steps such as sign-in. They also carry `noindex`, for robots that reach them through a link. */
const closedToRobots = [
  '/admin',
  '/api/',
  '/cart',
  '/checkout',
  '/forgot-password',
  '/login',
  '/myorders',
  '/offline',
  '/order/',
  '/order-confirmation/',
  '/profile',
  '/register',
  '/reset-password',
  '/verify-code',
];

/** Serves `/robots.txt`, with the disallowed pages and the sitemap's address. */
export function registerRobots(app: FastifyInstance, publicUrl: string) {
  const rules = ['User-agent: *', ...closedToRobots.map((path) => `Disallow: ${path}`)];
  const text = `${rules.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ ...apiHeaders, 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(text),
  );
}
