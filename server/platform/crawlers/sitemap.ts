import type { Db } from '../db/connection.ts';
import type { PublicPage } from '../render/page-routes.ts';
import { countVisibleProducts, pageEntries, productEntries } from './sitemap-entries.ts';

export type SitemapOptions = {
  origin: string;
  pages: PublicPage[];
  /** The maximum number of URLs per file (sitemaps.org: 50,000). */
  maxUrls: number;
};

/** `/sitemap.xml`: all public pages, or an index of several files if they do not fit into one. */
export async function makeSitemap(db: Db, options: SitemapOptions) {
  const { origin, pages, maxUrls } = options;
  const products = await countVisibleProducts(db);
  const others = await pageEntries(db, origin, pages);
  const otherUrls = others.split('\n').length;
  if (otherUrls + products <= maxUrls) {
    return urlSet([others, await productEntries(db, origin, { offset: 0, limit: maxUrls })]);
  }
  const parts = Array.from({ length: Math.ceil(products / maxUrls) }, (_, index) => productsPath(index + 1));
  const entries = ['/sitemap-pages.xml', ...parts].map(
    (path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`,
  );
  return document('sitemapindex', entries);
}

/** `/sitemap-pages.xml`: all pages except products. */
export async function makePagesSitemap(db: Db, { origin, pages }: SitemapOptions) {
  return urlSet([await pageEntries(db, origin, pages)]);
}

/** `/sitemap-products-{part}.xml`, counted from 1; undefined beyond the last part. */
export async function makeProductsSitemap(db: Db, { origin, maxUrls }: SitemapOptions, part: number) {
  const entries = await productEntries(db, origin, { offset: (part - 1) * maxUrls, limit: maxUrls });
  return entries === '' ? undefined : urlSet([entries]);
}

function productsPath(part: number) {
  return `/sitemap-products-${part}.xml`;
}

function urlSet(entries: string[]) {
  return document('urlset', entries);
}

function document(root: string, entries: string[]) {
  const body = entries.filter(Boolean).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${body}
</${root}>
`;
}
