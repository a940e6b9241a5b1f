import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ProductSize } from '../../shared/catalog/catalog.ts';
import { toDinars } from '../../shared/catalog/prices.ts';
import { ownPrefix } from '../../shared/catalog/product-facts.ts';
import { type ImportedField, importedFields, productFields } from '../../shared/catalog/product-fields.ts';
import { frenchColumns } from '../../shared/files/import-columns.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { plainStyle, spreadsheetStyle } from '../../shared/values/csv.ts';
import { type Language, languages } from '../../shared/values/languages.ts';
import { readBaseLanguage } from '../catalog/base-language.ts';
import { isBundle } from '../catalog/bundles/read-parts.ts';
import { shownValue } from '../catalog/product-columns.ts';
import type { Db } from '../platform/db/connection.ts';
import { streamRows } from '../platform/db/stream-rows.ts';
import { type Cell, table } from '../platform/http/table-file.ts';
import { joinList } from '../platform/tables/escaped-lists.ts';
import { writeCategoryPath } from './category-paths.ts';
import { cellProblem } from './import-reasons.ts';
import { type ImportInput, importRow, type TranslatedText, translatedTexts } from './import-row.ts';

/** All columns, which an import reads without a map. */
const allColumns = Object.keys(importRow.shape);

type Exporting = { condition?: RawBuilder<SqlBool>; columns?: string[] };

/**
 * All products with the columns of an import, so that importing it changes nothing (docs/import.md).
 * Members of a family follow each other in their order. `condition` is on the columns of `products`; `columns` are those
 * that the caller may see. Other programs read the English file, which has our own names and marks no texts for spreadsheets.
 */
export async function exportProducts(db: Db, { condition, columns: wanted = allColumns }: Exporting = {}) {
  const base = await readBaseLanguage(db);
  const columns = wanted.filter((column) => !column.endsWith(`_${base}`));
  return table({
    columns: columns.map((column, place) => ({
      ...{ en: column, fr: frenchColumns[column] ?? column },
      cell: (cells: Cell[]) => cells[place],
    })),
    rows: rows(),
    csvStyle: (language) => (language === 'en' ? plainStyle : spreadsheetStyle(language)),
  });

  async function* rows() {
    for await (const row of streamRows(db, (db) => selectProducts(db, condition))) {
      const cells = toCells(row);
      yield columns.map((column) => cells[column as keyof ImportInput]);
    }
  }
}

export function selectProducts(db: Db, condition?: RawBuilder<SqlBool>) {
  return db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .leftJoin('categories as parent', 'parent.id', 'c.parent_id')
    .leftJoin('categories as top', 'top.id', 'parent.parent_id')
    .leftJoin('families as f', 'f.id', 'p.family_id')
    .leftJoin(
      (query) =>
        query
          .selectFrom('need_products')
          .innerJoin('needs', 'needs.id', 'need_products.need_id')
          .select([
            'product_id',
            sql<string>`string_agg(slug, '|' order by needs.position, slug)`.as('slugs'),
          ])
          .groupBy('product_id')
          .as('n'),
      (join) => join.onRef('n.product_id', '=', 'p.id'),
    )
    .selectAll('p')
    .select([
      sql<string[]>`array_remove(array[top.name, parent.name, c.name], null)`.as('category_names'),
      'f.name as family_name',
      'f.option_name',
      'n.slugs',
    ])
    .select(isBundle(sql.ref('p.id')).as('is_bundle'))
    .select(({ selectFrom }) =>
      selectFrom('product_texts as t')
        .select(sql<StoredTexts | null>`jsonb_object_agg(language, to_jsonb(t))`.as('texts'))
        .whereRef('t.product_id', '=', 'p.id')
        .as('texts'),
    )
    .$if(condition !== undefined, (query) =>
      query.where(
        'p.id',
        'in',
        db
          .selectFrom('products')
          .select('products.id')
          .where(condition ?? sql<SqlBool>`true`),
      ),
    )
    .orderBy(sql`case when p.family_id is null then p.number
      else min(p.number) over (partition by p.family_id) end`)
    .orderBy('family_position')
    .orderBy('p.number');
}

/** The translations of a product, by language. */
type StoredTexts = Partial<Record<Language, Record<TranslatedText, string | string[] | null>>>;

export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number];

export type ProductCells = Record<keyof ImportInput, string | number | null>;

export function toCells(row: ProductRow): ProductCells {
  return {
    externalKey: keyOf(row),
    name: row.name,
    description: row.description,
    price: toDinars(row.price_centimes),
    discountedPrice: row.discounted_price_centimes && toDinars(row.discounted_price_centimes),
    stock: row.stock,
    category: writeCategoryPath(row.category_names),
    features: joinList(row.features),
    sizes: joinList(row.sizes.map(writeSize)),
    image: row.image_url,
    ...fieldCells(row),
    images: joinList(row.more_image_urls),
    family: row.family_name,
    option: row.option_name,
    label: row.variant_label,
    needs: row.slugs,
    ...toTextCells(row.texts),
  };
}

type FieldCell = (typeof productFields)[ImportedField]['file']['name'];

function fieldCells(row: ProductRow) {
  const cells = importedFields.map((name) => [productFields[name].file.name, shownValue(name, row)]);
  return Object.fromEntries(cells) as Record<FieldCell, string | number | null>;
}

function toTextCells(texts: StoredTexts | null) {
  const cells = languages.flatMap((language) =>
    translatedTexts.map((name) => {
      const text = texts?.[language]?.[name] ?? null;
      return [`${name}_${language}`, Array.isArray(text) ? joinList(text) : text] as const;
    }),
  );
  return Object.fromEntries(cells) as Record<`${TranslatedText}_${Language}`, string | null>;
}

/** The text of a size that an import reads back. */
export function writeSize({ size, inStock }: ProductSize) {
  if (!inStock) return `${size}=0`;
  return /=[01]$/.test(size) ? `${size}=1` : size;
}

const ownKey = /^saha:[a-z2-7]{36}$/;

/** The key by which an import finds this product. */
export function keyOf({ id, external_key }: { id: string; external_key: string | null }) {
  return external_key ?? ownPrefix + id;
}

/** The condition that selects the products with the keys of these rows. */
export function withKeys(rows: Keyed[]): RawBuilder<SqlBool> {
  const keys = rows.map(({ externalKey }) => externalKey);
  const ids = idsIn(rows);
  if (ids.length === 0) return sql`external_key = any (${keys})`;
  return sql`(external_key = any (${keys}) or (external_key is null and id = any (${ids})))`;
}

/**
 * The reasons for rows of products that have got a reference since the file was exported, by their keys. By their old
 * key they would become new products.
 */
export async function renamedSince(db: Db, rows: Keyed[]) {
  const ids = idsIn(rows);
  if (ids.length === 0) return [];
  const renamed = await db
    .selectFrom('products')
    .select(['id', 'name', 'external_key'])
    .where('id', 'in', ids)
    .where('external_key', 'is not', null)
    .execute();
  return renamed.map(({ id, name, external_key }) => {
    const reason = refusal('key-replaced', { product: name, reference: external_key ?? '' });
    return [ownPrefix + id, cellProblem('externalKey', reason)] as const;
  });
}

type Keyed = { externalKey: string };

/** The ids in the keys of exported products without a reference. */
function idsIn(rows: Keyed[]): string[] {
  const keys = rows.map(({ externalKey }) => externalKey);
  return keys.filter((key) => ownKey.test(key)).map((key) => key.slice(ownPrefix.length));
}
