import { sql } from 'kysely';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { plainName } from '../catalog/plain-name.ts';
import type { Db } from '../platform/db/connection.ts';
import { columnName } from './import-reasons.ts';
import type { ImportRow } from './import-row.ts';

/**
 * The reasons for rows with a need that does not exist, by their keys, and the ids of the needs by their slugs and by
 * their names in any language, as the rows have them.
 */
export async function findNeeds(db: Db, rows: ImportRow[]) {
  const given = [...new Set(rows.flatMap(({ needs = [] }) => needs))];
  const refused = new Map<string, Refusal>();
  if (given.length === 0) return { refused, ids: new Map<string, string>() };
  const needs = await readNeeds(db);
  const ids = new Map(
    given.flatMap((text) => {
      const plain = plainName(text);
      const need =
        needs.find(({ slug }) => slug === text) ?? needs.find(({ names }) => names.includes(plain));
      return need ? [[text, need.id] as const] : [];
    }),
  );
  for (const { externalKey, needs = [] } of rows) {
    const unknown = needs.find((text) => !ids.has(text));
    if (unknown !== undefined)
      refused.set(externalKey, refusal('need-nowhere', { column: columnName('needs'), need: unknown }));
  }
  return { refused, ids };
}

async function readNeeds(db: Db) {
  const needs = await db.selectFrom('needs').select(['id', 'slug', 'name']).orderBy('position').execute();
  const texts = await db.selectFrom('need_texts').select(['need_id', 'name']).execute();
  const namesOf = Map.groupBy(texts, ({ need_id }) => need_id);
  return needs.map(({ id, slug, name }) => ({
    id,
    slug,
    names: [name, ...(namesOf.get(id) ?? []).flatMap((text) => text.name ?? [])].map(plainName),
  }));
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
