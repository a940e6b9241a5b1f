import { type Selectable, sql } from 'kysely';
import type { ProductChange } from '../../shared/catalog/admin-products.ts';
import { toCentimes, toDinars } from '../../shared/catalog/prices.ts';
import { discountProblem, newProductBody, stockProblem } from '../../shared/catalog/product-form.ts';
import { type Refusal, refusal, refusalOf } from '../../shared/refusals/refusals.ts';
import type { Tables } from '../platform/db/tables.ts';

export type Columns = Pick<
  Selectable<Tables['products']>,
  | (
      | 'price_centimes'
      | 'discounted_price_centimes'
      | 'stock'
      | 'low_stock_limit'
      | 'category_id'
      | 'featured'
    )
  | 'state'
  | 'brand'
>;

/** Whether a product has the description and the picture that shoppers need. */
export type Appearance = { is_described: boolean; is_pictured: boolean };

/** The columns of an appearance. Products from files may be shown without a picture. */
export const appearance = [
  sql<boolean>`products.state is null`.as('is_shown'),
  sql<boolean>`products.description <> ''`.as('is_described'),
  sql<boolean>`(products.image_url <> '' or products.external_key is not null)`.as('is_pictured'),
];

/** The first field that is missing before a product can be shown, with its refusal; undefined if none is. */
export function missingWhenShown({ is_described, is_pictured }: Appearance) {
  if (!is_described) return { field: 'description', why: refusal('description-required') };
  return is_pictured ? undefined : { field: 'imageUrl', why: refusal('product-image-required') };
}

/** Every change but a deletion. */
export type FieldChange = Exclude<ProductChange, { kind: 'delete' }>;

/** The columns that the change sets on this product. They may break a rule (`changeProblem`). */
export function plannedColumns(row: Columns, change: FieldChange): Partial<Columns> {
  switch (change.kind) {
    case 'price':
      return { price_centimes: toCentimes(change.price) };
    case 'priceBy':
      return { price_centimes: row.price_centimes + toCentimes(change.amount) };
    case 'pricePercent':
      return {
        price_centimes: byPercent(row.price_centimes, change),
        discounted_price_centimes:
          row.discounted_price_centimes && byPercent(row.discounted_price_centimes, change),
      };
    case 'stock':
      return { stock: change.stock };
    case 'stockBy':
      return { stock: row.stock + change.units };
    case 'lowStockLimit':
      return { low_stock_limit: change.lowStockLimit };
    case 'category':
      return { category_id: change.category };
    case 'brand':
      return { brand: change.brand };
    case 'state':
      return { state: change.state === 'shown' ? null : change.state };
    case 'featured':
      return { featured: change.featured };
  }
}

const steps = { tens: 1_000, centimes: 1 };

type ByPercent = Extract<ProductChange, { kind: 'pricePercent' }>;

/**
 * The changed price in centimes; halves round up. The percentage is in hundredths, so the multiplication stays in whole
 * numbers.
 */
function byPercent(centimes: number, { percent, roundTo }: ByPercent) {
  const step = steps[roundTo];
  return Math.round((centimes * (10_000 + Math.round(percent * 100))) / (10_000 * step)) * step;
}

/** Why this product refuses the columns; undefined if it accepts them. The rules are those of a single change. */
export function changeProblem(
  row: Columns & Appearance & { is_bundle?: boolean },
  columns: Partial<Columns>,
): Refusal | undefined {
  const { price_centimes, discounted_price_centimes, stock } = { ...row, ...columns };
  if (columns.price_centimes !== undefined) {
    const price = toDinars(price_centimes);
    const { error } = newProductBody.shape.price.safeParse(price);
    const lost = discounted_price_centimes !== null && discounted_price_centimes <= 0;
    const [issue] = error?.issues ?? [];
    if (issue) return refusalOf(issue.message);
    if (lost) return refusal('discounted-price-zero');
    return refusalIn(discountProblem(price, toDinars(discounted_price_centimes ?? 0)));
  }
  if (columns.state === null) return missingWhenShown(row)?.why;
  if (row.is_bundle && columns.stock !== undefined) return refusal('bundle-figures-fixed');
  if (stock < 0) return refusal('stock-too-low', { left: row.stock });
  return refusalIn(stockProblem(stock));
}

function refusalIn(message: string | undefined) {
  return message === undefined ? undefined : refusalOf(message);
}
