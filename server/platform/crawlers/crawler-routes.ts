import type { FastifyInstance } from 'fastify';
import type { ReplyCache } from '../cache/reply-cache.ts';
import type { Resources } from '../http/resources.ts';
import type { PublicPage } from '../render/page-routes.ts';
import { registerRobots } from './robots-routes.ts';
import { registerSharePictures } from './share-picture-routes.ts';
import { registerSitemap } from './sitemap-routes.ts';

type Options = {
  resources: Resources;
  cache: ReplyCache;
  /** Lists the public pages outside the catalogue. */
  listPages: () => Promise<PublicPage[]>;
};

/** Registers the routes for search engines and for messengers that preview a shared link. */
export function registerCrawlers(app: FastifyInstance, { resources, cache, listPages }: Options) {
  const { readDb: db, disk, env } = resources;
  registerRobots(app, env.publicUrl);
  registerSitemap(app, { db, cache, publicUrl: env.publicUrl, listPages });
  registerSharePictures(app, disk);
}
