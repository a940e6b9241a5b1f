import { type RawBuilder, sql } from 'kysely';
import { fromNearerEnd } from '../platform/db/from-nearer-end.ts';

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
 * is never remembered. PostgreSQL walks along the index of the stock and checks each product.
 */
export function pageByStock(numbers: number[], part: Part): ProductPage {
  const { backwards, offset, limit } = fromNearerEnd({ ...part, count: numbers.length });
  const order = backwards ? sql`stock desc, number asc` : sql`stock asc, number desc`;
  return {
    numbers: sql`
      select number, row_number() over (order by stock asc, number desc) as position
      from (
        select number, stock from products where number = any(${numbers}::integer[])
        order by ${order} limit ${limit} offset ${offset}
      ) page`,
    planOnce: false,
  };
}
