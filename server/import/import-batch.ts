import { type Selectable, sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import { importedFields, productFields } from '../../shared/catalog/product-fields.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { isBundle } from '../catalog/bundles/read-parts.ts';
import { highestStruck, readLowestPrices } from '../catalog/price-history.ts';
import { toStored } from '../catalog/product-columns.ts';
import { setNeeds } from '../catalog/save-need.ts';
import type { Db } from '../platform/db/connection.ts';
import { lockStocks } from '../platform/db/lock-products.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { Tables } from '../platform/db/tables.ts';
import { CategoryPaths, parseCategoryPath } from './category-paths.ts';
import { keyOf, renamedSince, withKeys } from './export-products.ts';
import { ImportedBarcodes } from './import-barcodes.ts';
import { finishFamilies, ImportedFamilies, noSeat } from './import-families.ts';
import { findNeeds } from './import-needs.ts';
import { cellProblem } from './import-reasons.ts';
import type { ImportRow, ReadRow } from './import-row.ts';
import { ImportedSpelling } from './import-spelling.ts';
import { columnsOf, raiseVersions, setTexts, textsInBase } from './import-texts.ts';

/** A row with the addresses of its pictures, if it has any. */
export type PicturedRow<Row extends ReadRow = ImportRow> = Row & {
  imageUrl?: string;
  moreUrls?: string[];
  /** The stored category, which the row does not change. */
  keptCategory?: string;
};

export type BatchResult = {
  created: number;
  updated: number;
  unchanged: number;
  categories: string[];
  /** The reasons for rows that were not written, by their keys. */
  refused: Map<string, Refusal>;
};

/** Takes the locks of a batch, so that its products stay as they are until it is written. */
export async function lockBatch(transaction: Db, rows: Pick<ReadRow, 'externalKey'>[]) {
  // Every write to the catalog takes this lock first, so that no two deadlock.
  await transaction.selectFrom('catalog_version').select('version').forUpdate().execute();
  return lockStored(transaction, rows);
}

/** When a product of a new shop was created, and whether it is featured; its stock is an opening stock. */
export type Opening = (externalKey: string) => { created_at: Date; featured: boolean };

/** State that the batches of one file share. */
export class ImportRun {
  readonly opening: Opening | undefined;
  /** Whether new products are hidden, whatever their rows say. */
  readonly asDrafts: boolean;
  readonly families = new ImportedFamilies();
  readonly barcodes = new ImportedBarcodes();
  readonly spelling = new ImportedSpelling();

  constructor({ opening, asDrafts = false }: { opening?: Opening | undefined; asDrafts?: boolean } = {}) {
    this.opening = opening;
    this.asDrafts = asDrafts;
  }
}

const seatColumns = ['family_id', 'variant_label', 'family_position'] as const;

const fieldColumns = importedFields.map((field) => productFields[field].column);

const keptColumns = [
  ...(['id', 'external_key', 'stock', 'description', 'price_centimes', 'discounted_price_centimes'] as const),
  ...(['features', 'sizes', 'more_image_urls'] as const),
  ...fieldColumns,
  ...seatColumns,
];

type Stored = Pick<Selectable<Tables['products']>, (typeof keptColumns)[number]> & { is_bundle: boolean };

/**
 * Creates or updates the product of each row, found by its external key. Stock changes by the difference, recorded as a
 * stock move (I2, requirements: Stock and orders). Call it in a transaction.
 */
export async function importBatch(
  transaction: Db,
  allRows: PicturedRow[],
  run: ImportRun,
): Promise<BatchResult> {
  const stored = await lockBatch(transaction, allRows);
  const { rows, refused, seats, needIds } = await checkRows(transaction, allRows, { run, stored });
  const paths = await CategoryPaths.load(transaction);
  const records: ProductRecord[] = [];
  for (const row of rows) {
    const categoryId = row.keptCategory ?? (await paths.find(parseCategoryPath(row.category).names));
    const known = stored.get(row.externalKey);
    records.push({
      ...toRecord(row, categoryId, known),
      ...(seats.get(row.externalKey) ?? seatOf(known)),
      ...run.opening?.(row.externalKey),
      ...(run.asDrafts && !known && { state: 'draft' as const }),
    });
  }
  const written = await upsert(transaction, records);
  await moveStock(transaction, records, { stored, reason: run.opening ? 'opening' : 'import' });
  await finishFamilies(transaction, changedFamilies(records, stored));
  const ids = new Map(records.map(({ id, external_key }) => [external_key, id]));
  const needed = rows.flatMap(({ externalKey, needs }) =>
    needs === undefined
      ? []
      : [
          {
            product: ids.get(externalKey) ?? '',
            needs: [...new Set(needs.flatMap((need) => needIds.get(need) ?? []))],
          },
        ],
  );
  const moved = await setNeeds(transaction, needed);
  const saved = new Set(written.map(({ id }) => id));
  const translated = await setTexts(
    transaction,
    rows.map((row) => ({ product: ids.get(row.externalKey) ?? '', row })),
  );
  await raiseVersions(
    transaction,
    translated.filter((id) => !saved.has(id)),
  );
  const changed = new Set([...saved, ...moved, ...translated]);
  if (changed.size > 0 || paths.made.length > 0) {
    await dropFromCaches(transaction, ['catalog', ...[...changed].map((id) => `product:${id}`)]);
  }
  const created = records.filter(({ external_key }) => !stored.has(external_key)).length;
  const updated = changed.size - created;
  return { created, updated, unchanged: rows.length - changed.size, categories: paths.made, refused };
}

type Checking = { run: ImportRun; stored: Map<string, Stored> };

/** Refuses rows that contradict stored products or each other; the others get their seats in families. */
async function checkRows(transaction: Db, allRows: PicturedRow[], { run, stored }: Checking) {
  const needs = await findNeeds(transaction, allRows);
  const refused = new Map(needs.refused);
  const without = () => allRows.filter(({ externalKey }) => !refused.has(externalKey));
  for (const [key, reason] of await textsInBase(transaction, without())) refused.set(key, reason);
  for (const [key, reason] of await renamedSince(transaction, without())) refused.set(key, reason);
  for (const [key, reason] of discountProblems(without(), stored)) refused.set(key, reason);
  for (const [key, reason] of bundleProblems(without(), stored)) refused.set(key, reason);
  for (const [key, reason] of await struckPriceProblems(transaction, without(), stored))
    refused.set(key, reason);
  for (const [key, reason] of await run.barcodes.refuse(transaction, without())) refused.set(key, reason);
  const families = await run.families.seat(transaction, without(), stored);
  for (const [key, reason] of families.refused) refused.set(key, reason);
  return { rows: without(), refused, seats: families.seats, needIds: needs.ids };
}

/** The reasons for rows that change one of the two prices so that it contradicts the stored other one, by their keys. */
function discountProblems(rows: PicturedRow[], stored: Map<string, Stored>) {
  return rows.flatMap(({ externalKey, price, discountedPrice }): [string, Refusal][] => {
    const kept = stored.get(externalKey)?.discounted_price_centimes ?? 0;
    if ((discountedPrice ?? kept) < price) return [];
    const reason =
      discountedPrice === undefined
        ? cellProblem('price', refusal('price-not-above-discount', { discounted: toDinars(kept) }))
        : cellProblem('discountedPrice', refusal('discount-not-below-price'));
    return [[externalKey, reason]];
  });
}

/** The reasons for rows with a stock or a cost for a bundle, which follow from its parts, by their keys. */
function bundleProblems(rows: PicturedRow[], stored: Map<string, Stored>) {
  return rows.flatMap(({ externalKey, stock, costPrice }): [string, Refusal][] => {
    const known = stored.get(externalKey);
    if (!known?.is_bundle) return [];
    const isStock = stock !== undefined && stock !== known.stock;
    if (!isStock && !costPrice) return [];
    return [[externalKey, cellProblem(isStock ? 'stock' : 'costPrice', refusal('bundle-figures-fixed'))]];
  });
}

/** The reasons for rows that would be discounted from a price that was not the lowest one, by their keys. */
async function struckPriceProblems(transaction: Db, rows: PicturedRow[], stored: Map<string, Stored>) {
  const known = rows.flatMap((row) => stored.get(row.externalKey) ?? []);
  const lowest = await readLowestPrices(
    transaction,
    known.map(({ id }) => id),
  );
  return rows.flatMap((row): [string, Refusal][] => {
    const before = stored.get(row.externalKey);
    if (!before) return [];
    const discounted = row.discountedPrice ?? before.discounted_price_centimes;
    const after = { price_centimes: row.price, discounted_price_centimes: discounted || null };
    const struck = highestStruck(before, after, lowest.get(before.id));
    if (!struck) return [];
    const reason = refusal('discount-strikes-too-much', struck);
    return [[row.externalKey, cellProblem('discountedPrice', reason)]];
  });
}

async function lockStored(
  transaction: Db,
  rows: Pick<ReadRow, 'externalKey'>[],
): Promise<Map<string, Stored>> {
  const ids = await transaction.selectFrom('products').select('id').where(withKeys(rows)).execute();
  await lockStocks(
    transaction,
    ids.map(({ id }) => id),
  );
  const found = await transaction
    .selectFrom('products')
    .select(keptColumns)
    .select(isBundle(sql.ref('products.id')).as('is_bundle'))
    .where(withKeys(rows))
    .execute();
  return new Map(found.map((product) => [keyOf(product), product]));
}

/** A field whose column is absent stays as it is stored. */
function toRecord(row: PicturedRow, categoryId: string, known: Stored | undefined) {
  return {
    ...keptFields(row, known),
    id: known?.id ?? newId(),
    external_key: row.externalKey,
    name: row.name,
    description: row.description || known?.description || row.name,
    price_centimes: row.price,
    discounted_price_centimes: kept(row.discountedPrice, known?.discounted_price_centimes ?? 0, 0) || null,
    stock: row.stock ?? known?.stock ?? 0,
    image_url: row.imageUrl ?? null,
    features: kept(row.features, known?.features, []),
    sizes: kept(row.sizes, known?.sizes, []),
    category_id: categoryId,
    more_image_urls: kept(row.moreUrls, known?.more_image_urls, []),
  };
}

function keptFields(row: PicturedRow, known: Stored | undefined) {
  const values = importedFields.map((field) => {
    const { column, file, none } = productFields[field];
    return [column, kept<unknown>(row[file.name], known?.[column], toStored(field, none))];
  });
  return Object.fromEntries(values) as Pick<Stored, (typeof fieldColumns)[number]>;
}

function kept<Value>(value: Value | undefined, stored: Value | undefined, none: Value) {
  return value === undefined ? (stored ?? none) : value;
}

function seatOf(known: Stored | undefined) {
  const { family_id, variant_label, family_position } = known ?? noSeat;
  return { family_id, variant_label, family_position };
}

type ProductRecord = ReturnType<typeof toRecord> & ReturnType<typeof seatOf> & Partial<ReturnType<Opening>>;

/** The families in which a member is new, gone, relabelled or moved. */
function changedFamilies(records: ProductRecord[], stored: Map<string, Stored>) {
  const ids = records.flatMap((record) => {
    const known = seatOf(stored.get(record.external_key));
    const isSame = seatColumns.every((column) => known[column] === record[column]);
    return isSame ? [] : [known.family_id ?? [], record.family_id ?? []].flat();
  });
  return [...new Set(ids)];
}

/** The columns that every row sets, apart from the picture, which stays if a row has none. */
const writtenColumns = [
  ...['name', 'description', 'price_centimes', 'discounted_price_centimes', 'stock', 'features', 'sizes'],
  ...['category_id', 'more_image_urls', ...fieldColumns, ...seatColumns],
];

/** Returns the created and changed products. An unchanged one is not written and keeps its version. */
async function upsert(transaction: Db, records: ProductRecord[]) {
  if (records.length === 0) return [];
  const columns = columnsOf(writtenColumns);
  const sent = columnsOf(writtenColumns, 'excluded');
  const picture = sql`coalesce(nullif(excluded.image_url, ''), p.image_url)`;
  const { rows } = await sql<{ id: string }>`
    insert into products as p (id, external_key, image_url, created_at, featured, ${columns})
    select id, external_key, coalesce(image_url, ''), coalesce(created_at, now()), coalesce(featured, false), ${columns}
    from jsonb_populate_recordset(null::products, ${JSON.stringify(records)}::jsonb)
    on conflict (id) do update set
      (image_url, ${columns}) = row(${picture}, ${sent}), version = p.version + 1, updated_at = now()
    where (p.image_url, ${columnsOf(writtenColumns, 'p')}) is distinct from (${picture}, ${sent})
    returning id`.execute(transaction);
  return rows;
}

type Moving = { stored: Map<string, Stored>; reason: 'import' | 'opening' };

async function moveStock(transaction: Db, records: ProductRecord[], { stored, reason }: Moving) {
  const moves = records
    .map(({ id, external_key, stock }) => ({
      product_id: id,
      delta: stock - (stored.get(external_key)?.stock ?? 0),
      reason,
    }))
    .filter(({ delta }) => delta !== 0);
  if (moves.length > 0) await transaction.insertInto('stock_moves').values(moves).execute();
}
