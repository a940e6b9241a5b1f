import { sql } from 'kysely';
import {
  longestSlug,
  type Need,
  type NeedChangeBody,
  type NeedDetail,
  type NewNeedBody,
  slugOf,
} from '../../shared/catalog/needs.ts';
import { ApiError, invalidField, notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { ofCatalog, writeCatalog } from '../listing/write-catalog.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  type RecordKind,
  type Target,
} from '../platform/audit/change-record.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { requireImage } from '../platform/uploads/upload-image.ts';
import { saveTexts, withTextsApart } from './catalog-texts.ts';
import { findNeedDetail, listNeeds } from './need-queries.ts';

const needs: RecordKind<NeedDetail> = {
  ...ofCatalog,
  table: 'needs',
  area: 'need',
  read: readNeed,
  // A change of a product's stock or name is not a change of the need.
  audited: ({ version, products, ...need }) => ({
    ...withTextsApart(need),
    products: products.map(({ _id }) => _id),
  }),
  auditedWhole: ({ name }) => ({ name }),
  outdated: [refusal('need-changed'), 'need'],
};

/** Adds a need after all others. Throws ApiError 400 (slug in use, picture, unknown product). */
export async function createNeed(
  db: Db,
  { body, by }: { body: NewNeedBody; by: SessionUser },
): Promise<NeedDetail> {
  return createRecord(db, { kind: needs, by }, async (db, id) => {
    await requireImage(db, body.imageUrl);
    const slug = body.slug || (await freeSlug(db, body.name));
    await requireFreeSlug(db, { slug, id });
    const { last } = await db
      .selectFrom('needs')
      .select(({ fn }) => fn.coalesce(fn.max('position'), sql<number>`-1`).as('last'))
      .executeTakeFirstOrThrow();
    const { name, description } = body;
    await db
      .insertInto('needs')
      .values({ ...toColumns(body), id, slug, name, description, position: last + 1 })
      .execute();
    await setProducts(db, id, body.products);
    await saveTexts(db, 'need', { id, texts: body.texts, by });
  });
}

type Changing = { id: string; body: NeedChangeBody; by: SessionUser };

/**
 * Changes the fields in the body. Throws ApiError 400 (slug in use, picture, unknown product), 404, 409 (outdated
 * version, with the stored `need`).
 */
export async function changeNeed(db: Db, { id, body, by }: Changing): Promise<NeedDetail> {
  return changeRecord(db, { kind: needs, id, version: body.version, by }, async (db, before) => {
    if (body.imageUrl && body.imageUrl !== before.imageUrl) await requireImage(db, body.imageUrl);
    const slug = body.slug === '' ? await freeSlug(db, body.name ?? before.name, id) : body.slug;
    if (slug !== undefined) await requireFreeSlug(db, { slug, id });
    await db
      .updateTable('needs')
      .set((row) => ({
        ...toColumns(body),
        ...(slug !== undefined && { slug }),
        version: row('version', '+', 1),
        updated_at: new Date(),
      }))
      .where('id', '=', id)
      .execute();
    if (body.products) await setProducts(db, id, body.products);
    await saveTexts(db, 'need', { id, texts: body.texts, by });
  });
}

/** Deletes a need; its products stay. Throws ApiError 404. */
export function deleteNeed(db: Db, target: Target): Promise<void> {
  return deleteRecord(db, { kind: needs, ...target });
}

type Ordering = { needs: string[]; loaded?: string[] | undefined; by: SessionUser };

/**
 * Puts all needs into this order. Throws ApiError 409, with the stored `needs`, if these are not all needs or if the
 * order is not `loaded` any more.
 */
export async function orderNeeds(db: Db, { needs, loaded, by }: Ordering): Promise<Need[]> {
  return writeCatalog(db, async (db) => {
    const stored = await listNeeds(db, { includeHidden: true });
    const before = stored.map(({ _id }) => _id);
    const isComplete =
      needs.length === before.length && new Set(before).symmetricDifference(new Set(needs)).size === 0;
    if (!isComplete || (loaded && loaded.join() !== before.join())) {
      throw new ApiError(409, refusal('needs-changed'), { extra: { needs: stored } });
    }
    const moved = needs.filter((id, position) => before[position] !== id);
    if (moved.length === 0) return stored;
    await sql`
      update needs set position = place - 1
      from unnest(${needs}::text[]) with ordinality as ordered (id, place)
      where needs.id = ordered.id`.execute(db);
    for (const id of moved) {
      const position: [number, number] = [before.indexOf(id), needs.indexOf(id)];
      await recordChange(db, { by, action: 'need.ordered', subjectId: id, changes: { position } });
    }
    await dropFromCaches(db, ['catalog']);
    return listNeeds(db, { includeHidden: true });
  });
}

async function readNeed(db: Db, id: string): Promise<NeedDetail> {
  const need = await findNeedDetail(db, { id });
  if (!need) throw notFound(refusal('need-not-found'));
  return need;
}

function toColumns({ name, description, imageUrl, isActive }: NeedChangeBody) {
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(imageUrl !== undefined && { image_url: imageUrl }),
    ...(isActive !== undefined && { is_active: isActive }),
  };
}

/** The address made from the name, with a number if another need has it. Throws ApiError 400 if there is none. */
async function freeSlug(db: Db, name: string, id = '') {
  const slug = slugOf(name);
  if (slug === '') throw invalidField('slug', refusal('slug-required'));
  const rows = await db.selectFrom('needs').select('slug').where('id', '!=', id).execute();
  const taken = new Set(rows.map((row) => row.slug));
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`;
    const candidate = slug.slice(0, longestSlug - ending.length).replace(/-$/, '') + ending;
    if (!taken.has(candidate)) return candidate;
  }
}

async function requireFreeSlug(db: Db, { slug, id }: { slug: string; id: string }) {
  const other = await db
    .selectFrom('needs')
    .select('name')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) throw invalidField('slug', refusal('slug-taken', { need: other.name }));
}

/** Throws ApiError 400 for the first product that does not exist. */
async function setProducts(db: Db, needId: string, ids: string[]) {
  const found =
    ids.length === 0 ? [] : await db.selectFrom('products').select('id').where('id', 'in', ids).execute();
  const stored = new Set(found.map(({ id }) => id));
  const missing = ids.findIndex((id) => !stored.has(id));
  if (missing !== -1) throw invalidField(`products.${missing}`, refusal('product-gone'));
  await db.deleteFrom('need_products').where('need_id', '=', needId).execute();
  if (ids.length === 0) return;
  await db
    .insertInto('need_products')
    .values(ids.map((id, position) => ({ need_id: needId, product_id: id, position })))
    .execute();
}

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
