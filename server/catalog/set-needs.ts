import { sql } from 'kysely';
import { invalidField } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';

/** Puts a product into exactly the needs with these slugs. Throws ApiError 400 if one does not exist. */
export async function setNeedsOf(db: Db, product: string, slugs: string[]) {
  const known = await db.selectFrom('needs').select(['id', 'slug']).execute();
  const ids = new Map(known.map(({ id, slug }) => [slug, id]));
  const needs = slugs.map((slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw invalidField('needs', refusal('need-unknown'));
    return id;
  });
  await setNeeds(db, [{ product, needs: [...new Set(needs)] }]);
}

type Needed = { product: string; needs: string[] };

/**
 * Puts each product into exactly these needs, given by their ids, after the products that are in them already. Returns
 * the products whose needs changed.
 */
export async function setNeeds(db: Db, needed: Needed[]): Promise<string[]> {
  if (needed.length === 0) return [];
  const wanted = needed.flatMap(({ product, needs }) => needs.map((need) => ({ product, need })));
  const { rows } = await sql<{ product: string }>`
    with wanted as (
      select need, product, place
      from jsonb_to_recordset(${JSON.stringify(wanted.map((one, place) => ({ ...one, place })))}::jsonb)
        as w (need text, product text, place integer)
    ),
    gone as (
      delete from need_products
      where product_id = any (${needed.map(({ product }) => product)}::text[])
        and not exists (select from wanted where need = need_id and product = product_id)
      returning product_id
    ),
    added as (
      insert into need_products (need_id, product_id, position)
      select need, product, coalesce((select max(position) from need_products where need_id = need), -1)
        + row_number() over (partition by need order by place)
      from wanted
      where not exists (select from need_products where need_id = need and product_id = product)
      returning need_id, product_id
    ),
    changed as (
      update needs set version = version + 1 where id in (select need_id from added)
    )
    select product_id as product from gone union select product_id from added`.execute(db);
  return rows.map(({ product }) => product);
}
