import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../shared/api-error.ts';
import type { ReplyCache } from '../cache/reply-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { Db } from '../db/connection.ts';
import { apiHeaders } from '../http/security-headers.ts';
import type { PublicPage } from '../render/page-routes.ts';
import { makePagesSitemap, makeProductsSitemap, makeSitemap, type SitemapOptions } from './sitemap.ts';

type Options = {
  db: Db;
  cache: ReplyCache;
  publicUrl: string;
  /** Lists the public pages outside the catalogue. */
  listPages: () => Promise<PublicPage[]>;
};

type Make = (options: SitemapOptions) => Promise<string | undefined>;

/** The limit per file, set by sitemaps.org. */
const maxUrls = 50_000;

const headers = {
  ...apiHeaders,
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, no-cache',
};

/**
 * Serves `/sitemap.xml` and its parts. Each is cached until the catalogue changes, and concurrent requests share one
 * production: for 50,000 products it takes the database a third of a second.
 */
export function registerSitemap(app: FastifyInstance, { db, cache, publicUrl, listPages }: Options) {
  async function answer(request: FastifyRequest, reply: FastifyReply, make: Make) {
    const [path = ''] = request.url.split('?', 1);
    const produce = async () => {
      const xml = await make({ origin: publicUrl, pages: await listPages(), maxUrls });
      if (xml === undefined) throw notFound();
      return { status: 200, headers, body: Buffer.from(xml), tags: new Set(['catalog']) };
    };
    await sendCached(request, reply, cache.get(path) ?? (await cache.load(path, produce)));
  }
  app.get('/sitemap.xml', (request, reply) => answer(request, reply, (options) => makeSitemap(db, options)));
  app.get('/sitemap-pages.xml', (request, reply) =>
    answer(request, reply, (options) => makePagesSitemap(db, options)),
  );
  app.get<{ Params: { part: string } }>('/sitemap-products-:part(^[1-9]\\d{0,3}).xml', (request, reply) =>
    answer(request as FastifyRequest, reply, (options) =>
      makeProductsSitemap(db, options, Number(request.params.part)),
    ),
  );
}
