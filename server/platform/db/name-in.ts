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

/**
 * SQL of a record's name as readers of this language see it; the base name without one (requirements: Catalog texts). The
 * translated name of a product has its label, as `labelledName` does.
 */
export function nameIn(kind: keyof typeof tables, language: Language | undefined, { id, name }: Named) {
  if (language === undefined) return sql<string>`${name}`;
  const { texts, id: ownId } = tables[kind];
  return sql<string>`coalesce(
    (select ${kind === 'product' ? translatedProduct : sql`nullif(own.name, '')`} from ${texts} own where own.${ownId} = ${id} and own.language = ${language}), ${name})`;
}

const translatedProduct = sql`name_with_label(nullif(own.name, ''), coalesce(
  nullif(own.label, ''), (select variant_label from products member where member.id = own.product_id), ''))`;

/** SQL of the name of the product in this row of `products`, with what sets it apart in its family. */
export function nameWithLabel(products: 'products' | 'p') {
  return sql<string>`name_with_label(${sql.ref(`${products}.name`)}, ${sql.ref(`${products}.variant_label`)})`;
}
