import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { notFound } from '../../shared/contract/api-error.ts';
import type { ReplyOf } from '../../shared/contract/endpoint.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { PinnedTerm, pinApi } from '../../shared/search/admin-search.ts';
import type { Db } from '../platform/db/connection.ts';

type Query = z.output<typeof pinApi.list.query>;

type Terms = ReplyOf<typeof pinApi.list>;

const pageSize = 20;

/** One page of the terms with pinned products, last changed first (requirements: Pinned products). */
export async function listPins(db: Db, query: Query): Promise<Terms> {
  const { keyword, pageNumber = 1, limit = pageSize } = query;
  const hasWord = keyword ? sql`strpos(plain_words(sample), plain_words(${keyword})) > 0` : sql`true`;
  const { rows } = await sql<Pick<Terms, 'count' | 'terms'>>`
    with wanted as materialized (select * from pinned_terms where ${hasWord})
    select
      (select count(*) from wanted) as count,
      (
        select coalesce(jsonb_agg(${asTerm} order by changed_at desc, id), '[]') from (
          select * from wanted order by changed_at desc, id limit ${limit} offset ${(pageNumber - 1) * limit}
        ) t
      ) as terms`.execute(db);
  const { count, terms } = rows[0] ?? { count: 0, terms: [] };
  return { terms, count, pages: Math.ceil(count / limit), page: pageNumber };
}

/** Throws ApiError 404. */
export async function readPins(db: Db, id: string): Promise<PinnedTerm> {
  const { rows } = await sql<{ term: PinnedTerm }>`
    select ${asTerm} as term from pinned_terms t where id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound(refusal('pinned-search-not-found'));
  return found.term;
}

/** The row `t` of `pinned_terms` with its products. */
const asTerm = sql`jsonb_build_object('_id', t.id, 'term', t.sample, 'version', t.version, 'products', (
  select coalesce(jsonb_agg(
    jsonb_build_object('_id', p.id, 'name', p.name, 'imageUrl', p.image_url, 'stock', p.stock) order by position
  ), '[]')
  from search_pins join products p on p.id = product_id where term_id = t.id
))`;
