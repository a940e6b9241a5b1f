import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { notFound } from '../../shared/contract/api-error.ts';
import type { ReplyOf } from '../../shared/contract/endpoint.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { NotSoldRecord, notSoldApi } from '../../shared/search/not-sold-list.ts';
import type { Db } from '../platform/db/connection.ts';
import { pageOf } from '../platform/db/page-of.ts';

type Entries = ReplyOf<typeof notSoldApi.list>;

const columns = ['id as _id', 'kind', 'phrase', 'link', 'version'] as const;

/** One page of the list, last changed first (requirements: Not sold). */
export async function listNotSold(db: Db, query: z.output<typeof notSoldApi.list.query>): Promise<Entries> {
  const { keyword, kind, pageNumber: page, limit } = query;
  let wanted = db.selectFrom('not_sold');
  if (kind) wanted = wanted.where('kind', '=', kind);
  if (keyword) {
    wanted = wanted.where(sql<boolean>`strpos(plain_words(phrase), plain_words(${keyword})) > 0`);
  }
  const sorted = wanted.select(columns).orderBy('changed_at', 'desc').orderBy('phrase').orderBy('id');
  const { rows, ...paging } = await pageOf(sorted, { page, limit });
  return { entries: rows, ...paging };
}

/** Throws ApiError 404. */
export async function readNotSold(db: Db, id: string): Promise<NotSoldRecord> {
  const entry = await db.selectFrom('not_sold').select(columns).where('id', '=', id).executeTakeFirst();
  if (!entry) throw notFound(refusal('entry-not-found'));
  return entry;
}
