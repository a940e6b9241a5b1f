import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connection.ts';
import type { PublicPage } from '../render/page-routes.ts';

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

/** A range of products, ordered by creation. */
type Part = { offset: number; limit: number };

/** The number of products that visitors can see. */
async function countVisibleProducts(db: Db) {
  const { count } = await db
    .selectFrom('product_listings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('visible', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** `<url>` elements of these pages, of every need, and of every category with visible products. */
async function pageEntries(db: Db, origin: string, pages: PublicPage[]) {
  const entries = pages.map(({ path, changedOn }) => {
    const lastmod = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
    return `<url><loc>${origin}${path}</loc>${lastmod}</url>`;
  });
  const categories = await join(
    db,
    sql`select '<url><loc>' || ${`${origin}/products?category=`}::text || id || '</loc></url>' as entry,
      numbers as place from category_paths where visible and numbers[cardinality(numbers)] in (
        select category_1 from product_listings where visible
        union select category_2 from product_listings where visible
        union select category_3 from product_listings where visible
      )`,
  );
  const needs = await join(
    db,
    sql`select '<url><loc>' || ${`${origin}/needs/`}::text || slug || '</loc></url>' as entry, (position, number) as place
      from needs where is_active and exists (
        select from need_products join products on products.id = product_id
        join product_listings listing on listing.number = products.number
        where need_id = needs.id and visible
      )`,
  );
  return [...entries, needs, categories].filter(Boolean).join('\n');
}

/**
 * `<url>` elements of the products in this range; '' beyond the end. The last change of a product is that of its texts,
 * price or picture. Its stock does not count, because it changes with every order.
 */
function productEntries(db: Db, origin: string, { offset, limit }: Part) {
  return join(
    db,
    sql`select '<url><loc>' || ${`${origin}/products/`}::text || id || '</loc><lastmod>'
        || to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || '</lastmod></url>' as entry,
      number as place
      from (
        select number from product_listings where visible order by number offset ${offset} limit ${limit}
      ) part join products using (number)`,
  );
}

/** PostgreSQL joins the entries, because building 50,000 objects here would block all other requests. */
async function join(db: Db, entries: RawBuilder<unknown>) {
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(entry, chr(10) order by place), '') as text from (${entries}) entries`.execute(
    db,
  );
  return rows[0]?.text ?? '';
}
