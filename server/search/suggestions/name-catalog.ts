import { type RawBuilder, sql } from 'kysely';
import { foldedWords } from '../../../shared/folded-words.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import type { CatalogSnapshot } from '../../catalog/listing/catalog-snapshot.ts';
import { CopyFollower, Followers } from '../../catalog/listing/copy-follower.ts';
import type { Db } from '../../platform/db/connection.ts';
import { NameWords } from './name-words.ts';

type NamedRow = {
  listed_version: number;
  number: number;
  hash: number;
  brand: string;
  names: Record<Language, string>;
};

/** Words of former names are kept until there are as many as of current ones, and more than these. */
const mostReplaced = 2_000;

/** The words of all names of one database in memory, for suggestions (docs/decisions/0053). */
class NameCatalog extends CopyFollower<NamedRow> {
  readonly words: Record<Language, NameWords> = {
    en: new NameWords(),
    fr: new NameWords(),
    ar: new NameWords(),
  };
  protected readonly rowsAtOnce = 200;
  /** What was added for each row, so that a new price adds nothing. */
  readonly #hashes = new Map<number, number>();
  #replaced = 0;

  override get isWorn() {
    return this.#replaced > this.#hashes.size + mostReplaced;
  }

  protected async read(db: Db, unread: RawBuilder<unknown>) {
    const { rows } = await sql<NamedRow>`
      select
        listed_version, number, p.brand, hashtext(concat_ws(e'\n', p.name, p.brand, fr.name, ar.name)) as hash,
        json_build_object('en', p.name, 'fr', coalesce(fr.name, p.name), 'ar', coalesce(ar.name, p.name)) as names
      from product_listings l join products p using (number)
      left join product_texts fr on fr.product_id = p.id and fr.language = 'fr'
      left join product_texts ar on ar.product_id = p.id and ar.language = 'ar'
      ${unread}`.execute(db);
    return rows;
  }

  protected add(rows: NamedRow[]) {
    for (const row of rows) this.#add(row);
  }

  #add({ number, hash, brand, names }: NamedRow) {
    const row = this.columns.rows.get(number);
    // A product that was removed in the meantime.
    if (row === undefined || this.#hashes.get(row) === hash) return;
    if (this.#hashes.has(row)) this.#replaced += 1;
    this.#hashes.set(row, hash);
    const brandWords = wordsOf(brand);
    const base = wordsOf(names.en);
    for (const language of languages) {
      const words = names[language] === names.en ? base : wordsOf(names[language]);
      this.words[language].add(row, { words, brand: brandWords });
    }
  }
}

function wordsOf(text: string) {
  return foldedWords(text).map(({ word }) => word);
}

const catalogs = new Followers((columns) => new NameCatalog(columns));

/** The words of the names at the version of the snapshot. @throws CatalogChanged, ApiError 503 */
export async function nameWordsAt(db: Db, snapshot: CatalogSnapshot) {
  return (await catalogs.at(db, snapshot)).words;
}

/** Loads the names in advance, so that the first visitor after a start does not wait for them. */
export function prepareSuggestions(db: Db) {
  return catalogs.prepare(db);
}
