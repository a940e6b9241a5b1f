import { sql } from 'kysely';
import { ApiError, invalidField } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { articleSlugs } from '../../shared/search/article-slugs.ts';
import type { NotSoldBody, NotSoldChangeBody, NotSoldRecord } from '../../shared/search/not-sold-list.ts';
import { writeCatalog } from '../catalog/write-catalog.ts';
import { type Changes, changesBetween, recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { longestPhrase } from '../search/honesty/not-sold.ts';
import { readNotSold } from './not-sold-queries.ts';

type Creating = { body: NotSoldBody; by: SessionUser };
type Changing = { id: string; body: NotSoldChangeBody; by: SessionUser };

/** Adds an entry. Throws ApiError 400 (a phrase that the search cannot use or that is listed, a link to nothing). */
export function createNotSold(db: Db, { body, by }: Creating): Promise<NotSoldRecord> {
  return writeCatalog(db, async (db) => {
    await checkEntry(db, body, null);
    const id = newId();
    await db
      .insertInto('not_sold')
      .values({ ...body, id })
      .execute();
    const { kind, phrase, link } = body;
    const changes = { kind: [null, kind], phrase: [null, phrase], link: [null, link] } satisfies Changes;
    await recordChange(db, { by, action: 'notsold.created', subjectId: id, changes });
    await dropFromCaches(db, ['catalog']);
    return readNotSold(db, id);
  });
}

/** Changes an entry. Throws ApiError 400, 404, 409 (outdated version, with the stored `entry`). */
export function changeNotSold(db: Db, { id, body, by }: Changing): Promise<NotSoldRecord> {
  return writeCatalog(db, async (db) => {
    const before = await readNotSold(db, id);
    const { version, ...values } = body;
    if (version !== before.version) {
      throw new ApiError(409, refusal('entry-changed'), { extra: { entry: before } });
    }
    await checkEntry(db, values, id);
    await db
      .updateTable('not_sold')
      .set((row) => ({ ...values, version: row('version', '+', 1), changed_at: sql<Date>`now()` }))
      .where('id', '=', id)
      .execute();
    const after = await readNotSold(db, id);
    const { version: _, ...changes } = changesBetween(before, after);
    await recordChange(db, { by, action: 'notsold.changed', subjectId: id, changes });
    await dropFromCaches(db, ['catalog']);
    return after;
  });
}

/** Deletes an entry; searches for it then find what matches. Throws ApiError 404. */
export async function deleteNotSold(db: Db, { id, by }: { id: string; by: SessionUser }): Promise<void> {
  await writeCatalog(db, async (db) => {
    const { kind, phrase, link } = await readNotSold(db, id);
    await db.deleteFrom('not_sold').where('id', '=', id).execute();
    const changes = { kind: [kind, null], phrase: [phrase, null], link: [link, null] } satisfies Changes;
    await recordChange(db, { by, action: 'notsold.deleted', subjectId: id, changes });
    await dropFromCaches(db, ['catalog']);
  });
}

async function checkEntry(db: Db, { phrase, link }: NotSoldBody, id: string | null) {
  const { rows } = await sql<{ stems: string; taken: string | null }>`
    select stems, (
      select phrase from not_sold n where n.stems = typed.stems and n.id is distinct from ${id}
    ) as taken
    from (select word_stems(plain_words(${phrase}::text)) as stems) typed`.execute(db);
  const { stems = '', taken = null } = rows[0] ?? {};
  if (stems === '') throw invalidField('phrase', refusal('word-without-letters', { word: phrase }));
  if (stems.split(' ').length > longestPhrase)
    throw invalidField('phrase', refusal('too-many-words', { word: phrase }));
  if (taken !== null) throw invalidField('phrase', refusal('already-listed', { phrase: taken }));
  await checkLink(db, link);
}

async function checkLink(db: Db, link: string) {
  const [, place, slug = ''] = link.split('/');
  if (place === 'blog' && !articleSlugs.includes(slug)) {
    throw invalidField('link', refusal('article-unknown'));
  }
  if (place !== 'needs') return;
  const need = await db.selectFrom('needs').select('id').where('slug', '=', slug).executeTakeFirst();
  if (!need) throw invalidField('link', refusal('need-unknown'));
}
