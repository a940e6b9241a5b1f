import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { type CatalogColumns, isVisible } from '../../catalog/listing/catalog-columns.ts';
import { type CatalogCopy, copyAt, withinDeadline } from '../../catalog/listing/catalog-copy.ts';
import {
  atOneVersion,
  CatalogChanged,
  type CatalogSnapshot,
  readVersion,
} from '../../catalog/listing/catalog-snapshot.ts';
import type { Db } from '../../platform/db/connection.ts';
import { WordMatcher } from './match-word.ts';
import { createSegment, mergeSegments, mostListings, type Segment } from './segment.ts';
import { Vocabulary } from './vocabulary.ts';

type Row = { listed_version: number; number: number; name_length: number; stems: Buffer };

/** So many that other requests wait for some milliseconds only, 40 if segments are merged. */
const rowsAtOnce = 250;
/** Fewer outdated listings are not worth a pass over all. */
const mostOutdated = 1_000;
const highestNumber = 2_147_483_647;

/**
 * The words of all listings of one database in memory (docs/decisions/0073). It follows the copy of the listings and has
 * their rows. Like the copy it is changed in place: code that reads it must not wait in between.
 */
export class SearchIndex {
  readonly vocabulary = new Vocabulary();
  readonly matcher = new WordMatcher(this.vocabulary);
  segments: Segment[] = [];
  /** The columns that the row numbers refer to. */
  readonly columns: CatalogColumns;
  /** The edition of each row's latest listing; they count all listings that were ever added. */
  #latest = new Int32Array(1_024);
  #added = 0;
  #last = { listed_version: -1, number: highestNumber };
  #version = -1;
  #loading: Promise<void> | undefined;

  constructor(columns: CatalogColumns) {
    this.columns = columns;
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
      const rows = await this.#readRows(db, version);
      if (this.columns !== copy.columns) return;
      this.#add(rows);
      const last = rows.at(-1);
      if (last) this.#last = last;
      if (rows.length < rowsAtOnce) break;
      await setImmediate();
    }
    await this.#dropOutdated();
    // A product that changed again meanwhile was not among the rows.
    const current = await readVersion(db);
    if (current !== version) throw new CatalogChanged(current);
    this.#version = version;
  }

  /** Leaves out outdated listings and those of removed products once they are the majority. */
  async #dropOutdated() {
    const size = this.segments.reduce((sum, segment) => sum + segment.size, 0);
    if (size < 2 * this.columns.rows.size + mostOutdated) return;
    const kept: Segment[] = [];
    for (const segment of this.segments) {
      kept.push(this.#merged([segment]));
      await setImmediate();
    }
    this.segments = kept.filter((segment) => segment.size > 0);
    this.#merge();
  }

  async #readRows(db: Db, version: number) {
    const { listed_version, number } = this.#last;
    const { rows } = await sql<Row>`
      select listed_version, number, name_length, tsvectorsend(stems) as stems
      from product_listings
      where (listed_version, number) > (${listed_version}::bigint, ${number}::integer)
        and listed_version <= ${version}
      order by listed_version, number limit ${rowsAtOnce}`.execute(db);
    return rows;
  }

  #add(rows: Row[]) {
    const listings = rows.flatMap(({ number, name_length: nameLength, stems }) => {
      const row = this.columns.rows.get(number);
      // A product that was removed in the meantime.
      return row === undefined ? [] : [{ row, edition: this.#newEdition(row), nameLength, stems }];
    });
    if (listings.length === 0) return;
    this.segments.push(createSegment(this.vocabulary, listings));
    this.#merge();
  }

  #newEdition(row: number) {
    if (row >= this.#latest.length) {
      const longer = new Int32Array(2 * row);
      longer.set(this.#latest);
      this.#latest = longer;
    }
    this.#added += 1;
    this.#latest[row] = this.#added;
    return this.#added;
  }

  /** Merges the last segments until each is smaller than the one before it, or both together would be too large. */
  #merge() {
    for (;;) {
      const [before, last] = this.segments.slice(-2);
      if (!before || !last || before.size > last.size || before.size + last.size > mostListings) return;
      this.segments.splice(-2, 2, this.#merged([before, last]));
    }
  }

  #merged(segments: Segment[]) {
    return mergeSegments(segments, (segment, place) => this.isCurrent(segment, place));
  }

  /** Whether the listing at this place of a segment is the latest of a product that still exists. */
  isCurrent({ rows, editions }: Segment, place: number) {
    const row = rows[place] as number;
    if (this.#latest[row] !== editions[place]) return false;
    // Removed products are not visible.
    return this.isVisible(row) || this.columns.rows.get(this.columns.number[row] as number) === row;
  }

  isVisible(row: number) {
    return ((this.columns.flags[row] as number) & isVisible) !== 0;
  }
}

/** The index of each copy of the listings. */
const indexes = new WeakMap<CatalogCopy, SearchIndex>();

function indexOf(copy: CatalogCopy) {
  const known = indexes.get(copy);
  if (known?.columns === copy.columns) return known;
  const index = new SearchIndex(copy.columns);
  indexes.set(copy, index);
  return index;
}

/**
 * The index at the version of the snapshot.
 * @throws CatalogChanged if the listings have another version, ApiError 503 if loading takes too long; it then goes on.
 */
export async function searchIndexAt(db: Db, snapshot: CatalogSnapshot) {
  const copy = await copyAt(db, snapshot);
  const index = indexOf(copy);
  await withinDeadline(index.follow(copy));
  copy.check(snapshot);
  if (index.columns !== copy.columns) throw new CatalogChanged(copy.version);
  return index;
}

/** Loads the words in advance, so that the first search after a start does not wait for them. */
export function prepareSearch(db: Db) {
  return atOneVersion(db, async (snapshot) => {
    const copy = await copyAt(db, snapshot);
    await indexOf(copy).follow(copy);
  });
}
