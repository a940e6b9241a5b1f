import { sql } from 'kysely';
import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { NewSynonymsBody, SynonymGroup, SynonymsChangeBody } from '../../shared/search/admin-search.ts';
import { writeCatalog } from '../catalog/write-catalog.ts';
import { type Changes, changesBetween, recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { checkSynonyms } from './check-synonyms.ts';
import { findSynonymGroup } from './synonym-queries.ts';

/** Adds a group. Throws ApiError 400 (words that the search cannot use, or that another group has). */
export function createSynonyms(
  db: Db,
  { body, by }: { body: NewSynonymsBody; by: SessionUser },
): Promise<SynonymGroup> {
  return writeCatalog(db, async (db) => {
    await checkSynonyms(db, body, null);
    const { id, meaning } = await db
      .insertInto('synonym_groups')
      .values({ id: newId() })
      .returning(['id', 'meaning'])
      .executeTakeFirstOrThrow();
    await insertWords(db, meaning, body);
    const { group } = await readSynonyms(db, id);
    const { words, understood } = group;
    const changes: Changes = { words: [null, words], understood: [null, understood] };
    await recordChange(db, { by, action: 'synonyms.created', subjectId: id, changes });
    await dropFromCaches(db, ['catalog']);
    return group;
  });
}

type Changing = { id: string; body: SynonymsChangeBody; by: SessionUser };

/** Replaces the words of a group. Throws ApiError 400, 404, 409 (outdated version, with the stored `group`). */
export function changeSynonyms(db: Db, { id, body, by }: Changing): Promise<SynonymGroup> {
  return writeCatalog(db, async (db) => {
    const { meaning, group: before } = await readSynonyms(db, id);
    if (body.version !== before.version) {
      throw new ApiError(409, refusal('group-changed'), { extra: { group: before } });
    }
    await checkSynonyms(db, body, meaning);
    await db.deleteFrom('search_synonyms').where('meaning', '=', meaning).execute();
    await insertWords(db, meaning, body);
    await db
      .updateTable('synonym_groups')
      .set((row) => ({ version: row('version', '+', 1), changed_at: sql<Date>`now()` }))
      .where('meaning', '=', meaning)
      .execute();
    const { group: after } = await readSynonyms(db, id);
    const { version: _, ...changes } = changesBetween(before, after);
    await recordChange(db, { by, action: 'synonyms.changed', subjectId: id, changes });
    await dropFromCaches(db, ['catalog']);
    return after;
  });
}

/** Deletes a group; its words then find only themselves. Throws ApiError 404. */
export async function deleteSynonyms(db: Db, { id, by }: { id: string; by: SessionUser }): Promise<void> {
  await writeCatalog(db, async (db) => {
    const { words, understood } = (await readSynonyms(db, id)).group;
    await db.deleteFrom('synonym_groups').where('id', '=', id).execute();
    const changes: Changes = { words: [words, null], understood: [understood, null] };
    await recordChange(db, { by, action: 'synonyms.deleted', subjectId: id, changes });
    await dropFromCaches(db, ['catalog']);
  });
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
