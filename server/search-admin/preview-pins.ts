import { sql } from 'kysely';
import type { ProductList } from '../../shared/catalog/catalog.ts';
import { invalidField } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { PinsBody } from '../../shared/search/admin-search.ts';
import { listProducts } from '../catalog/list-queries.ts';
import { readAsIf } from '../listing/read-as-if.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';

/** The first page of the search with these pins, from the shop's own list. Throws ApiError 400 (no words). */
export function previewPins(db: Db, { term, products }: PinsBody): Promise<ProductList> {
  return readAsIf(db, {
    suppose: (db) => supposePins(db, term, products),
    read: (db) => listProducts(db, { keyword: term, group: 'family' }, { includeHidden: false }),
  });
}

/** Hides all pins behind temporary tables with those of this term. */
async function supposePins(db: Db, term: string, products: string[]) {
  for (const table of ['pinned_terms', 'search_pins']) {
    const name = sql.id(table);
    await sql`create temporary table ${name} (like ${sql.id('public', table)}) on commit drop`.execute(db);
  }
  const id = newId();
  const { rows } = await sql<{ term: string }>`
    insert into pinned_terms (id, sample, term, version, changed_at)
    values (${id}, ${term}, word_stems(plain_words(${term})), 1, now()) returning term`.execute(db);
  if (rows[0]?.term === '') throw invalidField('term', refusal('word-without-letters', { word: term }));
  const rowsOf = products.map((product_id, position) => ({ term_id: id, product_id, position }));
  await db.insertInto('search_pins').values(rowsOf).execute();
}
