import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { ApiError } from '../../../shared/api-error.ts';
import { type Db, visitorDeadlineMs } from '../../platform/db/connection.ts';
import { followDrops } from '../../platform/db/follow-drops.ts';
import { CatalogColumns, isSoldOut } from './catalog-columns.ts';
import { CatalogChanged, type CatalogSnapshot } from './catalog-snapshot.ts';
import { type NeedsInOrder, needsInOrder } from './family-order.ts';
import { rowsOf } from './listing-filter.ts';
import { loadChanges, type Need } from './load-changes.ts';

/** Lists show a product as sold out, or in stock again, at most this late even if the notice of it was lost. */
const maxSoldOutAgeMs = 1_000;

let soldOutNoticedAt = Number.NEGATIVE_INFINITY;

followDrops((tags) => {
  if (tags === 'all' || tags.includes('catalog') || tags.includes('sold-out')) {
    soldOutNoticedAt = performance.now();
  }
});

/**
 * The listings of one database in this process's memory, from which all lists and facets are computed
 * (docs/decisions/0041). It is changed in place: code that reads it must not wait in between, or must check the version
 * again.
 */
export class CatalogCopy {
  /** -1 until something is loaded. */
  version = -1;
  columns = new CatalogColumns();
  needs: Need[] = [];
  /** Rises when products sell out or are in stock again. */
  soldOutEdition = 0;
  readonly db: Db;
  #loading: Promise<void> | undefined;
  /** Whether the columns are between two versions. */
  #isChanging = false;
  #needsInOrder: NeedsInOrder | undefined;
  #soldOut: { numbers: string; version: number; readAt: number } | undefined;
  #readingSoldOut: Promise<void> | undefined;

  constructor(db: Db) {
    this.db = db;
  }

  /** The needs of each product in the order of families. Computed once for each version. */
  get needsInOrder() {
    const { columns } = this;
    this.#needsInOrder ??= needsInOrder(
      this.needs.map(({ products }) =>
        rowsOf(columns, products).map((row) => columns.familyPlaces[row] as number),
      ),
      columns.familyOrder.rows.length,
    );
    return this.#needsInOrder;
  }

  /**
   * Loads this version, or a later one if there is one.
   * @throws ApiError 503 if it takes too long; the loading then goes on.
   */
  async reach(version: number) {
    // The version falls if a replica that was behind becomes the primary.
    while (this.#isChanging || this.version !== version) {
      await withinDeadline(this.load());
      if (this.version > version) return;
    }
  }

  /** Loads the current version. Concurrent callers share one loading. */
  load() {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** Throws CatalogChanged if the columns are not at the version of the snapshot. */
  check({ version }: CatalogSnapshot) {
    if (this.#isChanging || this.version !== version) throw new CatalogChanged(this.version);
  }

  async #load() {
    const { version, columns, needs } = this;
    this.#isChanging = true;
    try {
      const loaded = await loadChanges(this.db, { version, columns, needs }, setImmediate);
      this.columns = loaded.columns;
      this.needs = loaded.needs;
      this.version = loaded.version;
    } catch (error) {
      if (columns.changes > 0) {
        this.columns = new CatalogColumns();
        this.version = -1;
      }
      throw error;
    } finally {
      this.#needsInOrder = undefined;
      this.#isChanging = false;
    }
  }

  /** Reads again which products are sold out, if that may have changed. */
  async refreshSoldOut() {
    while (!this.#isChanging && this.#isSoldOutOld()) {
      this.#readingSoldOut ??= this.#readSoldOut().finally(() => {
        this.#readingSoldOut = undefined;
      });
      await this.#readingSoldOut;
    }
  }

  #isSoldOutOld() {
    const { version, readAt } = this.#soldOut ?? { version: -1, readAt: Number.NEGATIVE_INFINITY };
    // A new product may be sold out from the start.
    const isNoticed = readAt <= soldOutNoticedAt;
    return version !== this.version || isNoticed || performance.now() - readAt > maxSoldOutAgeMs;
  }

  async #readSoldOut() {
    const { version } = this;
    const readAt = performance.now();
    const { rows } = await sql<{ numbers: string | null }>`
      select string_agg(number::text, ',') as numbers
      from (select number from products where stock = 0 order by number desc) sold_out`.execute(this.db);
    const numbers = rows[0]?.numbers ?? '';
    // The caller will find that the version changed.
    if (this.#isChanging || version !== this.version) return;
    // The list may be unchanged but name products loaded since, so they are marked again after a new version.
    if (numbers !== this.#soldOut?.numbers || version !== this.#soldOut.version) this.#markSoldOut(numbers);
    this.#soldOut = { numbers, version, readAt };
  }

  #markSoldOut(numbers: string) {
    const { flags, rows } = this.columns;
    for (let row = 0; row < flags.length; row++) flags[row] = (flags[row] as number) & ~isSoldOut;
    for (const number of numbers.split(',')) {
      const row = rows.get(Number(number));
      if (row !== undefined) flags[row] = (flags[row] as number) | isSoldOut;
    }
    this.soldOutEdition += 1;
  }
}

/** Waits as long as a visitor may. @throws ApiError 503 if it takes longer; the loading then goes on. */
export async function withinDeadline(loading: Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const busy = new ApiError(503, 'The shop is busy. Please try again in a moment.', { retryAfter: 5 });
    timer = setTimeout(reject, visitorDeadlineMs, busy);
  });
  try {
    await Promise.race([loading, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** One copy for each database, because a replica may be behind the primary. */
const copies = new WeakMap<Db, CatalogCopy>();

function copyOf(db: Db) {
  const known = copies.get(db);
  if (known) return known;
  const copy = new CatalogCopy(db);
  copies.set(db, copy);
  return copy;
}

/** Lets lists that are read in a transaction use the copy of its database. */
export function shareCopy(transaction: Db, db: Db) {
  copies.set(transaction, copyOf(db));
}

/** The copy at the version of the snapshot. @throws CatalogChanged if it is newer. */
export async function copyAt(db: Db, snapshot: CatalogSnapshot) {
  const copy = copyOf(db);
  await copy.reach(snapshot.version);
  copy.check(snapshot);
  return copy;
}

/** Loads the listings in advance, so that the first visitor after a start does not wait for them. */
export function prepareLists(db: Db) {
  return copyOf(db).load();
}
