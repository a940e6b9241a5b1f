import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { isVisible } from '../../catalog/listing/catalog-columns.ts';
import type { CatalogSnapshot } from '../../catalog/listing/catalog-snapshot.ts';
import { CopyFollower, Followers } from '../../catalog/listing/copy-follower.ts';
import type { Db } from '../../platform/db/connection.ts';
import { WordMatcher } from './match-word.ts';
import { createSegment, longer, mergeSegments, mostListings, type Segment } from './segment.ts';
import { Vocabulary } from './vocabulary.ts';

type Row = { listed_version: number; number: number; name_length: number; stems: Buffer };

/** Up to so many outdated listings always stay: dropping them takes a pass over all. */
const mostOutdated = 1_000;

/** The words of all listings of one database in memory (docs/decisions/0073). */
export class SearchIndex extends CopyFollower<Row> {
  readonly vocabulary = new Vocabulary();
  readonly matcher = new WordMatcher(this.vocabulary);
  segments: Segment[] = [];
  /** Adding these takes a few milliseconds, or up to 40 if large segments are merged. */
  protected readonly rowsAtOnce = 250;
  /** The edition of each row's latest listing. Editions count all listings that were ever added. */
  #latest = new Int32Array(1_024);
  #added = 0;

  /** Leaves out outdated listings and those of removed products once they are the majority. */
  protected override async finish() {
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

  protected async read(db: Db, unread: RawBuilder<unknown>) {
    const { rows } = await sql<Row>`
      select listed_version, number, name_length, tsvectorsend(stems) as stems
      from product_listings ${unread}`.execute(db);
    return rows;
  }

  protected add(rows: Row[]) {
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
    if (row >= this.#latest.length) this.#latest = longer(this.#latest, 2 * row);
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

const indexes = new Followers((columns) => new SearchIndex(columns));

/** The index at the version of the snapshot. @throws CatalogChanged, ApiError 503 */
export function searchIndexAt(db: Db, snapshot: CatalogSnapshot) {
  return indexes.at(db, snapshot);
}

/** Loads the words in advance, so that the first search after a start does not wait for them. */
export function prepareSearch(db: Db) {
  return indexes.prepare(db);
}
