import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import { CategoryPaths, parseCategoryPath } from './category-paths.ts';
import type { ImportRow } from './import-row.ts';

/** A row with the address of its picture, if it has one. */
export type PicturedRow = ImportRow & { imageUrl?: string };

export type BatchResult = { created: number; updated: number; unchanged: number; categories: string[] };

type Stored = { id: string; external_key: string; stock: number };

/**
 * Creates or updates the product of each row, found by its external key. Stock changes by the difference, recorded as a
 * stock move (I2, requirements: Stock and orders). Call it in a transaction.
 */
export async function importBatch(transaction: Db, rows: PicturedRow[]): Promise<BatchResult> {
  // Every write to the catalogue takes this lock first, so that no two deadlock.
  await transaction.selectFrom('catalog_version').select('version').forUpdate().execute();
  const paths = new CategoryPaths(transaction);
  const stored = await lockStored(transaction, rows);
  const records: ProductRecord[] = [];
  for (const row of rows) {
    const categoryId = await paths.find(parseCategoryPath(row.category).names);
    records.push(toRecord(row, { categoryId, known: stored.get(row.externalKey) }));
  }
  const written = await upsert(transaction, records);
  await moveStock(transaction, records, stored);
  const changed = written.map(({ id }) => `product:${id}`);
  if (written.length > 0 || paths.made.length > 0) await dropFromCaches(transaction, ['catalog', ...changed]);
  const created = records.filter(({ external_key }) => !stored.has(external_key)).length;
  const updated = written.length - created;
  return { created, updated, unchanged: rows.length - written.length, categories: paths.made };
}

async function lockStored(transaction: Db, rows: PicturedRow[]) {
  const keys = rows.map(({ externalKey }) => externalKey);
  const found = await transaction
    .selectFrom('products')
    .select(['id', 'external_key', 'stock'])
    .where('external_key', 'in', keys)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(found.map((product) => [product.external_key ?? '', product as Stored]));
}

function toRecord(
  row: PicturedRow,
  { categoryId, known }: { categoryId: string; known?: Stored | undefined },
) {
  return {
    id: known?.id ?? newId(),
    external_key: row.externalKey,
    name: row.name,
    brand: row.brand ?? '',
    description: row.description ?? row.name,
    price_centimes: row.price,
    discounted_price_centimes: row.discountedPrice || null,
    stock: row.stock ?? known?.stock ?? 0,
    image_url: row.imageUrl ?? null,
    features: row.features,
    sizes: row.sizes,
    category_id: categoryId,
  };
}

type ProductRecord = ReturnType<typeof toRecord>;

/** Returns the created and changed products. An unchanged one is not written and keeps its version. */
async function upsert(transaction: Db, records: ProductRecord[]) {
  const { rows } = await sql<{ id: string }>`
    insert into products as p
      (id, external_key, name, brand, description, price_centimes, discounted_price_centimes, stock, image_url,
       features, sizes, category_id)
    select
      id, external_key, name, brand, description, price_centimes, discounted_price_centimes, stock,
      coalesce(image_url, ''), array(select jsonb_array_elements_text(features)), sizes, category_id
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (
      id text, external_key text, name text, brand text, description text, price_centimes bigint,
      discounted_price_centimes bigint, stock integer, image_url text, features jsonb, sizes jsonb, category_id text
    )
    on conflict (external_key) do update set
      name = excluded.name, brand = excluded.brand, description = excluded.description,
      price_centimes = excluded.price_centimes, discounted_price_centimes = excluded.discounted_price_centimes,
      stock = excluded.stock, image_url = coalesce(nullif(excluded.image_url, ''), p.image_url),
      features = excluded.features, sizes = excluded.sizes, category_id = excluded.category_id,
      version = p.version + 1, updated_at = now()
    where (
      p.name, p.brand, p.description, p.price_centimes, p.discounted_price_centimes, p.stock, p.features, p.sizes,
      p.category_id, p.image_url
    ) is distinct from (
      excluded.name, excluded.brand, excluded.description, excluded.price_centimes,
      excluded.discounted_price_centimes, excluded.stock, excluded.features, excluded.sizes, excluded.category_id,
      coalesce(nullif(excluded.image_url, ''), p.image_url)
    )
    returning id`.execute(transaction);
  return rows;
}

async function moveStock(transaction: Db, records: ProductRecord[], stored: Map<string, Stored>) {
  const moves = records
    .map(({ id, external_key, stock }) => ({
      product_id: id,
      delta: stock - (stored.get(external_key)?.stock ?? 0),
      reason: 'import' as const,
    }))
    .filter(({ delta }) => delta !== 0);
  if (moves.length > 0) await transaction.insertInto('stock_moves').values(moves).execute();
}
