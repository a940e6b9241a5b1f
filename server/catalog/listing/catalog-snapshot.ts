import { sql } from 'kysely';
import { ApiError } from '../../../shared/api-error.ts';
import type { Db } from '../../platform/db/connection.ts';
import { createBatcher } from '../../platform/db/create-batcher.ts';
import { prepared } from '../../platform/db/prepared-queries.ts';
import { boundedCache } from '../../platform/memory/bounded-cache.ts';

/** A value with the version of the catalog from which it was read. */
export type Versioned<T> = { version: number; value: T };

/** The catalog's version, for selecting it together with the data. `catalog_version` has a single row. */
export const catalogVersion = sql<number>`(select version from catalog_version)`.as('version');

/** A search with 25,000 hits takes 100 kB, and each search has about a dozen values. */
const bounds = { maxEntries: 20_000, maxBytes: 64 * 1024 * 1024 };
const maxAttempts = 10;

/** The catalog has another version than the snapshot; everything must be read again. */
export class CatalogChanged extends Error {
  readonly version: number;

  constructor(version: number) {
    super('The catalog changed while it was read');
    this.version = version;
  }
}

/**
 * Values derived from one version of the catalog: counts, the category tree, corrected spellings. Database triggers
 * raise the version with every change that lists show, so these values are never outdated in any process.
 */
export class CatalogSnapshot {
  readonly version: number;
  readonly #values = boundedCache<{ value: unknown }>(bounds);
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(version: number) {
    this.version = version;
  }

  /** The value for `key`. Concurrent callers share one read. */
  async recall<T>(key: string, read: () => Promise<Versioned<T>>): Promise<T> {
    const known = this.#values.get(key);
    if (known) return known.value as T;
    const value = this.#underWay.get(key) ?? this.#read(key, read);
    return (await value) as T;
  }

  #read<T>(key: string, read: () => Promise<Versioned<T>>) {
    const promise = read()
      .then((found) => {
        const value = this.check(found);
        this.#values.set(key, { value });
        return value;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, promise);
    return promise;
  }

  /** The value, if it is of this version. Otherwise throws CatalogChanged, so that everything is read again. */
  check<T>({ version, value }: Versioned<T>): T {
    if (version !== this.version) throw new CatalogChanged(version);
    return value;
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
      return await read(snapshot);
    } catch (error) {
      if (!(error instanceof CatalogChanged)) throw error;
      snapshotOf(db, error.version);
    }
  }
  throw new ApiError(503, 'The shop is busy. Please try again in a moment.', { retryAfter: 1 });
}

function snapshotOf(db: Db, version: number) {
  const known = snapshots.get(db);
  if (known?.version === version) return known;
  const snapshot = new CatalogSnapshot(version);
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
