import { sql } from 'kysely';
import { textLanguages } from '../../shared/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { type ImportRow, translatedTexts } from './import-row.ts';

type Translated = { product: string; row: ImportRow };

/**
 * Stores the translations of these products. A text whose column is absent stays as it is stored; a translation without
 * any text is deleted. A changed translation is up to date; an unchanged one stays behind if the base text has changed.
 * Returns the products whose translations changed.
 */
export async function setTexts(db: Db, translated: Translated[]): Promise<string[]> {
  const records = translated.flatMap(({ product, row }) =>
    textLanguages.flatMap((language) => {
      const texts = translatedTexts.flatMap((name) => {
        const text = row[`${name}_${language}`];
        return text === undefined ? [] : [[name, text] as const];
      });
      return texts.length === 0 ? [] : [{ product_id: product, language, ...Object.fromEntries(texts) }];
    }),
  );
  if (records.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select
        w.product_id, w.language,
        case when w.name is null then t.name else nullif(w.name, '') end as name,
        coalesce(w.description, t.description, '') as description,
        case when w.features is null then coalesce(t.features, '{}')
          else array(select jsonb_array_elements_text(w.features)) end as features,
        coalesce(w.ingredients, t.ingredients, '') as ingredients,
        coalesce(w.usage, t.usage, '') as usage,
        coalesce(w.warnings, t.warnings, '') as warnings,
        coalesce(w.audience, t.audience, '') as audience,
        coalesce(w.label, t.label, '') as label
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as w (
        product_id text, language text, name text, description text, features jsonb, ingredients text, usage text,
        warnings text, audience text, label text
      )
      left join product_texts t on t.product_id = w.product_id and t.language = w.language
    ),
    judged as (
      select *, concat(name, description, ingredients, usage, warnings, audience, label) = '' and features = '{}' as is_blank
      from wanted
    ),
    gone as (
      delete from product_texts t using judged w
      where is_blank and t.product_id = w.product_id and t.language = w.language
      returning t.product_id
    ),
    written as (
      insert into product_texts as t
        (product_id, language, name, description, features, ingredients, usage, warnings, audience, label)
      select product_id, language, name, description, features, ingredients, usage, warnings, audience, label
      from judged where not is_blank
      on conflict (product_id, language) do update set
        name = excluded.name, description = excluded.description, features = excluded.features,
        ingredients = excluded.ingredients, usage = excluded.usage, warnings = excluded.warnings,
        audience = excluded.audience, label = excluded.label, is_behind = false, updated_by = null, updated_at = now()
      where (t.name, t.description, t.features, t.ingredients, t.usage, t.warnings, t.audience, t.label)
        is distinct from (
          excluded.name, excluded.description, excluded.features, excluded.ingredients, excluded.usage,
          excluded.warnings, excluded.audience, excluded.label
        )
      returning t.product_id
    )
    select product_id as id from gone union select product_id from written`.execute(db);
  return rows.map(({ id }) => id);
}

/** Raises the version of products of which only translations changed, so that no open form undoes the import. */
export async function raiseVersions(db: Db, ids: string[]) {
  if (ids.length === 0) return;
  await db
    .updateTable('products')
    .set((row) => ({ version: row('version', '+', 1), updated_at: new Date() }))
    .where('id', 'in', ids)
    .execute();
}
