import type { FastifyInstance } from 'fastify';
import { apiHeaders } from '../http/security-headers.ts';

/** Pages that belong to somebody or that one only passes through. They say noindex too, for who comes by a link. */
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

/** `/robots.txt`: what robots leave alone, and where the sitemap is. */
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
