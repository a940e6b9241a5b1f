import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { notFound } from '../../shared/contract/api-error.ts';
import type { ReplyOf } from '../../shared/contract/endpoint.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { PinnedTerm, pinApi } from '../../shared/search/admin-search.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { nameIn, nameWithLabel } from '../platform/db/name-in.ts';
import { pageOf } from '../platform/db/page-of.ts';

type Query = z.output<typeof pinApi.list.query>;

type Terms = ReplyOf<typeof pinApi.list>;

/** One page of the terms with pinned products, last changed first (requirements: Pinned products). */
export async function listPins(db: Db, query: Query): Promise<Terms> {
  const { keyword, pageNumber: page, limit, lang } = query;
  const sorted = pins(db, lang)
    .$if(keyword !== undefined, (wanted) =>
      wanted.where(sql<boolean>`strpos(plain_words(sample), plain_words(${keyword})) > 0`),
    )
    .orderBy('changed_at', 'desc')
    .orderBy('id');
  const { rows, ...paging } = await pageOf(sorted, { page, limit });
  return { terms: rows.map(({ term }) => term), ...paging };
}

/** Throws ApiError 404. */
export async function readPins(db: Db, id: string, language?: Language): Promise<PinnedTerm> {
  const found = await pins(db, language).where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound(refusal('pinned-search-not-found'));
  return found.term;
}

function pins(db: Db, language: Language | undefined) {
  return db.selectFrom('pinned_terms as t').select(asTerm(language).as('term'));
}

/** The row `t` of `pinned_terms` with its products. */
function asTerm(language: Language | undefined) {
  const name = nameIn('product', language, { id: sql`p.id`, name: nameWithLabel('p') });
  return sql<PinnedTerm>`jsonb_build_object('_id', t.id, 'term', t.sample, 'version', t.version, 'products', (
    select coalesce(jsonb_agg(
      jsonb_build_object('_id', p.id, 'name', ${name}, 'imageUrl', p.image_url, 'stock', p.stock) order by position
    ), '[]')
    from search_pins join products p on p.id = search_pins.product_id where term_id = t.id
  ))`;
}
