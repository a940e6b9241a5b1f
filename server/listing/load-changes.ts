import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import { Catalog } from './catalog-in-memory.ts';
import type { LoadedListing, Need } from './catalog-row.ts';

type Loaded = { version: number; catalog: Catalog };

/** Adding this many takes some milliseconds, during which all requests wait. */
const rowsAtOnce = 250;
const highestNumber = 2_147_483_647;

/**
 * Loads what changed since the known version into the same catalog, or everything into a new one. All queries see the
 * same moment, and each has the deadline of a visitor's query.
 */
export async function loadChanges(db: Db, known: Loaded): Promise<Loaded> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    return await load(transaction, known);
  } finally {
    await transaction.rollback().execute();
  }
}

async function load(db: Db, known: Loaded): Promise<Loaded> {
  const { version, needs_version, reload_version, base_language } = await db
    .selectFrom('catalog_version')
    .selectAll()
    .executeTakeFirstOrThrow();
  // After a failover to a replica the version may be lower.
  const isReload = known.version < reload_version || known.version > version;
  const catalog = isReload ? new Catalog() : known.catalog;
  catalog.baseLanguage = base_language;
  const since = isReload ? -1 : known.version;
  if (since < needs_version) catalog.setNeeds(await readNeeds(db));
  if (since >= 0) for (const number of await readRemoved(db, since)) catalog.remove(number);
  for await (const listings of readListings(db, since)) {
    for (const listing of listings) catalog.write(listing);
    if (listings.length === rowsAtOnce) await setImmediate();
  }
  catalog.tidy();
  return { version, catalog };
}

async function readRemoved(db: Db, since: number) {
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
    const { rows } = await sql<LoadedListing & { listed_version: number }>`
      select
        listed_version, number, coalesce(family, 0) as family, extract(epoch from l.created_at)::float8 as created,
        l.effective_price_centimes as price, coalesce(unit_price, 'infinity')::float8 as "unitPrice",
        to_json(array_remove(array[category_1, category_2, category_3], null)) as categories, l.brand,
        json_build_object('count', p.review_count, 'stars', p.review_stars) as reviews,
        visible as "isVisible", on_offer as "isOnOffer", name_length as "nameLength", tsvectorsend(stems) as stems,
        json_build_object(
          'en', coalesce(en.name, p.name), 'fr', coalesce(fr.name, p.name), 'ar', coalesce(ar.name, p.name)
        ) as names,
        hashtext(concat_ws(e'\n', l.brand, p.name, en.name, fr.name, ar.name, name_length, stems)) as "wordsHash"
      from product_listings l join products p using (number)
      left join product_texts en on en.product_id = p.id and en.language = 'en'
      left join product_texts fr on fr.product_id = p.id and fr.language = 'fr'
      left join product_texts ar on ar.product_id = p.id and ar.language = 'ar'
      where (listed_version, number) > (${last.listed_version}::bigint, ${last.number}::integer)
      order by listed_version, number limit ${rowsAtOnce}`.execute(db);
    yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < rowsAtOnce) return;
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
    products: products?.split(',').map(Number) ?? [],
  }));
}
