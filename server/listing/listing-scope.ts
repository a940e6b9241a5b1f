import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CategoryPlace } from './category-tree.ts';

/** Which products a list is of; whatever is absent does not narrow it. */
export type Scope = {
  /** Products of inactive categories too, as administrators see them (design §6.10). */
  includeHidden: boolean;
  category?: CategoryPlace;
  /** Effective prices in centimes, both ends included. */
  minCentimes?: number;
  maxCentimes?: number;
};

/** The condition of the scope on the columns of `product_listings`. */
export function inScope({ includeHidden, category, minCentimes, maxCentimes }: Scope): RawBuilder<SqlBool> {
  const conditions = [sql`true`];
  if (!includeHidden) conditions.push(sql`visible`);
  if (category) conditions.push(sql`${sql.ref(category.column)} = ${category.number}`);
  if (minCentimes !== undefined) conditions.push(sql`effective_price_centimes >= ${minCentimes}`);
  if (maxCentimes !== undefined) conditions.push(sql`effective_price_centimes <= ${maxCentimes}`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

export function hasPriceRange({ minCentimes, maxCentimes }: Scope) {
  return minCentimes !== undefined || maxCentimes !== undefined;
}
