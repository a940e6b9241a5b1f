import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PriceFigures } from '../../shared/catalog/price-warnings.ts';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { Changes } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import {
  keyOf,
  type ProductCells,
  type ProductRow,
  selectProducts,
  toCells,
  withKeys,
} from './export-products.ts';
import type { ReadRow } from './import-row.ts';

/** Products as an export shows them, by their keys. */
export type SeenProducts = Map<string, { id: string; row: ProductRow; cells: ProductCells }>;

/** Reads the products of these rows. */
export async function seeProducts(db: Db, rows: Pick<ReadRow, 'externalKey'>[]): Promise<SeenProducts> {
  const found = await selectProducts(db, withKeys(rows)).execute();
  return new Map(found.map((row) => [keyOf(row), { id: row.id, row, cells: ownCells(row) }]));
}

/** The same by their ids. */
export async function seeProductsById(db: Db, ids: string[]): Promise<SeenProducts> {
  const found = await selectProducts(db, sql`products.id = any (${ids})`).execute();
  return new Map(found.map((row) => [row.id, { id: row.id, row, cells: ownCells(row) }]));
}

/** Without the stock of a bundle, which changes with its parts and not by its row. */
function ownCells(row: ProductRow): ProductCells {
  return row.is_bundle ? { ...toCells(row), stock: null } : toCells(row);
}

/**
 * Recognizes a product that has changed. Leaves out the stock, which orders change, and the option, which belongs to
 * the whole family and which an earlier row of the file may have named.
 */
export function fingerprint({ stock: _, option: __, ...cells }: ProductCells) {
  return createHash('sha256').update(JSON.stringify(cells)).digest('base64url');
}

/** The prices of a product in dinars. */
export function figuresOf(row: ProductRow): PriceFigures {
  return {
    price: toDinars(row.price_centimes),
    discountedPrice: toDinars(row.discounted_price_centimes ?? 0),
    costPrice: toDinars(row.cost_centimes ?? 0),
  };
}

/** The columns that differ, with their values before and after. Blank means no value. */
export function changedCells(before: ProductCells | undefined, after: ProductCells): Changes {
  const { externalKey: _, ...columns } = after;
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const changes: Changes = {};
  for (const name of names) {
    const [from, to] = [blankToNull(before?.[name]), blankToNull(after[name])];
    if (from !== to) changes[name] = [from, to];
  }
  return changes;
}

function blankToNull(value: string | number | null | undefined) {
  return value === '' || value === undefined ? null : value;
}
