import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { productPageSize } from '../../shared/catalog.ts';
import { byteOrderMark, csvLine } from '../../shared/csv.ts';
import type { ReplyOf } from '../../shared/endpoint.ts';
import { type TextLanguage, textLanguages } from '../../shared/languages.ts';
import { type translationApi, translationSalesDays } from '../../shared/product-form.ts';
import type { Db } from '../platform/db/connection.ts';
import { recentSales } from './recent-sales.ts';

type Query = z.output<typeof translationApi.list.query>;

type Filter = Pick<Query, 'language' | 'state'>;

type List = ReplyOf<typeof translationApi.list>;

type Untranslated = { id: string; sold: number } & List['products'][number]['texts'];

/** One page of the products without an up-to-date translation, those that sold most first (requirements: Translations). */
export async function listUntranslated(db: Db, { query, now }: { query: Query; now: Date }): Promise<List> {
  const { pageNumber = 1, limit = productPageSize } = query;
  const { rows } = await sql<{ count: number; page: Untranslated[] }>`
    ${await untranslated(db, query, now)}
    select (select count(*) from untranslated) as count, coalesce(jsonb_agg(page), '[]') as page
    from (
      select * from untranslated order by sold desc, id limit ${limit} offset ${(pageNumber - 1) * limit}
    ) page`.execute(db);
  const { count, page } = rows[0] ?? { count: 0, page: [] };
  return {
    products: await withFacts(db, page),
    count,
    pages: Math.ceil(count / limit),
    page: pageNumber,
  };
}

/**
 * The products with the state of their translations and their sales, as the statement's table `untranslated`. It reads
 * only indexes of products and translations, whose rows are wide.
 */
async function untranslated(db: Db, { language, state }: Filter, now: Date) {
  const { products, units } = await recentSales(db, { days: translationSalesDays, now });
  const languages = language ? [language] : textLanguages;
  const wanted = languages.map((one) =>
    state ? sql`${sql.ref(one)} = ${state}` : sql`${sql.ref(one)} <> 'current'`,
  );
  return sql`
    with states as (
      select products.id, coalesce(sold, 0) as sold, ${stateIn('fr')} as fr, ${stateIn('ar')} as ar
      from products left join unnest(${products}::text[], ${units}::integer[]) as sales (product_id, sold)
        on sales.product_id = products.id ${joinIn('fr')} ${joinIn('ar')}
    ),
    untranslated as materialized (select * from states where ${sql.join(wanted, sql` or `)})`;
}

function stateIn(language: TextLanguage) {
  const texts = sql.table(`${language}_texts`);
  return sql`case when ${texts}.product_id is null then 'missing' when ${texts}.is_behind then 'behind' else 'current' end`;
}

/** The condition is that of the index `product_texts_translated`. */
function joinIn(language: TextLanguage) {
  const texts = sql.table(`${language}_texts`);
  return sql`
    left join product_texts as ${texts} on ${texts}.product_id = products.id
      and ${texts}.language = ${sql.lit(language)} and ${texts}.name is not null and ${texts}.description <> ''`;
}

/** The products with what the list shows of them, in the same order. */
async function withFacts(db: Db, page: Untranslated[]) {
  if (page.length === 0) return [];
  const found = await db
    .selectFrom('products')
    .select(['id', 'external_key', 'name', 'brand', 'image_url'])
    .where(
      'id',
      'in',
      page.map(({ id }) => id),
    )
    .execute();
  const facts = new Map(found.map((product) => [product.id, product]));
  return page.flatMap(({ id, sold, fr, ar }) => {
    const product = facts.get(id);
    if (!product) return [];
    const { name, brand, image_url: imageUrl, external_key: sku } = product;
    return [{ _id: id, name, ...(brand && { brand }), imageUrl, sku, sold, texts: { fr, ar } }];
  });
}

const header = ['SKU', 'Id', 'Name', 'Brand', `Sold in ${translationSalesDays} days`, 'French', 'Arabic'];

const productsAtOnce = 1_000;

/** The products without an up-to-date translation as a CSV file, in the order of the list (requirements: CSV exports). */
export async function* exportUntranslated(db: Db, { filter, now }: { filter: Filter; now: Date }) {
  yield byteOrderMark + csvLine(header);
  const { rows } = await sql<Untranslated>`
    ${await untranslated(db, filter, now)} select * from untranslated order by sold desc, id`.execute(db);
  for (let start = 0; start < rows.length; start += productsAtOnce) {
    const products = await withFacts(db, rows.slice(start, start + productsAtOnce));
    for (const { sku, _id, name, brand, sold, texts } of products) {
      yield csvLine([sku, _id, name, brand, sold, texts.fr, texts.ar]);
    }
  }
}
