import { execFile } from 'node:child_process';
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { proveInvariants } from '../../../server/invariants/prove-invariants.ts';
import { createDb, createPool, type Db } from '../../../server/platform/db/connection.ts';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/embedded-postgres.ts';
import { openCluster } from '../../../server/platform/embedded-postgres/open-cluster.ts';
import { StartUpError } from '../../../server/platform/start-up/start-up-error.ts';
import { aBundle } from '../../../test/bundles/a-bundle.ts';
import { aCategory, aProduct } from '../../../test/factories.ts';
import { anOffer } from '../../../test/offers/an-offer.ts';
import type { StoredOrder } from '../storm/reckon.ts';

/** The data of one shop: its folder, and its database, which is the embedded one of that folder unless it has a URL. */
export type ShopData = { dataDir: string; databaseUrl?: string | undefined };

export const ownNotes = 'campaign ';
const ownProducts = 'Campaign product ';
export const ownDomain = '@campaign.example';

/** Runs `work` on the database, which is started for it if no shop runs. */
export async function withDatabase<Result>(
  { dataDir, databaseUrl }: ShopData,
  work: (db: Db, connectionString: string) => Promise<Result>,
) {
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const connectionString = databaseUrl ?? embedded?.connectionString ?? '';
  const db = createDb(createPool({ connectionString, size: 4, onError: () => undefined }));
  try {
    return await work(db, connectionString);
  } finally {
    await db.destroy();
    await embedded?.stop();
  }
}

/** A new data folder with a copy of the embedded database of another one, which must not be running. */
export async function copyData(from: ShopData, dataDir: string): Promise<ShopData> {
  await mkdir(dataDir, { mode: 0o711 });
  const original = await realpath(join(from.dataDir, 'postgres'));
  await openCluster({
    dataDir,
    log: () => undefined,
    makeCluster: async ({ folder }) => {
      await promisify(execFile)('cp', ['-a', original, folder]);
    },
  });
  return { dataDir };
}

/** Creates products to sell, and returns their ids. */
export function createProducts(data: ShopData, { count, stock }: { count: number; stock: number }) {
  return withDatabase(data, async (db) => {
    const { id: category_id } = await aCategory(db);
    const ids: string[] = [];
    for (let number = 1; number <= count; number++) {
      ids.push((await aProduct(db, { name: `${ownProducts}${number}`, stock, category_id })).id);
    }
    return ids;
  });
}

/** Creates a bundle of one unit of each of these products, and returns its id. */
export function createBundle(data: ShopData, parts: string[]) {
  return withDatabase(data, async (db) => {
    const bundle = await aBundle(
      db,
      parts.map((id) => ({ product: { id } })),
      { name: `${ownProducts}bundle` },
    );
    return bundle.id;
  });
}

/** Creates offers: two of each of these products for a lower price, and the first one as a gift with every order. */
export function createOffers(data: ShopData, products: string[]) {
  return withDatabase(data, async (db) => {
    for (const product_id of products) {
      const tiers = [{ units: 2, set_centimes: 99_999 }];
      await anOffer(db, { kind: 'quantity', tiers, targets: [{ product_id }] });
    }
    await anOffer(db, { kind: 'gift', gift_product_id: products[0] ?? null, min_centimes: 100 });
  });
}

export function countGifts(data: ShopData) {
  return withDatabase(data, async (db) => {
    const { rows } = await sql`select from order_items where is_gift`.execute(db);
    return rows.length;
  });
}

/**
 * The stored orders of a storm, by the prefix of their keys. Each carries its key in its notes, so a doubled one is found
 * even without the table of keys.
 */
export async function readOrders(data: ShopData, keys: string): Promise<StoredOrder[]> {
  const stored = await withDatabase(data, (db) =>
    db
      .selectFrom('orders')
      .where('notes', 'like', `${ownNotes}${keys}%`)
      .select(['id', 'notes', 'total_price_centimes'])
      .execute(),
  );
  return stored.map(({ id, notes, total_price_centimes: total }) => ({
    id,
    key: notes.slice(ownNotes.length),
    total,
  }));
}

/** Whether the database has the migration of ./program-copies.ts. */
export async function hasMigration(data: ShopData) {
  const { rows } = await withDatabase(data, (db) =>
    sql`select from information_schema.columns where column_name = 'campaign_mark'`.execute(db),
  );
  return rows.length > 0;
}

/** The names of the broken invariants with their first row. */
export async function findBrokenInvariants(data: ShopData) {
  const findings = await withDatabase(data, (db) =>
    proveInvariants(db, { dataDir: data.dataDir, s3: undefined }),
  );
  return findings.flatMap(({ name, violations }) =>
    violations.length > 0
      ? [`${name}: ${violations.length} rows, such as ${JSON.stringify(violations[0])}`]
      : [],
  );
}

/** Throws StartUpError unless everything in this database was made by a campaign. */
export async function requireOwnDatabase(databaseUrl: string) {
  const strangers = await withDatabase({ dataDir: '', databaseUrl }, async (db) => {
    const { rows } = await sql<{ migrated: boolean }>`
      select to_regclass('orders') is not null as migrated`.execute(db);
    if (!rows[0]?.migrated) return 0;
    const found = await sql<{ count: number }>`
      select (select count(*) from orders where notes not like ${`${ownNotes}%`})
        + (select count(*) from products where name not like ${`${ownProducts}%`})
        + (select count(*) from users where email not like ${`%${ownDomain}`}) as count`.execute(db);
    return found.rows[0]?.count ?? 0;
  });
  if (strangers === 0) return;
  throw new StartUpError(
    `The database holds ${strangers} orders, products or users that no campaign made. ` +
      'The campaign kills servers and fills the stock: give it an empty database.',
  );
}
