import { sql } from 'kysely';
import { ApiError } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { type Db, visitorDeadlineMs } from '../platform/db/connection.ts';
import { followDrops } from '../platform/db/follow-drops.ts';
import { Catalog } from './catalog-in-memory.ts';
import { loadChanges } from './load-changes.ts';

/** Lists show a product as sold out, or in stock again, at most this late even if the notice of it was lost. */
const maxSoldOutAgeMs = 1_000;

let soldOutNoticedAt = Number.NEGATIVE_INFINITY;

followDrops((tags) => {
  if (tags === 'all' || tags.includes('catalog') || tags.includes('sold-out')) {
    soldOutNoticedAt = performance.now();
  }
});

/**
 * The catalog of one database in this process's memory, from which all lists, facets, searches and suggestions are
 * computed (docs/decisions/0083).
 */
class FollowedCatalog {
  catalog = new Catalog();
  /** Rises when products sell out or are in stock again. */
  soldOutEdition = 0;
  readonly #db: Db;
  /** -1 until something is loaded. */
  #version = -1;
  #loading: Promise<void> | undefined;
  /** Whether the catalog is between two versions. */
  #isChanging = false;
  #soldOut = { numbers: '', version: -1, readAt: Number.NEGATIVE_INFINITY };
  #readingSoldOut: Promise<void> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** -1 while the catalog is between two versions. */
  get version() {
    return this.#isChanging ? -1 : this.#version;
  }

  /**
   * Loads this version, or a later one if there is one, and which products are sold out.
   * @throws ApiError 503 if it takes too long; the loading then goes on.
   */
  async reach(version: number) {
    // The version falls if a replica that was behind becomes the primary.
    while (this.version !== version) {
      await withinDeadline(this.load());
      if (this.#version > version) break;
    }
    while (!this.#isChanging && this.#isSoldOutOld()) {
      this.#readingSoldOut ??= this.#readSoldOut().finally(() => {
        this.#readingSoldOut = undefined;
      });
      await this.#readingSoldOut;
    }
  }

  /** Loads the current version. Concurrent callers share one loading. */
  load() {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #load() {
    const { catalog } = this;
    const { edition } = catalog;
    this.#isChanging = true;
    try {
      const loaded = await loadChanges(this.#db, { version: this.#version, catalog });
      this.catalog = loaded.catalog;
      this.#version = loaded.version;
    } catch (error) {
      if (catalog.edition !== edition) {
        this.catalog = new Catalog();
        this.#version = -1;
      }
      throw error;
    } finally {
      this.#isChanging = false;
    }
  }

  #isSoldOutOld() {
    const { version, readAt } = this.#soldOut;
    // A new product may be sold out from the start.
    const isNoticed = readAt <= soldOutNoticedAt;
    return version !== this.#version || isNoticed || performance.now() - readAt > maxSoldOutAgeMs;
  }

  async #readSoldOut() {
    const version = this.#version;
    const readAt = performance.now();
    const { rows } = await sql<{ numbers: string | null }>`
      select string_agg(number::text, ',') as numbers
      from (select number from products where stock = 0 order by number desc) sold_out`.execute(this.#db);
    const numbers = rows[0]?.numbers ?? '';
    // The caller will find that the version changed.
    if (version !== this.version) return;
    // The list may be unchanged but name products loaded since, so they are marked again after a new version.
    if (numbers !== this.#soldOut.numbers || version !== this.#soldOut.version) {
      const soldOut = new Set(numbers.split(',').map(Number));
      for (const row of this.catalog.rows) row.isSoldOut = soldOut.has(row.number);
      this.soldOutEdition += 1;
    }
    this.#soldOut = { numbers, version, readAt };
  }
}

/** Waits as long as a visitor may. @throws ApiError 503 if it takes longer; the loading then goes on. */
async function withinDeadline(loading: Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const busy = new ApiError(503, refusal('shop-busy'), { retryAfter: 5 });
    timer = setTimeout(reject, visitorDeadlineMs, busy);
  });
  try {
    await Promise.race([loading, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** One catalog for each database, because a replica may be behind the primary. */
const catalogs = new WeakMap<Db, FollowedCatalog>();

export function catalogOf(db: Db) {
  const known = catalogs.get(db);
  if (known) return known;
  const catalog = new FollowedCatalog(db);
  catalogs.set(db, catalog);
  return catalog;
}

/** Lets lists that are read in a transaction use the catalog of its database. */
export function shareCatalog(transaction: Db, db: Db) {
  catalogs.set(transaction, catalogOf(db));
}

/** Loads the catalog in advance, so that the first visitor after a start does not wait for it. */
export function prepareCatalog(db: Db) {
  return catalogOf(db).load();
}
