import { sql } from 'kysely';
import { notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { NewSynonymsBody, SynonymGroup, SynonymsChangeBody } from '../../shared/search/admin-search.ts';
import { ofCatalog } from '../listing/write-catalog.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  type RecordKind,
  type Target,
} from '../platform/audit/change-record.ts';
import type { Db } from '../platform/db/connection.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { checkSynonyms } from './check-synonyms.ts';
import { findSynonymGroup } from './synonym-queries.ts';

const synonyms: RecordKind<SynonymGroup> = {
  ...ofCatalog,
  table: 'synonym_groups',
  area: 'synonyms',
  read: async (db, id) => (await readSynonyms(db, id)).group,
  audited: ({ words, understood }) => ({ words, understood }),
  outdated: [refusal('group-changed'), 'group'],
  recordsEverySave: true,
};

/** Adds a group. Throws ApiError 400 (words that the search cannot use, or that another group has). */
export function createSynonyms(
  db: Db,
  { body, by }: { body: NewSynonymsBody; by: SessionUser },
): Promise<SynonymGroup> {
  return createRecord(db, { kind: synonyms, by }, async (db, id) => {
    await checkSynonyms(db, body, null);
    const { meaning } = await db
      .insertInto('synonym_groups')
      .values({ id })
      .returning('meaning')
      .executeTakeFirstOrThrow();
    await insertWords(db, meaning, body);
  });
}

type Changing = { id: string; body: SynonymsChangeBody; by: SessionUser };

/** Replaces the words of a group. Throws ApiError 400, 404, 409 (outdated version, with the stored `group`). */
export function changeSynonyms(db: Db, { id, body, by }: Changing): Promise<SynonymGroup> {
  return changeRecord(db, { kind: synonyms, id, version: body.version, by }, async (db) => {
    const { meaning } = await db
      .updateTable('synonym_groups')
      .set((row) => ({ version: row('version', '+', 1), changed_at: sql<Date>`now()` }))
      .where('id', '=', id)
      .returning('meaning')
      .executeTakeFirstOrThrow();
    await checkSynonyms(db, body, meaning);
    await db.deleteFrom('search_synonyms').where('meaning', '=', meaning).execute();
    await insertWords(db, meaning, body);
  });
}

/** Deletes a group; its words then find only themselves. Throws ApiError 404. */
export function deleteSynonyms(db: Db, target: Target): Promise<void> {
  return deleteRecord(db, { kind: synonyms, ...target });
}

/** Throws ApiError 404. */
export async function readSynonyms(db: Db, id: string) {
  const found = await findSynonymGroup(db, id);
  if (!found) throw notFound(refusal('group-not-found'));
  return found;
}

async function insertWords(db: Db, meaning: number, { words, understood }: NewSynonymsBody) {
  const rows = [
    ...words.map((phrase) => ({ meaning, phrase, is_searched: true })),
    ...understood.map((phrase) => ({ meaning, phrase, is_searched: false })),
  ];
  await db.insertInto('search_synonyms').values(rows).execute();
}
