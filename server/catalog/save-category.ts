import { sql } from 'kysely';
import type { Category } from '../../shared/catalog/catalog.ts';
import type { CategoryChangeBody, NewCategoryBody } from '../../shared/catalog/category-form.ts';
import { ApiError, invalidField, notFound } from '../../shared/contract/api-error.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { idPattern } from '../../shared/values/ids.ts';
import { ofCatalog, writeCatalog } from '../listing/write-catalog.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  type RecordKind,
  type Target,
} from '../platform/audit/change-record.ts';
import type { Db } from '../platform/db/connection.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { requireImage } from '../platform/uploads/upload-image.ts';
import { saveTexts, withTextsApart } from './catalog-texts.ts';
import { findCategory } from './category-queries.ts';

const maxLevel = 3;

const categories: RecordKind<Category & { version?: never }> = {
  ...ofCatalog,
  table: 'categories',
  area: 'category',
  read: readCategory,
  audited: withTextsApart,
  auditedWhole: ({ name }) => ({ name }),
};

/** Adds a main category or one below its parent. Throws ApiError 400 (unknown parent, fourth level). */
export async function createCategory(
  db: Db,
  { body, by }: { body: NewCategoryBody; by: SessionUser },
): Promise<Category> {
  const { parentCategory: parent, texts, ...fields } = body;
  return createRecord(db, { kind: categories, by }, async (db, id) => {
    const level = await levelBelow(db, parent);
    if (level > maxLevel) refuseParent(refusal('category-too-deep'));
    await requireImage(db, body.imageUrl);
    const { name, description } = body;
    await db
      .insertInto('categories')
      .values({ id, ...toColumns(fields), name, description, parent_id: parent, level })
      .execute();
    await saveTexts(db, 'category', { id, texts, by });
  });
}

type Changing = { id: string; body: CategoryChangeBody; by: SessionUser };

/**
 * Changes the fields in the body. Descendants move along with the category. Throws ApiError 400 (the parent is unknown,
 * the category itself or a descendant; fourth level), 404.
 */
export async function changeCategory(db: Db, { id, body, by }: Changing): Promise<Category> {
  const { parentCategory: parent, texts, ...fields } = body;
  return changeRecord(db, { kind: categories, id, by }, async (db, before) => {
    if (body.imageUrl && body.imageUrl !== before.imageUrl) await requireImage(db, body.imageUrl);
    if (parent !== undefined && parent !== (before.parentCategory ?? null)) await move(db, id, parent);
    const columns = toColumns(fields);
    if (Object.keys(columns).length > 0) {
      await db.updateTable('categories').set(columns).where('id', '=', id).execute();
    }
    await saveTexts(db, 'category', { id, texts, by });
  });
}

/**
 * Deletes an empty category. Throws ApiError 404, 409 (it has products or subcategories, requirements: Deletion).
 */
export async function deleteCategory(db: Db, target: Target): Promise<void> {
  await writeCatalog(db, async (db) => {
    await readCategory(db, target.id);
    await refuseContent(db, target.id);
    await deleteRecord(db, { kind: categories, ...target });
  });
}

async function readCategory(db: Db, id: string): Promise<Category> {
  const category = await findCategory(db, id, { includeHidden: true });
  if (!category) throw notFound(refusal('category-not-found'));
  return category;
}

function toColumns({ imageUrl, isActive, ...same }: Omit<CategoryChangeBody, 'parentCategory' | 'texts'>) {
  return {
    ...same,
    ...(imageUrl !== undefined && { image_url: imageUrl }),
    ...(isActive !== undefined && { is_active: isActive }),
  };
}

/** The level of a child of `parent`. */
async function levelBelow(db: Db, parent: string | null) {
  if (parent === null) return 1;
  const row = idPattern.test(parent)
    ? await db.selectFrom('categories').select('level').where('id', '=', parent).executeTakeFirst()
    : undefined;
  return row ? row.level + 1 : refuseParent(refusal('parent-category-not-found'));
}

/**
 * Moves a category with its descendants. The catalog's lock prevents concurrent moves from creating a cycle (T34).
 */
async function move(db: Db, id: string, parent: string | null) {
  if (parent === id) refuseParent(refusal('category-own-parent'));
  const level = await levelBelow(db, parent);
  const below = await listBelow(db, id);
  if (below.some((category) => category.id === parent)) {
    refuseParent(refusal('category-below-itself'));
  }
  const by = level - (below.find((category) => category.id === id)?.level ?? level);
  const bottom = Math.max(...below.map((category) => category.level)) + by;
  if (bottom > maxLevel) refuseParent(refusal('category-too-deep'));
  await db.updateTable('categories').set({ parent_id: parent, level }).where('id', '=', id).execute();
  if (by !== 0 && below.length > 1) {
    await db
      .updateTable('categories')
      .set((row) => ({ level: row('level', '+', by) }))
      .where(
        'id',
        'in',
        below.map((category) => category.id).filter((other) => other !== id),
      )
      .execute();
  }
}

/** A category and its descendants, with their levels. */
async function listBelow(db: Db, id: string) {
  const { rows } = await sql<{ id: string; level: number }>`
    with recursive below as (
      select id, level from categories where id = ${id}
      union all
      select c.id, c.level from categories c join below b on c.parent_id = b.id
    )
    select id, level from below`.execute(db);
  return rows;
}

function refuseParent(why: Refusal): never {
  throw invalidField('parentCategory', why);
}

async function refuseContent(db: Db, id: string) {
  const { children, products } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('categories')
        .select(sql<number>`count(*)`.as('n'))
        .where('parent_id', '=', id)
        .as('children'),
      selectFrom('products')
        .select(sql<number>`count(*)`.as('n'))
        .where('category_id', '=', id)
        .as('products'),
    ])
    .executeTakeFirstOrThrow();
  if (children) throw new ApiError(409, refusal('category-has-subcategories'));
  if (!products) return;
  throw new ApiError(
    409,
    products === 1 ? refusal('category-has-product') : refusal('category-has-products', { products }),
  );
}
