import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { ReplyOf } from '../../shared/contract/endpoint.ts';
import { hardlyAny, type searchLogApi } from '../../shared/search/admin-search.ts';
import { timeZone } from '../../shared/values/dates.ts';
import type { Db } from '../platform/db/connection.ts';
import { type Column, table } from '../platform/http/table-file.ts';

type Query = z.output<typeof searchLogApi.terms.query>;

type Filter = Omit<Query, 'pageNumber' | 'limit'>;

type Terms = ReplyOf<typeof searchLogApi.terms>;

const pageSize = 20;
const usualDays = 30;

/** One page of what shoppers searched, most searched first (requirements: Searches). */
export async function listTerms(db: Db, { query, now }: { query: Query; now: Date }): Promise<Terms> {
  const { pageNumber = 1, limit = pageSize } = query;
  const { rows } = await sql<Pick<Terms, 'count' | 'searches' | 'terms'>>`
    ${wantedTerms(query, now)}
    select
      (select count(*) from wanted) as count,
      (select coalesce(sum(searches), 0) from wanted) as searches,
      (
        select coalesce(jsonb_agg(page), '[]') from (
          select * from wanted order by ${order} limit ${limit} offset ${(pageNumber - 1) * limit}
        ) page
      ) as terms`.execute(db);
  const { count, searches, terms } = rows[0] ?? { count: 0, searches: 0, terms: [] };
  return { terms, searches, count, pages: Math.ceil(count / limit), page: pageNumber };
}

const order = sql`searches desc, term`;

/** The terms of the period with their figures, as the statement's table `wanted`. */
function wantedTerms({ days, keyword, language, few }: Filter, now: Date) {
  const since = sql`(${now}::timestamptz at time zone ${timeZone})::date - ${days ?? usualDays}::integer`;
  return sql`
    with wanted as materialized (
      select
        term, (array_agg(sample order by day desc))[1] as sample, array_agg(distinct language) as languages,
        sum(searches)::integer as searches, sum(clicks)::integer as clicks,
        (array_agg(found order by day desc))[1] as found
      from search_terms
      where day > ${since}
        ${language ? sql`and language = ${language}` : sql``}
        ${keyword ? sql`and strpos(term, plain_words(${keyword})) > 0` : sql``}
      group by term
      ${few ? sql`having (array_agg(found order by day desc))[1] <= ${hardlyAny}` : sql``}
    )`;
}

type Term = Terms['terms'][number];

const columns: Column<Term>[] = [
  { en: 'Term', fr: 'Terme', cell: ({ term }) => term },
  { en: 'As typed', fr: 'Tel que saisi', cell: ({ sample }) => sample },
  { en: 'Languages', fr: 'Langues', cell: ({ languages }) => languages.join(' ') },
  { en: 'Searches', fr: 'Recherches', cell: ({ searches }) => searches },
  { en: 'Clicks', fr: 'Clics', cell: ({ clicks }) => clicks },
  { en: 'Products found', fr: 'Produits trouvés', cell: ({ found }) => found },
];

type Exporting = { filter: Filter; now: Date };

/** All terms, in the order of the list (requirements: Downloads). */
export async function exportTerms(db: Db, { filter, now }: Exporting) {
  const { rows } = await sql<Term>`
    ${wantedTerms(filter, now)} select * from wanted order by ${order}`.execute(db);
  return table({ columns, rows });
}
