import { sql } from 'kysely';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';
import { dropFromCaches } from '../../platform/db/notify.ts';
import { describeCategory, parseCategoryPath } from '../category-paths.ts';
import type { Undoing } from './undo-rows.ts';

/**
 * Removes the categories of these paths that nothing is in and nobody has changed since an import made them. Returns the
 * paths of the others, which have products or subcategories, or were given texts, a picture or an offer.
 */
export async function removeCategories(db: Db, paths: string[], by: Undoing['by']) {
  const kept: string[] = [];
  // From the lowest ones up, because one with subcategories stays.
  for (const path of paths.toReversed()) {
    const { names } = parseCategoryPath(path);
    const removed = await remove(db, names);
    if (removed.length === 0) kept.unshift(path);
    for (const { id, name } of removed) {
      await recordChange(db, {
        by,
        action: 'category.deleted',
        subjectId: id,
        changes: { name: [name, null] },
      });
    }
  }
  if (kept.length < paths.length) await dropFromCaches(db, ['catalog']);
  return kept;
}

async function remove(db: Db, names: string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    delete from categories made using categories c
      left join categories parent on parent.id = c.parent_id
      left join categories top on top.id = parent.parent_id
    where made.id = c.id
      and array_remove(array[top.name, parent.name, c.name], null) = ${names}::text[]
      and c.description = any(${describeCategory(names)}::text[])
      and c.image_url = '' and c.is_active
      and not exists (select from products where category_id = c.id)
      and not exists (select from categories below where below.parent_id = c.id)
      and not exists (select from category_texts where category_id = c.id)
      and not exists (select from promotion_targets where category_id = c.id)
    returning c.id, c.name`.execute(db);
  return rows;
}
