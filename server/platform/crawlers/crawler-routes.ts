import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { localPath } from '../../../shared/values/languages.ts';
import type { ReplyCache } from '../cache/reply-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { Resources } from '../http/resources.ts';
import { apiHeaders } from '../http/security-headers.ts';
import type { PublicPage } from '../render/page-routes.ts';
import { readShopSettings, settingsTag } from '../settings/shop-settings.ts';
import type { Env } from '../start-up/env.ts';
import { registerSharePictures } from './share-picture-routes.ts';
import { makePagesSitemap, makeProductsSitemap, makeSitemap, type SitemapOptions } from './sitemap.ts';

type Options = {
  resources: Resources;
  cache: ReplyCache;
  /** Lists the public pages outside the catalog. */
  listPages: () => Promise<PublicPage[]>;
};

/** Registers the routes for search engines and for messengers that preview a shared link. */
export function registerCrawlers(app: FastifyInstance, options: Options) {
  const { disk, env } = options.resources;
  registerRobots(app, env);
  registerSitemap(app, options);
  registerSharePictures(app, disk);
}

/**
 * Personal pages, and steps such as sign-in. They are also marked `noindex`, for robots that reach them through a link.
 */
const closedToRobots = [
  '/admin',
  '/api/',
  '/cart',
  '/checkout',
  '/forgot-password',
  '/invitation',
  '/login',
  '/myorders',
  '/notify-me/',
  '/offline',
  '/order/',
  '/order-confirmation/',
  '/profile',
  '/register',
  '/reset-password',
  '/review',
  '/second-step',
  '/stock-alert/',
  '/track',
  '/verify-code',
  '/wishlist',
];

/** Serves `/robots.txt`, with the disallowed pages and the sitemap's address. */
function registerRobots(app: FastifyInstance, { publicUrl, languages }: Env) {
  // The API has no language, but its superfluous lines do no harm.
  const paths = languages.flatMap((language) => closedToRobots.map((path) => localPath(language, path)));
  const rules = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`)];
  const text = `${rules.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ ...apiHeaders, 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(text),
  );
}

type Make = (options: SitemapOptions) => Promise<string | undefined>;

/** The limit per file, set by sitemaps.org. */
const maxUrls = 50_000;

const sitemapHeaders = {
  ...apiHeaders,
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, no-cache',
};

/**
 * Serves `/sitemap.xml` and its parts. Each is cached until the catalog changes, and concurrent requests share one
 * production: for 50,000 products it takes the database a third of a second.
 */
function registerSitemap(app: FastifyInstance, { resources, cache, listPages }: Options) {
  const { readDb: db, env } = resources;
  async function shownPages() {
    const [pages, settings] = await Promise.all([listPages(), readShopSettings(db)]);
    return settings.pages.articles ? pages : pages.filter((page) => !page.path.startsWith('/blog'));
  }
  async function answer(request: FastifyRequest, reply: FastifyReply, make: Make) {
    const [path = ''] = request.url.split('?', 1);
    const produce = async () => {
      const xml = await make({
        origin: env.publicUrl,
        pages: await shownPages(),
        maxUrls,
        languages: env.languages,
      });
      if (xml === undefined) throw notFound(refusal('not-found'));
      return {
        status: 200,
        headers: sitemapHeaders,
        body: Buffer.from(xml),
        tags: new Set(['catalog', settingsTag]),
      };
    };
    await sendCached(request, reply, await cache.load(path, produce));
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
