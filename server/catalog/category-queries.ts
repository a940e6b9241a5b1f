import { sql } from 'kysely';
import type { Category } from '../../shared/catalog/catalog.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Audience } from './audience.ts';
import { languagesOf, readTexts } from './catalog-texts.ts';

/** All categories, oldest first; inactive ones and their descendants only if `includeHidden`. */
export async function listCategories(db: Db, audience: Audience): Promise<Category[]> {
  const rows = await selectCategories(db, audience)
    .orderBy('created_at')
    .orderBy('categories.number')
    .execute();
  return withTexts(db, rows, audience);
}

/** The category with the languages of its texts, or undefined if there is none that the caller may see. */
export async function findCategory(db: Db, id: string, audience: Audience) {
  const row = await selectCategories(db, audience)
    .select(languagesOf('category', sql.ref('categories.id')).as('text_languages'))
    .where('categories.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [category] = await withTexts(db, [row], audience);
  return category && { ...category, languages: row.text_languages };
}

function selectCategories(db: Db, { includeHidden, language }: Audience) {
  return db
    .selectFrom('categories')
    .innerJoin('category_paths', 'category_paths.id', 'categories.id')
    .leftJoin('category_texts as own', (join) =>
      join.onRef('own.category_id', '=', 'categories.id').on('own.language', '=', language ?? null),
    )
    .select(['categories.id', 'image_url', 'parent_id', 'is_active'])
    .select(({ fn }) => [
      fn.coalesce('own.name', 'categories.name').as('name'),
      sql<string>`coalesce(nullif(own.description, ''), categories.description)`.as('description'),
    ])
    .$if(!includeHidden, (query) => query.where('visible', '=', true));
}

type CategoryRow = Awaited<ReturnType<ReturnType<typeof selectCategories>['execute']>>[number];

/** Administrators also get the translations, unless they ask for a language. */
async function withTexts(db: Db, rows: CategoryRow[], { includeHidden, language }: Audience) {
  if (!includeHidden || language) return rows.map(toCategory);
  const ids = rows.map(({ id }) => id);
  const texts = await readTexts(db, 'category', ids);
  return rows.map((row) => ({ ...toCategory(row), texts: texts.get(row.id) ?? {} }));
}

function toCategory(row: CategoryRow): Category {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    imageUrl: row.image_url,
    ...(row.parent_id && { parentCategory: row.parent_id }),
    isActive: row.is_active,
  };
}
