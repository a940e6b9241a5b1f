import { sql } from 'kysely';
import { type Language, languages } from '../../../shared/languages.ts';
import type { Db } from '../../platform/db/connection.ts';
import { CatalogColumns, type ListingRow, type NameOrder, type NamePlace } from './catalog-columns.ts';

export type Need = {
  slug: string;
  /** In each language; the base name where it has no translation. */
  names: Record<Language, string>;
  is_active: boolean;
  /** The numbers of its products in their order. */
  products: Int32Array;
};

type Loaded = { version: number; columns: CatalogColumns; needs: Need[] };

const rowsAtOnce = 5_000;
/** For more changed names, reading all names in their order is faster than looking up each one's place. */
const maxNamePlaces = 2_000;
const highestNumber = 2_147_483_647;

/**
 * Loads what changed since the known version into the same columns, or everything into new ones. All queries see the
 * same moment, and each has the deadline of a visitor's query. `pause` is awaited between steps that take long.
 */
export async function loadChanges(db: Db, known: Loaded, pause: () => Promise<void>): Promise<Loaded> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    return await load(transaction, known, pause);
  } finally {
    await transaction.rollback().execute();
  }
}

async function load(db: Db, known: Loaded, pause: () => Promise<void>): Promise<Loaded> {
  const { version, needs_version, reload_version } = await db
    .selectFrom('catalog_version')
    .selectAll()
    .executeTakeFirstOrThrow();
  // After a failover to a replica the version may be lower.
  const isReload = known.version < reload_version || known.version > version;
  const columns = isReload ? new CatalogColumns() : known.columns;
  const since = isReload ? -1 : known.version;
  for (const number of await readRemoved(db, since)) columns.remove(number);
  for await (const listings of readListings(db, since)) {
    for (const listing of listings) columns.write(listing);
  }
  if (columns.changes > 0) await columns.sort(await readNames(db, columns), pauseFor(columns, pause));
  const needs = since < needs_version ? await readNeeds(db) : known.needs;
  return { version, columns, needs };
}

/** Sorting a few changed rows into a large catalog takes no longer than a page. */
function pauseFor({ changes }: CatalogColumns, pause: () => Promise<void>) {
  return changes > rowsAtOnce ? pause : () => undefined;
}

async function readRemoved(db: Db, since: number) {
  if (since < 0) return [];
  const rows = await db
    .selectFrom('removed_listings')
    .select('number')
    .where('version', '>', since)
    .execute();
  return rows.map(({ number }) => number);
}

async function* readListings(db: Db, since: number) {
  let last = { listed_version: since, number: highestNumber };
  for (;;) {
    const { rows } = await sql<ListingRow & { listed_version: number }>`
      select
        listed_version, number, family, extract(epoch from created_at)::float8 as created,
        effective_price_centimes as price, unit_price, category_1, category_2, category_3, brand, visible, on_offer,
        hashtext(concat_ws(e'\n', name_key, name_key_fr, name_key_ar) collate "C") as name_hash
      from product_listings
      where (listed_version, number) > (${last.listed_version}::bigint, ${last.number}::integer)
      order by listed_version, number limit ${rowsAtOnce}`.execute(db);
    yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < rowsAtOnce) return;
    last = end;
  }
}

const nameKeys = { en: 'name_key', fr: 'name_key_fr', ar: 'name_key_ar' } satisfies Record<Language, string>;

async function readNames(db: Db, { renamed }: CatalogColumns) {
  const orders: [Language, NameOrder][] = [];
  for (const language of languages) {
    const key = sql.ref(nameKeys[language]);
    const order =
      renamed.length > maxNamePlaces ? await readAllNames(db, key) : await readNamePlaces(db, key, renamed);
    orders.push([language, order]);
  }
  return Object.fromEntries(orders) as Record<Language, NameOrder>;
}

type NameKey = ReturnType<typeof sql.ref>;

/** The places of these products in the order of names. */
async function readNamePlaces(db: Db, key: NameKey, numbers: number[]) {
  if (numbers.length === 0) return [];
  const { rows } = await sql<NamePlace>`
    select number, (
      select next.number from product_listings next
      where (next.${key}, next.number) > (l.${key}, l.number)
      order by next.${key}, next.number limit 1
    ) as next
    from product_listings l where number = any(${numbers}::integer[])
    order by ${key}, number`.execute(db);
  return rows;
}

/** The numbers of all products in the order of their names. */
async function readAllNames(db: Db, key: NameKey) {
  const pieces: number[][] = [];
  let last = { name_key: '', number: -1 };
  for (;;) {
    const { rows } = await sql<{ name_key: string; number: number }>`
      select ${key} as name_key, number from product_listings
      where (${key}, number) > (${last.name_key}, ${last.number}::integer)
      order by ${key}, number limit ${rowsAtOnce}`.execute(db);
    pieces.push(rows.map(({ number }) => number));
    const end = rows.at(-1);
    if (!end || rows.length < rowsAtOnce) return Int32Array.from(pieces.flat());
    last = end;
  }
}

type NeedRow = Pick<Need, 'slug' | 'is_active'> & {
  name: string;
  texts: Partial<Need['names']> | null;
  products: string | null;
};

/** All needs in their order. */
async function readNeeds(db: Db): Promise<Need[]> {
  const { rows } = await sql<NeedRow>`
    select slug, name, is_active, (
      select jsonb_object_agg(language, t.name) from need_texts t where t.need_id = n.id and t.name is not null
    ) as texts, (
      select string_agg(p.number::text, ',' order by of.position, p.number)
      from need_products of join products p on p.id = of.product_id where of.need_id = n.id
    ) as products
    from needs n order by position, number`.execute(db);
  return rows.map(({ products, name, texts, ...need }) => ({
    ...need,
    names: { en: name, fr: name, ar: name, ...texts },
    products: Int32Array.from(products?.split(',') ?? [], Number),
  }));
}
