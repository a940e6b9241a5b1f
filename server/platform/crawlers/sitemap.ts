import { type RawBuilder, sql } from 'kysely';
import {
  type Language,
  languageForOthers,
  localPath,
  rootLanguage,
} from '../../../shared/values/languages.ts';
import type { Db } from '../db/connection.ts';
import type { PublicPage } from '../render/page-routes.ts';

export type SitemapOptions = {
  origin: string;
  pages: PublicPage[];
  languages: readonly Language[];
  /** The maximum number of URLs per file (sitemaps.org: 50,000). */
  maxUrls: number;
};

/** `/sitemap.xml`: all public pages, or an index of several files if they do not fit into one. */
export async function makeSitemap(db: Db, options: SitemapOptions) {
  const { origin, maxUrls, languages } = options;
  const products = await countVisibleProducts(db);
  const others = await pageEntries(db, options);
  const otherUrls = others.split('\n').length;
  if (otherUrls + products * languages.length <= maxUrls) {
    return urlSet([others, await productEntries(db, options, 1)]);
  }
  const count = Math.ceil(products / productsInPart(options));
  const parts = Array.from({ length: count }, (_, index) => productsPath(index + 1));
  const entries = ['/sitemap-pages.xml', ...parts].map(
    (path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`,
  );
  return document('sitemapindex', entries);
}

/** `/sitemap-pages.xml`: all pages except products. */
export async function makePagesSitemap(db: Db, options: SitemapOptions) {
  return urlSet([await pageEntries(db, options)]);
}

/** `/sitemap-products-{part}.xml`, counted from 1; undefined beyond the last part. */
export async function makeProductsSitemap(db: Db, options: SitemapOptions, part: number) {
  const entries = await productEntries(db, options, part);
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
  const namespace = body.includes('<xhtml:') ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${body}
</${root}>
`;
}

/** A product has at most a URL for each language. */
function productsInPart({ maxUrls, languages }: SitemapOptions) {
  return Math.floor(maxUrls / languages.length);
}

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
async function pageEntries(db: Db, options: SitemapOptions) {
  const entries = options.pages.map(({ path, changedOn, languages = options.languages }) =>
    inEachLanguage(
      { ...options, languages: options.languages.filter((language) => languages.includes(language)) },
      path,
      changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`,
    ),
  );
  const categories = await join(
    db,
    sql`select ${translatedEntry(options, categoryPlace)} as entry, numbers as place
      from category_paths where visible and numbers[cardinality(numbers)] in (
        select category_1 from product_listings where visible
        union select category_2 from product_listings where visible
        union select category_3 from product_listings where visible
      )`,
  );
  const needs = await join(
    db,
    sql`select ${translatedEntry(options, needPlace)} as entry, (position, number) as place
      from needs where is_active and exists (
        select from need_products join products on products.id = product_id
        join product_listings listing on listing.number = products.number
        where need_id = needs.id and visible
      )`,
  );
  return [...entries, needs, categories].filter(Boolean).join('\n');
}

/** The `<url>` elements of a page, one for each language. Each of them names all languages. */
function inEachLanguage(
  { origin, languages: translated }: Pick<SitemapOptions, 'origin' | 'languages'>,
  path: string | Record<Language, string>,
  lastmod: string,
) {
  // A page whose only text is in a language that is not served stands for itself at the root.
  const languages = translated.length > 0 ? translated : [rootLanguage()];
  const addressIn = (language: Language) =>
    `${origin}${localPath(language, typeof path === 'string' ? path : path[language])}`;
  const link = (name: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(language)}"/>`;
  const links = [
    ...languages.map((language) => link(language, language)),
    link('x-default', languageForOthers(languages)),
  ];
  const twins = languages.length > 1 ? links.join('') : '';
  return languages
    .map((language) => `<url><loc>${addressIn(language)}</loc>${lastmod}${twins}</url>`)
    .join('\n');
}

/** Pages of a table's rows: their address, whose last part is in `holes`, and where their translations are. */
type Place = {
  path: string | Record<Language, string>;
  lastmod?: string;
  texts: string;
  owner: string;
  id: RawBuilder<unknown>;
  /** The expressions that fill the holes. */
  filled: Record<string, RawBuilder<unknown>>;
};

const categoryPlace: Place = {
  path: '/products?category={id}',
  texts: 'category_texts',
  owner: 'category_id',
  id: sql`category_paths.id`,
  filled: { '{id}': sql`category_paths.id` },
};

const needPlace: Place = {
  path: '/needs/{slug}',
  texts: 'need_texts',
  owner: 'need_id',
  id: sql`needs.id`,
  filled: { '{slug}': sql`needs.slug` },
};

/** Arabic addresses have the French slug (docs/decisions/0050). */
const productPlace: Place = {
  path: { en: '/products/{english}', fr: '/products/{french}', ar: '/products/{french}' },
  lastmod: '<lastmod>{lastmod}</lastmod>',
  texts: 'product_texts',
  owner: 'product_id',
  id: sql`listed.id`,
  filled: {
    '{english}': sql`concat_ws('/', listed.id, coalesce(english, base))`,
    '{french}': sql`concat_ws('/', listed.id, coalesce(french, base))`,
    '{lastmod}': sql`to_char(listed.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  },
};

/** The elements of each row in the languages that have its texts, in SQL. */
function translatedEntry(options: SitemapOptions, place: Place) {
  return Object.entries(place.filled).reduce<RawBuilder<unknown>>(
    (entry, [hole, value]) => sql`replace(${entry}, ${hole}, ${value})`,
    template(options, place, [...options.languages]),
  );
}

function template(options: SitemapOptions, place: Place, open: Language[]): RawBuilder<unknown> {
  const [language, ...others] = open;
  if (!language) return sql`${inEachLanguage(options, place.path, place.lastmod ?? '')}::text`;
  const without = options.languages.filter((other) => other !== language);
  return sql`case when ${language} = base_language() or exists (
      select from ${sql.table(place.texts)} where ${sql.ref(place.owner)} = ${place.id} and language = ${language}
    )
    then ${template(options, place, others)}
    else ${template({ ...options, languages: without }, place, others)} end`;
}

/**
 * `<url>` elements of the products in this part, counted from 1 and ordered by creation; '' beyond the end. The last
 * change of a product is that of its texts, price or picture. Its stock does not count, because it changes with every
 * order.
 */
function productEntries(db: Db, options: SitemapOptions, part: number) {
  const limit = productsInPart(options);
  const offset = (part - 1) * limit;
  return join(
    db,
    sql`select ${translatedEntry(options, productPlace)} as entry, number as place
      from (
        select products.id, products.number, products.updated_at, nullif(slug_of(products.name), '') as base,
          nullif(slug_of(en.name), '') as english, nullif(slug_of(fr.name), '') as french
        from (
          select number from product_listings where visible order by number offset ${offset} limit ${limit}
        ) part join products on products.number = part.number
        left join product_texts en on en.product_id = products.id and en.language = 'en'
        left join product_texts fr on fr.product_id = products.id and fr.language = 'fr'
        offset 0
      ) listed`,
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
