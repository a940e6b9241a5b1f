import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';

type Base = { id: string; name: string; price_centimes: number };

type Options = {
  db: Db;
  /** The number of products that the shop should have. */
  total: number;
  /** The brands of the variations. */
  brands: readonly string[];
  log: { info: (facts: object, message: string) => void };
};

/** A multiple of the size of a family. */
const rowsAtOnce = 5_000;
const logEvery = 25_000;

/** Suffixes that turn one product into a range. Each family has four of them. */
const editions = [
  'Plus',
  'Sensitive',
  'Family Pack',
  'Travel Size',
  'Bio',
  'Extra',
  'Eco Refill',
  'Night',
  'Junior',
  'Active',
  'Limited Edition',
  'Duo',
];
const familySize = 4;

/**
 * Adds products for benchmarks until there are `total`: variations of the existing products under other brands and in
 * other editions, four to a family, with the same pictures. Does nothing if there are enough; another run continues where
 * it stopped.
 * @throws Error if the shop has no products.
 */
export async function loadVariations({ db, total, brands, log }: Options) {
  const bases = await readBases(db);
  if (bases.length === 0) throw new Error('There are no products to vary: load the demo catalog first');
  let count = await countProducts(db);
  const first = await nextVariation(db);
  for (let done = 0; count < total; ) {
    const size = Math.min(rowsAtOnce, total - count);
    const rows = Array.from({ length: size }, (_, index) => variationOf(bases, brands, first + done + index));
    await db.transaction().execute((transaction) => insertVariations(transaction, rows));
    done += size;
    count += size;
    if (done % logEvery === 0)
      log.info({ products: count, of: total }, 'Adding variations of the demo catalog');
  }
  // After a vacuum PostgreSQL knows that all rows are visible, and reads lists only from indexes. The empty table of
  // orders is left out: foreign keys would be checked by reading all of it, until autovacuum finds the first orders.
  await sql`vacuum analyze products, product_listings, search_words, families`.execute(db);
  await dropFromCaches(db, ['catalog']);
  return count;
}

function readBases(db: Db): Promise<Base[]> {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'price_centimes'])
    .where((where) =>
      where.or([where('external_key', 'is', null), where('external_key', 'not like', 'variation-%')]),
    )
    .orderBy('id')
    .execute();
}

async function countProducts(db: Db) {
  const { count } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Numbers are never reused, not even those of deleted variations. */
async function nextVariation(db: Db) {
  const { last } = await db
    .selectFrom('products')
    .select(sql<number | null>`max(substr(external_key, length('variation-') + 1)::bigint)`.as('last'))
    .where('external_key', 'like', 'variation-%')
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

type Variation = ReturnType<typeof variationOf>;

/**
 * The variation with this number, always the same: the editions of a family, then the families of all products in turn,
 * then the next brand, editions and series.
 */
function variationOf(bases: Base[], brands: readonly string[], number: number) {
  const family = Math.floor(number / familySize);
  const place = number % familySize;
  const base = bases[family % bases.length] as Base;
  const round = Math.floor(family / bases.length);
  const brand = brands[(round + (family % bases.length)) % brands.length] ?? '';
  const ranges = editions.length / familySize;
  const edition = editions[(Math.floor(round / brands.length) % ranges) * familySize + place] ?? '';
  const series = Math.floor(round / (brands.length * ranges));
  const seriesName = series > 0 ? `Series ${series + 1}` : '';
  const price = Math.round((base.price_centimes * (80 + (number % 60))) / 100 / 1_000) * 1_000;
  return {
    id: newId(),
    base_id: base.id,
    external_key: `variation-${number}`,
    family_key: `variations-${family}`,
    family_name: [brand, base.name, seriesName].filter(Boolean).join(' '),
    place,
    edition,
    name: [brand, base.name, '–', edition, seriesName].filter(Boolean).join(' '),
    brand,
    price_centimes: Math.max(price, 1_000),
    discounted: number % 5 === 0,
    stock: number % 17 === 0 ? 0 : 1 + (number % 120),
    minutes_ago: number % 500_000,
  };
}

/** Sends each column as one array parameter, so that one statement inserts thousands of rows. */
async function insertVariations(db: Db, rows: Variation[]) {
  const column = <Key extends keyof Variation>(key: Key) => rows.map((row) => row[key]);
  await insertFamilies(db, rows);
  await sql`
    insert into products
      (id, external_key, name, brand, description, price_centimes, discounted_price_centimes, stock, image_url,
       features, sizes, category_id, created_at, family_id, variant_label, family_position, net_quantity, unit)
    select
      v.id, v.external_key, v.name, v.brand, b.description, v.price_centimes,
      case when v.discounted then v.price_centimes * 8 / 10 end, v.stock, b.image_url,
      b.features, b.sizes, b.category_id, now() - interval '60 days' - v.minutes_ago * interval '1 minute',
      f.id, v.edition, v.place, b.net_quantity * (1 + v.place), b.unit
    from unnest(
      ${column('id')}::text[], ${column('base_id')}::text[], ${column('external_key')}::text[],
      ${column('name')}::text[], ${column('brand')}::text[], ${column('price_centimes')}::bigint[],
      ${column('discounted')}::boolean[], ${column('stock')}::integer[], ${column('minutes_ago')}::integer[],
      ${column('family_key')}::text[], ${column('edition')}::text[], ${column('place')}::smallint[]
    ) v (id, base_id, external_key, name, brand, price_centimes, discounted, stock, minutes_ago, family_key, edition,
      place)
    join products b on b.id = v.base_id
    join families f on f.external_key = v.family_key
  `.execute(db);
  const opening = rows
    .filter(({ stock }) => stock > 0)
    .map(({ id, stock }) => ({ product_id: id, delta: stock, reason: 'opening' as const }));
  await db.insertInto('stock_moves').values(opening).execute();
}

/** The first members of a family may have been inserted before. */
async function insertFamilies(db: Db, rows: Variation[]) {
  const families = new Map(rows.map(({ family_key, family_name }) => [family_key, family_name]));
  await db
    .insertInto('families')
    .values(
      [...families].map(([external_key, name]) => ({
        id: newId(),
        external_key,
        name,
        option_name: 'Edition',
      })),
    )
    .onConflict((conflict) => conflict.column('external_key').doNothing())
    .execute();
}
