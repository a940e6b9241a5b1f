import { sql } from 'kysely';
import { ApiError } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { createBatcher } from '../platform/db/create-batcher.ts';
import { prepared } from '../platform/db/prepared-queries.ts';
import { boundedCache } from '../platform/memory/bounded-cache.ts';
import type { Catalog } from './catalog-in-memory.ts';
import type { Row } from './catalog-row.ts';
import { catalogOf } from './follow-catalog.ts';

/** A value with the version of the catalog from which it was read. */
type Versioned<T> = { version: number; value: T };

/** The catalog's version, for selecting it together with the data. `catalog_version` has a single row. */
export const catalogVersion = sql<number>`(select version from catalog_version)`.as('version');

/** A search with 25,000 hits takes 200 kB, and each search has about a dozen values. */
const bounds = { maxEntries: 20_000, maxBytes: 64 * 1024 * 1024 };
const maxAttempts = 10;

/** The catalog has another version than the snapshot; everything must be read again. */
class CatalogChanged extends Error {
  readonly version: number | undefined;

  constructor(version?: number) {
    super('The catalog changed while it was read');
    this.version = version;
  }
}

/**
 * One version of the catalog, with values derived from it: hits, counts, the category tree, corrected spellings. Database
 * triggers raise the version with every change that lists show, so these values are never outdated in any process.
 */
export class CatalogSnapshot {
  readonly db: Db;
  readonly version: number;
  readonly #values = boundedCache<{ value: unknown }>(bounds);
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(db: Db, version: number) {
    this.db = db;
    this.version = version;
  }

  /**
   * The catalog in memory. It is changed in place, so code that has waited must ask for it again.
   * @throws CatalogChanged if it is at another version by now.
   */
  get catalog(): Catalog {
    const { catalog, version } = catalogOf(this.db);
    if (version !== this.version) throw new CatalogChanged();
    return catalog;
  }

  /** Rises when products sell out or are in stock again, which does not change the version. */
  get soldOutEdition() {
    return catalogOf(this.db).soldOutEdition;
  }

  /** The value for `key`, which is made from the catalog and other values. Concurrent callers share one computation. */
  async recall<T>(key: string, compute: () => T | Promise<T>): Promise<T> {
    const known = this.#values.get(key);
    if (known) return known.value as T;
    const computing = this.#underWay.get(key) ?? this.#compute(key, compute);
    return (await computing) as T;
  }

  /** The value for `key`, which is read from the database with the version of the catalog. */
  recallRead<T>(key: string, read: () => Promise<Versioned<T>>): Promise<T> {
    return this.recall(key, async () => this.check(await read()));
  }

  async #compute<T>(key: string, compute: () => T | Promise<T>) {
    const computing = Promise.try(compute);
    this.#underWay.set(key, computing);
    try {
      const value = await computing;
      this.#values.set(key, { value });
      return value;
    } finally {
      this.#underWay.delete(key);
    }
  }

  /** The value, if it is of this version. Otherwise throws CatalogChanged, so that everything is read again. */
  check<T>({ version, value }: Versioned<T>): T {
    if (version !== this.version) throw new CatalogChanged(version);
    return value;
  }

  /** All products in the order of their names, which only PostgreSQL can compare. */
  async inOrderOfNames(language: Language): Promise<Row[]> {
    const key = sql.ref({ en: 'name_key', fr: 'name_key_fr', ar: 'name_key_ar' }[language]);
    const { rows } = await this.recall(`names ${language}`, async () => {
      const { rows } = await sql<{ version: number; numbers: string | null }>`
        select ${catalogVersion}, (
          select string_agg(number::text, ',' order by ${key}, number) from product_listings
        ) as numbers`.execute(this.db);
      const { version = 0, numbers } = rows[0] ?? {};
      const value = this.check({ version, value: numbers?.split(',').map(Number) ?? [] });
      return { rows: this.catalog.rowsOf(value), byteLength: 8 * value.length };
    });
    return rows;
  }
}

/** One snapshot for each database, because a replica may be behind the primary. */
const snapshots = new WeakMap<Db, CatalogSnapshot>();

/**
 * Runs `read` on the current version of the catalog, and again if the version changed during it.
 * @throws ApiError 503 if the catalog changes during every attempt.
 */
export async function atOneVersion<T>(db: Db, read: (snapshot: CatalogSnapshot) => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const snapshot = snapshots.get(db) ?? snapshotOf(db, await readVersion(db));
    try {
      await catalogOf(db).reach(snapshot.version);
      return await read(snapshot);
    } catch (error) {
      if (!(error instanceof CatalogChanged)) throw error;
      snapshotOf(db, error.version ?? (await readVersion(db)));
    }
  }
  throw new ApiError(503, refusal('shop-busy'), { retryAfter: 1 });
}

function snapshotOf(db: Db, version: number) {
  const known = snapshots.get(db);
  if (known?.version === version) return known;
  const snapshot = new CatalogSnapshot(db, version);
  snapshots.set(db, snapshot);
  return snapshot;
}

/** The current version of the catalog. Callers that ask while it is read share the next read. */
export function readVersion(db: Db) {
  return readTogether(db, undefined);
}

const readTogether = createBatcher<Db, undefined, number>(
  (db, callers) => {
    const reading = selectVersion(db);
    return callers.map(() => reading);
  },
  // A read that hangs holds up later callers only this long.
  { maxSize: 1_000, overlapAfterMs: 100 },
);

async function selectVersion(db: Db) {
  const { rows } = await sql<{ version: number }>`select version from catalog_version ${prepared}`.execute(
    db,
  );
  return rows[0]?.version ?? 0;
}
