import { sql } from 'kysely';
import { refusal } from '../../shared/refusals/refusals.ts';
import { languages } from '../../shared/values/languages.ts';
import { readBaseLanguage } from '../catalog/base-language.ts';
import type { Db } from '../platform/db/connection.ts';
import { cellProblem, columnName } from './import-reasons.ts';
import { type ImportRow, translatedTexts } from './import-row.ts';

type Translated = { product: string; row: ImportRow };

/**
 * Stores the translations of these products. A text whose column is absent stays as it is stored; a translation without
 * any text is deleted. A changed translation is up to date; an unchanged one stays behind if the base text has changed.
 * Returns the products whose translations changed.
 */
export async function setTexts(db: Db, translated: Translated[]): Promise<string[]> {
  const base = await readBaseLanguage(db);
  const records = translated.flatMap(({ product, row }) =>
    languages.flatMap((language) => {
      if (language === base) return [];
      const texts = translatedTexts.flatMap((name) => {
        const text = row[`${name}_${language}`];
        return text === undefined ? [] : [[name, text] as const];
      });
      return texts.length === 0 ? [] : [{ product_id: product, language, ...Object.fromEntries(texts) }];
    }),
  );
  if (records.length === 0) return [];
  const others = translatedTexts.filter((name) => name !== 'name');
  const none = (name: string) => (name === 'features' ? sql`'{}'` : sql`''`);
  const kept = others.map(
    (name) =>
      sql`coalesce(${sql.ref(`w.${name}`)}, ${sql.ref(`t.${name}`)}, ${none(name)}) as ${sql.ref(name)}`,
  );
  const blank = others.map((name) => sql`${sql.ref(name)} = ${none(name)}`);
  const names = columnsOf(translatedTexts);
  const sent = columnsOf(translatedTexts, 'excluded');
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select w.product_id, w.language,
        case when w.name is null then t.name else nullif(w.name, '') end as name, ${sql.join(kept)}
      from jsonb_populate_recordset(null::product_texts, ${JSON.stringify(records)}::jsonb) w
      left join product_texts t on t.product_id = w.product_id and t.language = w.language
    ),
    judged as (
      select *, name is null and ${sql.join(blank, sql` and `)} as is_blank from wanted
    ),
    gone as (
      delete from product_texts t using judged w
      where is_blank and t.product_id = w.product_id and t.language = w.language
      returning t.product_id
    ),
    written as (
      insert into product_texts as t (product_id, language, ${names})
      select product_id, language, ${names} from judged where not is_blank
      on conflict (product_id, language) do update set
        (${names}) = row(${sent}), is_behind = false, updated_by = null, updated_at = now()
      where (${columnsOf(translatedTexts, 't')}) is distinct from (${sent})
      returning t.product_id
    )
    select product_id as id from gone union select product_id from written`.execute(db);
  return rows.map(({ id }) => id);
}

/** Why rows are refused that have a translation into the language of the base texts, by their keys. */
export async function textsInBase(db: Db, rows: ImportRow[]) {
  const base = await readBaseLanguage(db);
  return rows.flatMap((row) => {
    const text = translatedTexts.find((name) => row[`${name}_${base}`]?.length);
    if (text === undefined) return [];
    const reason = refusal('cell-in-base-language', { column: columnName(text) });
    return [[row.externalKey, cellProblem(`${text}_${base}`, reason)] as const];
  });
}

/** These columns in a query. */
export function columnsOf(names: readonly string[], table?: string) {
  return sql.join(names.map((name) => sql.ref(table ? `${table}.${name}` : name)));
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
