import { sql } from 'kysely';
import { invalidField } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { articleSlugs } from '../../shared/search/article-slugs.ts';
import type { NotSoldBody, NotSoldChangeBody, NotSoldRecord } from '../../shared/search/not-sold-list.ts';
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
import { longestPhrase } from '../search/honesty/not-sold.ts';
import { readNotSold } from './not-sold-queries.ts';

const notSold: RecordKind<NotSoldRecord> = {
  ...ofCatalog,
  table: 'not_sold',
  area: 'notsold',
  read: readNotSold,
  audited: ({ kind, phrase, link }) => ({ kind, phrase, link }),
  outdated: [refusal('entry-changed'), 'entry'],
  recordsEverySave: true,
};

type Creating = { body: NotSoldBody; by: SessionUser };
type Changing = { id: string; body: NotSoldChangeBody; by: SessionUser };

/** Adds an entry. Throws ApiError 400 (a phrase that the search cannot use or that is listed, a link to nothing). */
export function createNotSold(db: Db, { body, by }: Creating): Promise<NotSoldRecord> {
  return createRecord(db, { kind: notSold, by }, async (db, id) => {
    await checkEntry(db, body, null);
    await db
      .insertInto('not_sold')
      .values({ ...body, id })
      .execute();
  });
}

/** Changes an entry. Throws ApiError 400, 404, 409 (outdated version, with the stored `entry`). */
export function changeNotSold(db: Db, { id, body, by }: Changing): Promise<NotSoldRecord> {
  const { version, ...values } = body;
  return changeRecord(db, { kind: notSold, id, version, by }, async (db) => {
    await checkEntry(db, values, id);
    await db
      .updateTable('not_sold')
      .set((row) => ({ ...values, version: row('version', '+', 1), changed_at: sql<Date>`now()` }))
      .where('id', '=', id)
      .execute();
  });
}

/** Deletes an entry; searches for it then find what matches. Throws ApiError 404. */
export function deleteNotSold(db: Db, target: Target): Promise<void> {
  return deleteRecord(db, { kind: notSold, ...target });
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
