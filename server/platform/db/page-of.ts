import type { SelectQueryBuilder } from 'kysely';
import { countRows } from './count-cache.ts';

type Paging = { page?: number | undefined; limit?: number | undefined };

const pageSize = 20;

/** One page of the rows of a sorted query, with the number of all rows and of their pages. */
export async function pageOf<Database, Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { page = 1, limit = pageSize }: Paging,
) {
  const count = await countRows(query.clearSelect().clearOrderBy());
  const rows = await query
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, count, pages: Math.ceil(count / limit), page };
}
