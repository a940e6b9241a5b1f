import { sql } from 'kysely';
import { invalidField } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { PinnedTerm, PinsBody, PinsChangeBody } from '../../shared/search/admin-search.ts';
import { ofCatalog } from '../listing/write-catalog.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  type RecordKind,
  type Target,
} from '../platform/audit/change-record.ts';
import type { Db } from '../platform/db/connection.ts';
import { countRows } from '../platform/db/count-cache.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { readPins } from './pin-queries.ts';

const pins: RecordKind<PinnedTerm> = {
  ...ofCatalog,
  table: 'pinned_terms',
  area: 'pins',
  read: readPins,
  audited: ({ term, products }) => ({ term, products: products.map(({ _id }) => _id) }),
  outdated: [refusal('pins-changed'), 'term'],
  recordsEverySave: true,
};

/** Every process keeps all of them in memory. */
const mostTerms = 1_000;

/** Pins products for a term. Throws ApiError 400 (term without words or with pins, unknown product). */
export function createPins(db: Db, { body, by }: { body: PinsBody; by: SessionUser }): Promise<PinnedTerm> {
  return createRecord(db, { kind: pins, by }, async (db, id) => {
    await checkPins(db, body, id);
    if ((await countRows(db.selectFrom('pinned_terms'))) >= mostTerms)
      throw invalidField('term', refusal('too-many-pinned-searches', { max: mostTerms }));
    await db.insertInto('pinned_terms').values({ id, sample: body.term }).execute();
    await insertPins(db, id, body.products);
  });
}

type Changing = { id: string; body: PinsChangeBody; by: SessionUser };

/** Replaces a term and its products. Throws ApiError 400, 404, 409 (outdated version, with the stored `term`). */
export function changePins(db: Db, { id, body, by }: Changing): Promise<PinnedTerm> {
  return changeRecord(db, { kind: pins, id, version: body.version, by }, async (db) => {
    await checkPins(db, body, id);
    await db.deleteFrom('search_pins').where('term_id', '=', id).execute();
    await db
      .updateTable('pinned_terms')
      .set((row) => ({
        sample: body.term,
        version: row('version', '+', 1),
        changed_at: sql<Date>`now()`,
      }))
      .where('id', '=', id)
      .execute();
    await insertPins(db, id, body.products);
  });
}

/** Takes the pins from a term. Throws ApiError 404. */
export function deletePins(db: Db, target: Target): Promise<void> {
  return deleteRecord(db, { kind: pins, ...target });
}

/**
 * Refuses a term without words, or one that is the same to the search as another term with pins, and unknown products.
 * `id` is the term's own. Throws ApiError 400.
 */
async function checkPins(db: Db, { term, products }: PinsBody, id: string): Promise<void> {
  const { rows } = await sql<{ stems: string; other: string | null }>`
    select stems, (select sample from pinned_terms where term = stems and id <> ${id}) as other
    from word_stems(plain_words(${term})) stems`.execute(db);
  const [{ stems, other } = { stems: '', other: null }] = rows;
  if (stems === '') throw invalidField('term', refusal('word-without-letters', { word: term }));
  if (other !== null) throw invalidField('term', refusal('already-pinned', { term: other }));
  const found = await db.selectFrom('products').select('id').where('id', 'in', products).execute();
  const stored = new Set(found.map(({ id }) => id));
  const missing = products.findIndex((product) => !stored.has(product));
  if (missing !== -1) throw invalidField(`products.${missing}`, refusal('product-gone'));
}

async function insertPins(db: Db, term_id: string, products: string[]) {
  const rows = products.map((product_id, position) => ({ term_id, product_id, position }));
  await db.insertInto('search_pins').values(rows).execute();
}
