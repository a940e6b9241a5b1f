import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { ReplyOf } from '../../shared/contract/endpoint.ts';
import type { SynonymGroup, synonymApi } from '../../shared/search/admin-search.ts';
import type { Db } from '../platform/db/connection.ts';
import { pageOf } from '../platform/db/page-of.ts';

type Query = z.output<typeof synonymApi.list.query>;

type Groups = ReplyOf<typeof synonymApi.list>;

/** One page of the groups, last changed first (requirements: Synonyms). */
export async function listSynonyms(db: Db, query: Query): Promise<Groups> {
  const { keyword, pageNumber: page, limit } = query;
  const hasWord = sql<boolean>`exists (
    select from search_synonyms s
    where s.meaning = g.meaning and strpos(plain_words(phrase), plain_words(${keyword})) > 0
  )`;
  const sorted = synonymGroups(db)
    .$if(keyword !== undefined, (wanted) => wanted.where(hasWord))
    .orderBy('changed_at', 'desc')
    .orderBy('meaning');
  const { rows, ...paging } = await pageOf(sorted, { page, limit });
  return { groups: rows.map(({ group }) => group), ...paging };
}

/** The row `g` of `synonym_groups` with its words. */
const asGroup = sql<SynonymGroup>`jsonb_build_object('_id', g.id, 'version', g.version, 'words', ${wordsOf(true)}, 'understood', ${wordsOf(false)})`;

function wordsOf(isSearched: boolean) {
  return sql`(
    select coalesce(jsonb_agg(phrase order by phrase collate "C"), '[]')
    from search_synonyms s where s.meaning = g.meaning and is_searched = ${sql.lit(isSearched)}
  )`;
}

/** The group with its number, or undefined if there is none. */
export function findSynonymGroup(db: Db, id: string) {
  return synonymGroups(db).where('id', '=', id).executeTakeFirst();
}

function synonymGroups(db: Db) {
  return db.selectFrom('synonym_groups as g').select('meaning').select(asGroup.as('group'));
}
