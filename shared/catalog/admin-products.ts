import * as z from 'zod/mini';
import { fileOptions, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import { foundIds } from '../contract/found-ids.ts';
import { blankIsAbsent, textsQuery } from '../contract/query-values.ts';
import { messageOf, reasonFields } from '../refusals/codes.ts';
import { id } from '../values/ids.ts';
import { inCentimes } from '../values/typed-number.ts';
import { product, productList, productListQuery } from './catalog.ts';
import { priceWarnings } from './price-warnings.ts';
import { costPrice, lowStockLimit, maxStock, productStates, tvaRate } from './product-facts.ts';
import { productFields } from './product-fields.ts';
import { newProductBody } from './product-form.ts';

/** The limit of a product without its own, in units. The index `products_low_stock` contains it too. */
export const usualStockLimit = 5;

/**
 * `low` is above 0 and at or below the product's limit, `out` is 0 (requirements: Low stock). `awaited` are those for
 * which people wait, in stock or not (requirements: Back in stock).
 */
export const stockFilters = ['low', 'out', 'awaited'] as const;

const { keyword, category, sort, pageNumber, limit } = productListQuery.shape;

const stockFilter = z.enum(stockFilters, messageOf('stock-filter-unknown'));

/** Whether shoppers see a product, as far as its own state goes. */
export const stateFilters = ['shown', 'draft'] as const;

const state = z.enum(stateFilters, messageOf('product-state-unknown'));

const cost = z.enum(['unknown'], messageOf('cost-filter-unknown'));

/** The filter of the back office's list of products. */
export const productFilter = {
  keyword,
  category,
  brand: productListQuery.shape.brand,
  stock: blankIsAbsent(stockFilter),
  state: blankIsAbsent(state),
  /** Those without a cost price. The parts of a bundle have its cost. */
  cost: blankIsAbsent(cost),
};

/** The most products that are changed at once. Their rows stay locked until all are written. */
export const maxProductsAtOnce = 2_000;

/** The steps to which a changed price is rounded: tens of dinars, or centimes. */
const priceRoundings = ['tens', 'centimes'] as const;

const { price, stock } = newProductBody.shape;

function numberWithin(name: string, most: number) {
  const message = messageOf('number-not-within', { name, min: most, max: most });
  return z.number(message).check(z.minimum(-most, message), z.maximum(most, message));
}

const unitsMessage = messageOf('units-not-whole');

/**
 * One change for several products. `priceBy` is in dinars and `pricePercent` in percent of the price, both below 0 for a
 * lower price; a percentage changes the discounted price too. A discount is taken from
 * the price, and leaves products alone that are reduced further already. `costPrice` and `costPercent`, a share of the price without its discount, are only for those who may see money. `stockBy` adds units, or takes them away below 0. `delete`
 * refuses a product that an open order contains.
 */
export const productChange = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('price'), price }),
    z.object({ kind: z.literal('priceBy'), amount: numberWithin('Amount', 1_000_000_000).check(inCentimes) }),
    z.object({
      kind: z.literal('pricePercent'),
      percent: numberWithin('Percent', 1_000),
      roundTo: z.enum(priceRoundings, messageOf('rounding-unknown')),
    }),
    z.object({
      kind: z.literal('discountPercent'),
      percent: numberWithin('Percent', 100),
      roundTo: z.enum(priceRoundings, messageOf('rounding-unknown')),
    }),
    z.object({
      kind: z.literal('discountBy'),
      amount: numberWithin('Amount', 1_000_000_000).check(inCentimes),
    }),
    z.object({ kind: z.literal('noDiscount') }),
    z.object({ kind: z.literal('costPrice'), costPrice: z.nullable(costPrice) }),
    z.object({
      kind: z.literal('costPercent'),
      percent: z
        .number(messageOf('cost-percent-wrong'))
        .check(
          z.minimum(0, messageOf('cost-percent-wrong')),
          z.maximum(100, messageOf('cost-percent-wrong')),
        ),
    }),
    z.object({ kind: z.literal('tvaRate'), tvaRate: z.nullable(tvaRate) }),
    z.object({ kind: z.literal('stock'), stock }),
    z.object({
      kind: z.literal('stockBy'),
      units: numberWithin('Units', maxStock).check(z.refine(Number.isInteger, unitsMessage)),
    }),
    z.object({ kind: z.literal('lowStockLimit'), lowStockLimit: z.nullable(lowStockLimit) }),
    z.object({
      kind: z.literal('category'),
      category: z
        .string(messageOf('category-required'))
        .check(z.minLength(1, messageOf('category-required'))),
    }),
    z.object({
      kind: z.literal('brand'),
      brand: productFields.brand.schema.check(z.minLength(1, messageOf('brand-required'))),
    }),
    z.object({ kind: z.literal('state'), state }),
    z.object({ kind: z.literal('delete') }),
    z.object({ kind: z.literal('featured'), featured: z.boolean(messageOf('featured-not-boolean')) }),
  ],
  messageOf('change-unknown'),
);

export type ProductChange = z.output<typeof productChange>;

/** Whether a change writes what products cost. */
export function setsCost({ kind }: ProductChange) {
  return kind === 'costPrice' || kind === 'costPercent';
}

const someChoice = z.check<{ ids?: string[] | undefined; filter?: object | undefined }>(
  ({ value, issues }) => {
    if (value.ids !== undefined || value.filter !== undefined) return;
    const message = messageOf('ids-or-filter');
    issues.push({ code: 'custom', message, path: ['ids'], input: value });
  },
);

const productChangesBody = z
  .object({
    ids: z.optional(
      z
        .array(id, messageOf('ids-not-a-list'))
        .check(
          z.minLength(1, messageOf('product-choice-required')),
          z.maxLength(maxProductsAtOnce, messageOf('too-many-products-at-once', { max: maxProductsAtOnce })),
        ),
    ),
    /** With `ids`, refuses those that do not match it any more. */
    filter: z.optional(z.object(productFilter)),
    change: productChange,
    /** True to calculate the change without making it. */
    preview: z._default(z.boolean(messageOf('preview-not-boolean')), false),
    /** The `seen` of a preview: if one of the products has changed since, nothing is done. */
    seen: z.optional(z.string().check(z.maxLength(100))),
    /** False if nobody was warned of prices: should one be unusual, nothing is done. */
    warningsSeen: z.optional(z.boolean(messageOf('not-boolean'))),
  })
  .check(someChoice);

export type ProductChangesBody = z.output<typeof productChangesBody>;

/** The changed fields of a product, with the name of its category. Prices are dinars. */
const fields = z.partial(
  z.object({
    price: z.number(),
    discountedPrice: z.number(),
    costPrice: z.nullable(z.number()),
    tvaRate: z.nullable(z.int()),
    stock: z.int(),
    lowStockLimit: z.nullable(z.int()),
    category: z.string(),
    brand: z.string(),
    featured: z.boolean(),
    /** null while shoppers see it. */
    state: z.nullable(z.enum([...productStates, 'deleted'])),
  }),
);

export type ChangedFields = z.output<typeof fields>;

/**
 * The result for each product, or that of a preview: changed, with those of unusual prices first, then by name; unchanged
 * because it was so already or because rounding leaves the price as it is; `cheaper`
 * because their discounted price is below that of the change already; or refused.
 */
const productChanges = z.object({
  changed: z.array(
    z.object({
      ...{ _id: id, name: z.string(), before: fields, after: fields },
      warnings: z.optional(z.array(z.enum(priceWarnings))),
    }),
  ),
  unchanged: z.int(),
  rounded: z.array(z.object({ _id: id, name: z.string() })),
  cheaper: z.array(z.object({ _id: id, name: z.string() })),
  /** How many products of a preview the search finds only by similar words or in longer texts. They stay as they are. */
  similar: z.int(),
  refused: z.array(z.object({ _id: id, name: z.string(), ...reasonFields })),
  seen: z.string(),
  /** The id of the report under the imports, from which all but a deletion can be undone; absent for a preview. */
  report: z.optional(id),
});

export type ProductChanges = z.output<typeof productChanges>;

/** `waiting` is the number of people who wait for the product and have confirmed; absent if there are none. */
const stockList = z.extend(productList, {
  products: z.array(z.extend(product, { waiting: z.optional(z.int()) })),
});

export type StockList = z.output<typeof stockList>;

/** The most products of a sheet; its download has all. */
export const mostToOrder = 500;

const toOrderList = z.object({
  products: z.array(
    z.object({
      _id: id,
      sku: z.string(),
      name: z.string(),
      brand: z.string(),
      state: z.optional(z.enum(productStates)),
      stock: z.int(),
      /** Units of the last 30 days. */
      sold: z.int(),
      /** People who wait for it. */
      waiting: z.int(),
      /** The units to order. */
      suggested: z.int(),
      /** The cost of a unit in dinars, for those who may see it. */
      cost: z.optional(z.number()),
    }),
  ),
  count: z.int(),
});

export type ToOrderList = z.infer<typeof toOrderList>;

/** A brand in its most used spelling, and all of them with the number of their products. */
const alikeBrand = z.object({
  name: z.string(),
  spellings: z.array(z.object({ name: z.string(), count: z.int() })),
});

export type AlikeBrand = z.output<typeof alikeBrand>;

/** The endpoints with which administrators watch the stock and change several products at once. */
export const adminProductApi = {
  list: endpoint('GET', '/products/stock', {
    access: 'catalog',
    query: z.object({ ...productFilter, ...textsQuery.shape, sort, pageNumber, limit }),
    reply: stockList,
  }),
  /** The products of the whole list, but for those that its words do not name: `similar` of them. */
  ids: endpoint('GET', '/products/ids', {
    access: 'catalog',
    query: z.object({ ...productFilter, sort }),
    reply: z.extend(foundIds, { similar: z.int() }),
  }),
  /** The names of all brands in their order, each in its most used spelling, and those with several spellings. */
  brands: endpoint('GET', '/products/brands', {
    access: 'catalog',
    reply: z.object({ brands: z.array(z.string()), alike: z.array(alikeBrand) }),
  }),
  /** The products to order from the suppliers: those with low stock and sold-out ones. */
  toOrder: endpoint('GET', '/products/to-order', {
    access: 'catalog',
    query: z.object({ ...productFilter, ...fileOptions }),
    download: { en: 'products-to-order', fr: 'produits-a-commander' },
    reply: tableReply,
  }),
  /** The same as a sheet to print: the first ones, with their number. */
  orderSheet: endpoint('GET', '/products/to-order/sheet', {
    access: 'catalog',
    query: z.object({ ...productFilter, ...textsQuery.shape }),
    reply: toOrderList,
  }),
  /** The products as an import reads them (docs/import.md). */
  export: endpoint('GET', '/products/export', {
    access: 'catalog',
    query: z.object({ ...productFilter, ...fileOptions }),
    download: { en: 'products', fr: 'produits' },
    reply: tableReply,
  }),
  changes: endpoint('POST', '/products/changes', {
    access: 'catalog',
    body: productChangesBody,
    reply: productChanges,
  }),
};
