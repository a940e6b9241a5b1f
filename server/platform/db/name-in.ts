import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../shared/values/languages.ts';

const tables = {
  product: { texts: sql.table('product_texts'), id: sql.ref('product_id') },
  category: { texts: sql.table('category_texts'), id: sql.ref('category_id') },
  need: { texts: sql.table('need_texts'), id: sql.ref('need_id') },
  family: { texts: sql.table('family_texts'), id: sql.ref('family_id') },
};

type Named = {
  /** The SQL of the record's id, with its table: the texts have columns of the same names. */
  id: RawBuilder<unknown>;
  /** The SQL of the name without a translation. */
  name: RawBuilder<unknown>;
};

/** SQL of a record's name as readers of this language see it; the base name without one (requirements: Catalog texts). */
export function nameIn(kind: keyof typeof tables, language: Language | undefined, { id, name }: Named) {
  if (language === undefined) return sql<string>`${name}`;
  const { texts, id: ownId } = tables[kind];
  return sql<string>`coalesce(
    (select nullif(own.name, '') from ${texts} own where own.${ownId} = ${id} and own.language = ${language}), ${name})`;
}
