import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connection.ts';
import type { CatalogColumns } from './catalog-columns.ts';
import { type CatalogCopy, copyAt, withinDeadline } from './catalog-copy.ts';
import { atOneVersion, CatalogChanged, type CatalogSnapshot, readVersion } from './catalog-snapshot.ts';

type ChangedRow = { listed_version: number; number: number };

const highestNumber = 2_147_483_647;

/**
 * Data in memory that is made from the listings and follows their copy, such as the words of the search. Like the copy it
 * is changed in place: code that reads it must not wait in between.
 */
export abstract class CopyFollower<Row extends ChangedRow> {
  /** The columns that its row numbers refer to. */
  readonly columns: CatalogColumns;
  #last: ChangedRow = { listed_version: -1, number: highestNumber };
  #version = -1;
  #loading: Promise<void> | undefined;

  constructor(columns: CatalogColumns) {
    this.columns = columns;
  }

  /** How many rows are read at once: so few that other requests wait only for some milliseconds. */
  protected abstract readonly rowsAtOnce: number;

  /** Reads listings. `unread` ends the query: `where`, `order by` and `limit` on `product_listings`. */
  protected abstract read(db: Db, unread: RawBuilder<unknown>): Promise<Row[]>;

  /** Adds listings that are new or changed. */
  protected abstract add(rows: Row[]): void;

  /** Called when everything has been added. */
  protected async finish(): Promise<void> {}

  /** Whether it should be made anew, because too much in it is outdated. */
  get isWorn() {
    return false;
  }

  /**
   * Reads what changed up to the version of the copy. Stops if the copy gets new columns. Concurrent callers share one
   * reading.
   * @throws CatalogChanged if the database is at another version by then; what was read is kept for the next call.
   */
  async follow(copy: CatalogCopy) {
    while (this.columns === copy.columns && this.#version < copy.version) {
      this.#loading ??= this.#load(copy).finally(() => {
        this.#loading = undefined;
      });
      await this.#loading;
    }
  }

  async #load(copy: CatalogCopy) {
    const { db, version } = copy;
    for (;;) {
      const rows = await this.read(db, this.#unread(version));
      if (this.columns !== copy.columns) return;
      this.add(rows);
      this.#last = rows.at(-1) ?? this.#last;
      if (rows.length < this.rowsAtOnce) break;
      await setImmediate();
    }
    await this.finish();
    // A product that changed again meanwhile was not among the rows.
    const current = await readVersion(db);
    if (current !== version) throw new CatalogChanged(current);
    this.#version = version;
  }

  #unread(version: number) {
    const { listed_version, number } = this.#last;
    return sql`
      where (listed_version, number) > (${listed_version}::bigint, ${number}::integer)
        and listed_version <= ${version}
      order by listed_version, number limit ${this.rowsAtOnce}`;
  }
}

/** The followers of one kind, one for each copy of the listings. */
export class Followers<Follower extends CopyFollower<ChangedRow>> {
  readonly #followers = new WeakMap<CatalogCopy, Follower>();
  readonly #create: (columns: CatalogColumns) => Follower;

  constructor(create: (columns: CatalogColumns) => Follower) {
    this.#create = create;
  }

  /**
   * The follower at the version of the snapshot.
   * @throws CatalogChanged if the listings have another version, ApiError 503 if loading takes too long; it then goes on.
   */
  async at(db: Db, snapshot: CatalogSnapshot) {
    const copy = await copyAt(db, snapshot);
    const follower = this.#of(copy);
    await withinDeadline(follower.follow(copy));
    copy.check(snapshot);
    if (follower.columns !== copy.columns) throw new CatalogChanged(copy.version);
    return follower;
  }

  /** Loads it in advance, so that the first visitor after a start does not wait. */
  prepare(db: Db) {
    return atOneVersion(db, async (snapshot) => {
      const copy = await copyAt(db, snapshot);
      await this.#of(copy).follow(copy);
    });
  }

  #of(copy: CatalogCopy) {
    const known = this.#followers.get(copy);
    if (known?.columns === copy.columns && !known.isWorn) return known;
    const follower = this.#create(copy.columns);
    this.#followers.set(copy, follower);
    return follower;
  }
}
