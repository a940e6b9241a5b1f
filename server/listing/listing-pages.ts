import { type RawBuilder, sql } from 'kysely';
import { fromNearerEnd } from '../platform/db/from-nearer-end.ts';
import type { Catalog } from './catalog-in-memory.ts';
import type { Row } from './catalog-row.ts';

type Part = { offset: number; limit: number };

export type ProductPage = {
  /** A query that selects `number` and `position`; only these rows are read completely. */
  numbers: RawBuilder<unknown>;
  /** Whether one plan is good for all parameters. If so it is cached, because planning takes as long as reading. */
  planOnce: boolean;
};

/** A page of these products. */
export function pageOfNumbers(numbers: number[]): ProductPage {
  return {
    numbers: sql`
      select number, position from unnest(${numbers}::integer[]) with ordinality as hit (number, position)`,
    planOnce: true,
  };
}

/**
 * A page of these products, sorted by stock. Orders change the stock without a new version of the catalog, so this sort
 * is never remembered. PostgreSQL walks along the index of the stock. It checks each product unless the list has them all:
 * reading 100,000 numbers would take most of the time.
 */
export function pageByStock(catalog: Catalog, rows: Row[], part: Part): ProductPage {
  const { backwards, offset, limit } = fromNearerEnd({ ...part, count: rows.length });
  const hasAll = rows.length === catalog.byNumber.size;
  const listed = hasAll ? sql`true` : sql`number = any(${rows.map(({ number }) => number)}::integer[])`;
  const order = backwards ? sql`stock desc, number asc` : sql`stock asc, number desc`;
  return {
    numbers: sql`
      select number, row_number() over (order by stock asc, number desc) as position
      from (
        select number, stock from products where ${listed}
        order by ${order} limit ${limit} offset ${offset}
      ) page`,
    planOnce: false,
  };
}
