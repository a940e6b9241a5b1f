import { type Selectable, sql } from 'kysely';
import type { ChangedFields, ProductChange } from '../../shared/catalog/admin-products.ts';
import { toCentimes, toDinars } from '../../shared/catalog/prices.ts';
import { discountProblem, newProductBody, stockProblem } from '../../shared/catalog/product-form.ts';
import { type Refusal, refusal, refusalOf } from '../../shared/refusals/refusals.ts';
import { changesBetween } from '../platform/audit/record-change.ts';
import type { Tables } from '../platform/db/tables.ts';

export type Columns = Pick<
  Selectable<Tables['products']>,
  | (
      | 'price_centimes'
      | 'discounted_price_centimes'
      | 'cost_centimes'
      | 'tva_rate'
      | 'stock'
      | 'low_stock_limit'
      | 'category_id'
      | 'featured'
    )
  | 'state'
  | 'brand'
>;

/** The same with the name of the category. */
export type NamedColumns = Columns & { category_name: string };

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
    case 'discountPercent':
      return {
        discounted_price_centimes: byPercent(row.price_centimes, { ...change, percent: -change.percent }),
      };
    case 'discountBy':
      return { discounted_price_centimes: row.price_centimes - toCentimes(change.amount) };
    case 'noDiscount':
      return { discounted_price_centimes: null };
    case 'costPrice':
      return { cost_centimes: change.costPrice === null ? null : toCentimes(change.costPrice) };
    case 'costPercent':
      return {
        cost_centimes: byPercent(row.price_centimes, { percent: change.percent - 100, roundTo: 'centimes' }),
      };
    case 'tvaRate':
      return { tva_rate: change.tvaRate };
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

type ByPercent = Pick<Extract<ProductChange, { kind: 'pricePercent' }>, 'percent' | 'roundTo'>;

/**
 * The changed price in centimes; halves round up. The percentage is in hundredths, so the multiplication stays in whole
 * numbers.
 */
function byPercent(centimes: number, { percent, roundTo }: ByPercent) {
  const step = steps[roundTo];
  return Math.round((centimes * (10_000 + Math.round(percent * 100))) / (10_000 * step)) * step;
}

/** Whether a percentage would change the price, and rounding leaves it as it is. */
export function isRoundedBack({ price_centimes }: Columns, change: FieldChange) {
  return (
    change.kind === 'pricePercent' &&
    byPercent(price_centimes, { ...change, roundTo: 'centimes' }) !== price_centimes
  );
}

/** Whether a discount would sell the product for more than its discounted price does now. */
export function isCheaperAlready(row: Columns, change: FieldChange) {
  if (change.kind !== 'discountPercent' && change.kind !== 'discountBy') return false;
  const planned = plannedColumns(row, change).discounted_price_centimes ?? 0;
  return row.discounted_price_centimes !== null && row.discounted_price_centimes < planned;
}

/** Why this product refuses the columns; undefined if it accepts them. The rules are those of a single change. */
export function changeProblem(
  row: Columns & Appearance & { is_bundle?: boolean },
  columns: Partial<Columns>,
): Refusal | undefined {
  const { price_centimes, discounted_price_centimes, stock } = { ...row, ...columns };
  if (columns.price_centimes !== undefined || columns.discounted_price_centimes !== undefined) {
    const price = toDinars(price_centimes);
    const { error } = newProductBody.shape.price.safeParse(price);
    const lost = discounted_price_centimes !== null && discounted_price_centimes <= 0;
    const [issue] = error?.issues ?? [];
    if (issue) return refusalOf(issue.message);
    if (lost) return refusal('discounted-price-zero');
    return refusalIn(discountProblem(price, toDinars(discounted_price_centimes ?? 0)));
  }
  if (columns.state === null) return missingWhenShown(row)?.why;
  const isOfParts = columns.stock !== undefined || columns.cost_centimes !== undefined;
  if (row.is_bundle && isOfParts) return refusal('bundle-figures-fixed');
  if (stock < 0) return refusal('stock-too-low', { left: row.stock });
  return refusalIn(stockProblem(stock));
}

function refusalIn(message: string | undefined) {
  return message === undefined ? undefined : refusalOf(message);
}

/** The fields whose values differ, before and after. */
export function changedFields(row: NamedColumns, changed: NamedColumns) {
  const [before, after] = [toFields(row), toFields(changed)];
  const names = Object.keys(changesBetween(before, after));
  // A category may have the same name as the one before.
  if (row.category_id !== changed.category_id && !names.includes('category')) names.push('category');
  const pick = (fields: ChangedFields): ChangedFields =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
  return { before: pick(before), after: pick(after) };
}

function toFields(row: NamedColumns): Required<ChangedFields> {
  return {
    price: toDinars(row.price_centimes),
    discountedPrice: toDinars(row.discounted_price_centimes ?? 0),
    costPrice: row.cost_centimes === null ? null : toDinars(row.cost_centimes),
    tvaRate: row.tva_rate,
    stock: row.stock,
    lowStockLimit: row.low_stock_limit,
    category: row.category_name,
    brand: row.brand,
    featured: row.featured,
    state: row.state,
  };
}
