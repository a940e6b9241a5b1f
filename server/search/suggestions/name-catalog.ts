import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { foldedWords } from '../../../shared/folded-words.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import type { CatalogColumns } from '../../catalog/listing/catalog-columns.ts';
import { type CatalogCopy, copyAt, withinDeadline } from '../../catalog/listing/catalog-copy.ts';
import { atOneVersion } from '../../catalog/listing/catalog-snapshot.ts';
import type { Db } from '../../platform/db/connection.ts';
import { NameWords } from './name-words.ts';

type NamedRow = {
  listed_version: number;
  number: number;
  hash: number;
  brand: string;
  names: Record<Language, string>;
};

/** So many that other requests wait for a few milliseconds only. */
const rowsAtOnce = 200;
/** Words of former names are kept until there are as many as of current ones, and more than these. */
const mostReplaced = 2_000;
const highestNumber = 2_147_483_647;

/**
 * The words of all names of one database in memory, for suggestions (docs/decisions/0053). It follows the copy of the
 * listings and has their rows.
 */
class NameCatalog {
  words = emptyWords();
  readonly #db: Db;
  #columns: CatalogColumns | undefined;
  #last = { listed_version: -1, number: highestNumber };
  /** What was added for each row, so that a new price adds nothing. */
  #hashes = new Map<number, number>();
  #replaced = 0;
  #version = -1;
  #loading: Promise<void> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Reads what changed up to the version of the copy. Concurrent callers share one reading. */
  async follow(copy: CatalogCopy) {
    while (this.#columns !== copy.columns || this.#version < copy.version) {
      this.#loading ??= this.#load(copy).finally(() => {
        this.#loading = undefined;
      });
      await this.#loading;
    }
  }

  async #load({ columns, version }: CatalogCopy) {
    if (this.#columns !== columns || this.#replaced > this.#hashes.size + mostReplaced) this.#clear(columns);
    for (;;) {
      const rows = await this.#readRows(version);
      for (const row of rows) this.#add(columns, row);
      const last = rows.at(-1);
      if (last) this.#last = last;
      if (rows.length < rowsAtOnce) break;
      await setImmediate();
    }
    this.#version = version;
  }

  #clear(columns: CatalogColumns) {
    this.words = emptyWords();
    this.#columns = columns;
    this.#last = { listed_version: -1, number: highestNumber };
    this.#hashes.clear();
    this.#replaced = 0;
    this.#version = -1;
  }

  async #readRows(version: number) {
    const { rows } = await sql<NamedRow>`
      select
        listed_version, number, p.brand, hashtext(concat_ws(e'\n', p.name, p.brand, fr.name, ar.name)) as hash,
        json_build_object('en', p.name, 'fr', coalesce(fr.name, p.name), 'ar', coalesce(ar.name, p.name)) as names
      from product_listings l join products p using (number)
      left join product_texts fr on fr.product_id = p.id and fr.language = 'fr'
      left join product_texts ar on ar.product_id = p.id and ar.language = 'ar'
      where (listed_version, number) > (${this.#last.listed_version}::bigint, ${this.#last.number}::integer)
        and listed_version <= ${version}
      order by listed_version, number limit ${rowsAtOnce}`.execute(this.#db);
    return rows;
  }

  #add(columns: CatalogColumns, { number, hash, brand, names }: NamedRow) {
    const row = columns.rows.get(number);
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

function emptyWords(): Record<Language, NameWords> {
  return { en: new NameWords(), fr: new NameWords(), ar: new NameWords() };
}

/** One for each database, because a replica may be behind the primary. */
const catalogs = new WeakMap<Db, NameCatalog>();

function catalogOf(db: Db) {
  const catalog = catalogs.get(db) ?? new NameCatalog(db);
  catalogs.set(db, catalog);
  return catalog;
}

/**
 * The words of the names at the version of the copy.
 * @throws ApiError 503 if loading them takes too long; the loading then goes on.
 */
export async function nameWordsAt(db: Db, copy: CatalogCopy) {
  const catalog = catalogOf(db);
  await withinDeadline(catalog.follow(copy));
  return catalog.words;
}

/** Loads the names in advance, so that the first visitor after a start does not wait for them. */
export function prepareSuggestions(db: Db) {
  return atOneVersion(db, async (snapshot) => catalogOf(db).follow(await copyAt(db, snapshot)));
}
