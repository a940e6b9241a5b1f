import { sql } from 'kysely';
import type { DemoTexts } from '../../db/demo/catalogue.ts';
import type { Db } from '../platform/db/connection.ts';

type Ids = {
  familyIds: Map<string, string>;
  /** By slug. */
  needIds: Map<string, string>;
};

const rowsAtOnce = 500;

/** Inserts the translations of these categories. Call it before there are products, because it lists theirs again. */
export async function insertCategoryTexts(db: Db, texts: DemoTexts[], ids: Map<string, string>) {
  const rows = texts.flatMap(({ language, categories }) =>
    known(categories, ids, ({ key }) => key).map(({ id, text: { key: _, ...text } }) => ({
      category_id: id,
      language,
      ...text,
    })),
  );
  if (rows.length > 0) await db.insertInto('category_texts').values(rows).execute();
}

/**
 * Inserts the translations of products that are inserted later in the same transaction, so that each is listed only
 * once.
 */
export async function insertProductTexts(db: Db, texts: DemoTexts[], ids: Map<string, string>) {
  await sql`set constraints product_texts_product_id_fkey deferred`.execute(db);
  const products = texts.flatMap(({ language, products }) =>
    known(products, ids, ({ key }) => key).map(({ id, text: { key: _, ...text } }) => ({
      product_id: id,
      language,
      ...text,
    })),
  );
  for (let start = 0; start < products.length; start += rowsAtOnce) {
    await db
      .insertInto('product_texts')
      .values(products.slice(start, start + rowsAtOnce))
      .execute();
  }
}

/** Inserts the translations of these families and needs. */
export async function insertTexts(db: Db, texts: DemoTexts[], { familyIds, needIds }: Ids) {
  const families = texts.flatMap(({ language, families }) =>
    known(families, familyIds, ({ key }) => key).map(({ id, text: { name, optionName } }) => ({
      family_id: id,
      language,
      name,
      option_name: optionName,
    })),
  );
  if (families.length > 0) await db.insertInto('family_texts').values(families).execute();
  const needs = texts.flatMap(({ language, needs }) =>
    known(needs, needIds, ({ slug }) => slug).map(({ id, text: { slug: _, ...text } }) => ({
      need_id: id,
      language,
      ...text,
    })),
  );
  if (needs.length > 0) await db.insertInto('need_texts').values(needs).execute();
}

/** The texts with an id in `ids`, together with that id. */
function known<Text>(texts: Text[], ids: Map<string, string>, keyOf: (text: Text) => string) {
  return texts.flatMap((text) => {
    const id = ids.get(keyOf(text));
    return id === undefined ? [] : [{ id, text }];
  });
}
