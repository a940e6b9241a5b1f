import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import {
  type adminProductApi,
  mostToOrder,
  type StockList,
  type ToOrderList,
} from '../../shared/catalog/admin-products.ts';
import { productPageSize } from '../../shared/catalog/catalog.ts';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { Language } from '../../shared/values/languages.ts';
import { offerDays, toProduct } from '../listing/read-products.ts';
import type { Db } from '../platform/db/connection.ts';
import { countRows } from '../platform/db/count-cache.ts';
import { nameIn, nameWithLabel } from '../platform/db/name-in.ts';
import { streamRows } from '../platform/db/stream-rows.ts';
import type { Tables } from '../platform/db/tables.ts';
import { type Column, table } from '../platform/http/table-file.ts';
import { isBundle } from './bundles/read-parts.ts';
import {
  filterProducts,
  isShort,
  type ProductFilter,
  peopleWaiting,
  sortedBy,
  stockLimit,
} from './product-filter.ts';

type StockQuery = z.output<typeof adminProductApi.list.query>;

/**
 * One page of the products whose stock is low or out, of both, or for which people wait (requirements: Low stock). With a
 * state or an unknown cost and no stock, of all products like that.
 */
export async function listLowStock(db: Db, query: StockQuery): Promise<StockList> {
  const { pageNumber = 1, limit = productPageSize, lang } = query;
  const { condition, named, correction } = await filterProducts(db, query);
  const short = db
    .selectFrom('products')
    .where(condition)
    .$if(!query.stock && !query.state && !query.cost, (all) => all.where(isShort));
  const page = short
    .select('products.id')
    .orderBy(sortedBy(query, named))
    .limit(limit)
    .offset((pageNumber - 1) * limit);
  const [count, rows] = await Promise.all([
    countRows(short),
    db
      .selectFrom('products')
      .innerJoin('categories', 'categories.id', 'products.category_id')
      .leftJoin('promotions', 'promotions.id', 'products.offer_id')
      .selectAll('products')
      .select(offerDays)
      .select(nameIn('product', lang, ownName).as('name'))
      .select(nameIn('category', lang, categoryName).as('category_name'))
      .select(peopleWaiting.as('waiting'))
      .where('products.id', 'in', page)
      .orderBy(sortedBy(query, named))
      .execute(),
  ]);
  return {
    products: rows.map((row) => ({
      ...toProduct(row),
      ...(row.external_key && { reference: row.external_key }),
      ...(row.waiting > 0 && { waiting: row.waiting }),
    })),
    count,
    pages: Math.ceil(count / limit),
    page: pageNumber,
    ...(correction && { correction }),
  };
}

const ownName = { id: sql.ref('products.id'), name: nameWithLabel('products') };
const categoryName = { id: sql.ref('categories.id'), name: sql.ref('categories.name') };

/** The number of products with low stock, and of sold-out ones. */
export async function countLowStock(db: Db) {
  return db
    .selectFrom('products')
    .select([
      sql<number>`count(*) filter (where stock > 0)`.as('low'),
      sql<number>`count(*) filter (where stock = 0)`.as('out'),
    ])
    .where(isShort)
    .executeTakeFirstOrThrow();
}

type ToOrder = Pick<Selectable<Tables['products']>, 'state'> & {
  external_key: string | null;
  id: string;
  name: string;
  brand: string;
  barcode: string | null;
  stock: number;
  limit: number;
  sold: number;
  waiting: number;
  cost_centimes: number | null;
};

const columns: Column<ToOrder>[] = [
  { en: 'SKU', fr: 'Référence', cell: (row) => row.external_key },
  { en: 'Id', fr: 'Identifiant', cell: ({ id }) => id },
  { en: 'Name', fr: 'Nom', cell: ({ name }) => name },
  { en: 'Brand', fr: 'Marque', cell: ({ brand }) => brand },
  { en: 'Barcode', fr: 'Code-barres', cell: ({ barcode }) => barcode },
  { en: 'Stock', fr: 'Stock', cell: ({ stock }) => stock },
  { en: 'Low-stock limit', fr: 'Seuil d’alerte', cell: ({ limit }) => limit },
  { en: 'Sold in 30 days', fr: 'Vendus en 30 jours', cell: ({ sold }) => sold },
  { en: 'People waiting', fr: 'Clients en attente', cell: ({ waiting }) => waiting },
  {
    ...{ en: 'Suggested quantity', fr: 'Quantité conseillée' },
    cell: suggestedOf,
  },
];

const costColumn: Column<ToOrder> = {
  ...{ en: 'Cost price', fr: 'Prix d’achat' },
  cell: ({ cost_centimes: cost }) => (cost === null ? null : toDinars(cost)),
  kind: 'money',
};

/** Enough for as many sales again and the people who wait, with the limit left in stock; at least enough to come above the limit. */
function suggestedOf({ limit, sold, waiting, stock }: ToOrder) {
  return limit + Math.max(1, sold + waiting) - stock;
}

type Ordering = { filter: ProductFilter; lang: Language | undefined; seesCost: boolean; now: Date };

/**
 * The products to order again: sold-out ones first, and those that sell best first (requirements: Low stock). Units of
 * cancelled orders do not count as sold, and those in bundles do. Those who may see money also get what a unit costs.
 */
export async function exportToOrder(db: Db, { seesCost, ...ordering }: Ordering) {
  const condition = await toOrder(db, ordering.filter);
  const rows = streamRows(db, (db) => productsToOrder(db, { condition, ...ordering }));
  return table({ columns: seesCost ? [...columns, costColumn] : columns, rows });
}

/** The first of the same products, as many as a sheet has, and the number of all. */
export async function listToOrder(db: Db, { seesCost, ...ordering }: Ordering): Promise<ToOrderList> {
  const condition = await toOrder(db, ordering.filter);
  const [rows, count] = await Promise.all([
    productsToOrder(db, { condition, ...ordering })
      .limit(mostToOrder)
      .execute(),
    countRows(db.selectFrom(productsToOrder(db, { condition, ...ordering }).as('wanted'))),
  ]);
  const products = rows.map((row) => ({
    ...{ _id: row.id, sku: row.external_key ?? '', name: row.name, brand: row.brand },
    ...(row.state && { state: row.state }),
    ...{ stock: row.stock, sold: row.sold, waiting: row.waiting, suggested: suggestedOf(row) },
    ...(seesCost && row.cost_centimes !== null && { cost: toDinars(row.cost_centimes) }),
  }));
  return { products, count };
}

/** The condition for the products to order among those of the filter. */
async function toOrder(db: Db, filter: ProductFilter) {
  // Products that are sold out are ordered together with those that run low.
  const wanted = filter.stock === 'low' ? { ...filter, stock: undefined } : filter;
  const { condition } = await filterProducts(db, wanted);
  return sql<SqlBool>`(${isShort} and ${condition} and not ${isBundle(sql.ref('products.id'))})`;
}

type Wanted = Pick<Ordering, 'lang' | 'now'> & { condition: Expression<SqlBool> };

function productsToOrder(db: Db, { condition, lang, now }: Wanted) {
  return db
    .with('sales', (db) =>
      db
        .selectFrom('orders')
        .innerJoin('order_units', 'order_units.order_id', 'orders.id')
        .select(['product_id', sql<number>`sum(units)`.as('sold')])
        .where('orders.created_at', '>=', sql<Date>`${now}::timestamptz - interval '30 days'`)
        .where('status', '<>', 'Cancelled')
        .groupBy('product_id'),
    )
    .selectFrom('products')
    .leftJoin('sales', 'sales.product_id', 'products.id')
    .select(['external_key', 'products.id', 'brand', 'barcode', 'state', 'stock'])
    .select(nameIn('product', lang, ownName).as('name'))
    .select(['cost_centimes', stockLimit.as('limit'), peopleWaiting.as('waiting')])
    .select(sql<number>`coalesce(sold, 0)`.as('sold'))
    .where(condition)
    .orderBy(sql`stock > 0, coalesce(sold, 0) desc, name, products.id`);
}
