import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connection.ts';
import type { PublicPage } from '../render/page-routes.ts';

/** A range of products, ordered by creation. */
type Part = { offset: number; limit: number };

/** The number of products that visitors can see. */
export async function countVisibleProducts(db: Db) {
  const { count } = await db
    .selectFrom('product_listings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('visible', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** `<url>` elements of these pages and of every category with visible products. */
export async function pageEntries(db: Db, origin: string, pages: PublicPage[]) {
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
  return [...entries, categories].join('\n');
}

/**
 * `<url>` elements of the products in this range; '' beyond the end. The last change of a product is that of its texts,
 * price or picture. Its stock does not count, because it changes with every order.
 */
export function productEntries(db: Db, origin: string, { offset, limit }: Part) {
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
