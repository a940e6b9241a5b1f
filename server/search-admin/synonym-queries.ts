import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { ReplyOf } from '../../shared/contract/endpoint.ts';
import type { SynonymGroup, synonymApi } from '../../shared/search/admin-search.ts';
import type { Db } from '../platform/db/connection.ts';

type Query = z.output<typeof synonymApi.list.query>;

type Groups = ReplyOf<typeof synonymApi.list>;

const pageSize = 20;

/** One page of the groups, last changed first (requirements: Synonyms). */
export async function listSynonyms(db: Db, query: Query): Promise<Groups> {
  const { keyword, pageNumber = 1, limit = pageSize } = query;
  const hasWord = keyword
    ? sql`exists (
        select from search_synonyms s
        where s.meaning = g.meaning and strpos(plain_words(phrase), plain_words(${keyword})) > 0
      )`
    : sql`true`;
  const { rows } = await sql<Pick<Groups, 'count' | 'groups'>>`
    with wanted as materialized (select * from synonym_groups g where ${hasWord})
    select
      (select count(*) from wanted) as count,
      (
        select coalesce(jsonb_agg(${asGroup} order by changed_at desc, meaning), '[]') from (
          select * from wanted g order by changed_at desc, meaning
          limit ${limit} offset ${(pageNumber - 1) * limit}
        ) g
      ) as groups`.execute(db);
  const { count, groups } = rows[0] ?? { count: 0, groups: [] };
  return { groups, count, pages: Math.ceil(count / limit), page: pageNumber };
}

/** The row `g` of `synonym_groups` with its words. */
const asGroup = sql`jsonb_build_object('_id', g.id, 'version', g.version, 'words', ${wordsOf(true)}, 'understood', ${wordsOf(false)})`;

function wordsOf(isSearched: boolean) {
  return sql`(
    select coalesce(jsonb_agg(phrase order by phrase collate "C"), '[]')
    from search_synonyms s where s.meaning = g.meaning and is_searched = ${sql.lit(isSearched)}
  )`;
}

/** The group with its number, or undefined if there is none. */
export async function findSynonymGroup(db: Db, id: string) {
  const { rows } = await sql<{ meaning: number; group: SynonymGroup }>`
    select meaning, ${asGroup} as "group" from synonym_groups g where id = ${id}`.execute(db);
  return rows[0];
}
