import { sql } from 'kysely';
import { fromNearerEnd } from '../../platform/db/from-nearer-end.ts';
import type { ListingFilter } from './listing-filter.ts';
import { inScopeOfProducts, isSqlScope } from './listing-scope.ts';
import type { ProductPage } from './read-products.ts';

type Part = { offset: number; limit: number };

/** A page of these products. */
export function pageOfNumbers(numbers: number[]): ProductPage {
  return {
    numbers: sql`
      select number, position from unnest(${numbers}::integer[]) with ordinality as hit (number, position)`,
    planOnce: true,
  };
}

type ByStock = Part & {
  filter: ListingFilter;
  isGrouped: boolean;
  /** The products of the list in any order. */
  numbers: number[];
};

/**
 * A page of a list that is sorted by stock. Orders change the stock without a new version of the catalog, so this sort
 * is never remembered. PostgreSQL walks along the index of the stock and checks each product.
 */
export function pageByStock({ filter, isGrouped, numbers, ...part }: ByStock): ProductPage {
  const { backwards, offset, limit } = fromNearerEnd({ ...part, count: numbers.length });
  const wanted =
    isSqlScope(filter) && !isGrouped ? inScopeOfProducts(filter) : sql`number = any(${numbers}::integer[])`;
  const order = backwards ? sql`stock desc, number asc` : sql`stock asc, number desc`;
  return {
    numbers: sql`
      select number, row_number() over (order by stock asc, number desc) as position
      from (
        select number, stock from products where ${wanted} order by ${order} limit ${limit} offset ${offset}
      ) page`,
    planOnce: false,
  };
}
