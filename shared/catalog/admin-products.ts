import * as z from 'zod/mini';
import { fileOptions, fileQuery, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import { blankIsAbsent } from '../contract/query-values.ts';
import { codedFields, messageOf, reasonFields } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { inCentimes } from '../values/typed-number.ts';
import { product, productList, productListQuery } from './catalog.ts';
import { lowStockLimit, maxStock } from './product-facts.ts';
import { newProductBody } from './product-form.ts';

/** The limit of a product without its own, in units. The index `products_low_stock` contains it too. */
export const usualStockLimit = 5;

/**
 * `low` is above 0 and at or below the product's limit, `out` is 0 (requirements: Low stock). `awaited` are those for
 * which people wait, in stock or not (requirements: Back in stock).
 */
export const stockFilters = ['low', 'out', 'awaited'] as const;

export type StockFilter = (typeof stockFilters)[number];

const { keyword, category, sort, pageNumber, limit } = productListQuery.shape;

const stockFilter = z.enum(stockFilters, messageOf('stock-filter-unknown'));

/** The filter of the back office's list of products. */
const productFilter = { keyword, category, stock: blankIsAbsent(stockFilter) };

/** The most products of one call: named by their ids, and found by a filter. */
const maxNamedProducts = 500;
export const maxFilteredProducts = 2_000;

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
 * lower price; a percentage changes the discounted price too. `stockBy` adds units, or takes them away below 0.
 */
const productChange = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('price'), price }),
    z.object({ kind: z.literal('priceBy'), amount: numberWithin('Amount', 1_000_000_000).check(inCentimes) }),
    z.object({
      kind: z.literal('pricePercent'),
      percent: numberWithin('Percent', 1_000),
      roundTo: z.enum(priceRoundings, messageOf('rounding-unknown')),
    }),
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
    z.object({ kind: z.literal('featured'), featured: z.boolean(messageOf('featured-not-boolean')) }),
  ],
  messageOf('change-unknown'),
);

export type ProductChange = z.output<typeof productChange>;

const oneChoice = z.check<{ ids?: string[] | undefined; filter?: object | undefined }>(
  ({ value, issues }) => {
    if ((value.ids === undefined) !== (value.filter === undefined)) return;
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
          z.maxLength(maxNamedProducts, messageOf('too-many-products-at-once', { max: maxNamedProducts })),
        ),
    ),
    filter: z.optional(z.object(productFilter)),
    change: productChange,
    /** True to calculate the change without making it. */
    preview: z._default(z.boolean(messageOf('preview-not-boolean')), false),
    /** The `seen` of a preview: if one of the products has changed since, nothing is done. */
    seen: z.optional(z.string().check(z.maxLength(100))),
  })
  .check(oneChoice);

export type ProductChangesBody = z.output<typeof productChangesBody>;

/** The changed fields of a product, with the name of its category. Prices are dinars. */
const fields = z.partial(
  z.object({
    price: z.number(),
    discountedPrice: z.number(),
    stock: z.int(),
    lowStockLimit: z.nullable(z.int()),
    category: z.string(),
    featured: z.boolean(),
  }),
);

export type ChangedFields = z.output<typeof fields>;

/** The result for each product, or that of a preview: changed, unchanged because it was so already, or refused. */
const productChanges = z.object({
  changed: z.array(z.object({ _id: id, name: z.string(), before: fields, after: fields })),
  unchanged: z.int(),
  refused: z.array(z.object({ _id: id, name: z.string(), ...reasonFields })),
  seen: z.string(),
});

export type ProductChanges = z.output<typeof productChanges>;

/** `waiting` is the number of people who wait for the product and have confirmed; absent if there are none. */
const stockList = z.extend(productList, {
  products: z.array(z.extend(product, { waiting: z.optional(z.int()) })),
});

export type StockList = z.output<typeof stockList>;

/** The endpoints with which administrators watch the stock and change several products at once. */
export const adminProductApi = {
  list: endpoint('GET', '/products/stock', {
    access: 'catalog',
    query: z.object({ ...productFilter, sort, pageNumber, limit }),
    reply: stockList,
  }),
  /** The products to order from the suppliers: those with low stock and sold-out ones. */
  toOrder: endpoint('GET', '/products/to-order', {
    access: 'catalog',
    query: z.object({ ...productFilter, ...fileOptions }),
    download: 'to-order',
    reply: tableReply,
  }),
  /** The products as an import reads them (docs/import.md). */
  export: endpoint('GET', '/products/export', {
    access: 'catalog',
    query: z.object({ ...productFilter, ...fileOptions }),
    download: 'products',
    reply: tableReply,
  }),
  changes: endpoint('POST', '/products/changes', {
    access: 'catalog',
    body: productChangesBody,
    reply: productChanges,
  }),
};

/** The largest file that the back office imports. */
export const maxImportBytes = 20 * 1024 * 1024;

/** The changed products and the problems that a report shows; downloads contain all of them. */
export const maxShownRows = 200;

/** `uploaded` waits for its columns to be chosen, `checked` for an administrator to apply it. */
const importStates = ['uploaded', 'checking', 'checked', 'applying', 'done', 'failed', 'cancelled'] as const;

const importSummary = z.object({
  _id: id,
  fileName: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** The administrator who applied it; null before. */
  appliedBy: z.nullable(z.string()),
  state: z.enum(importStates),
  /** While it is checked or applied: in the queue, at work, or without a sign of life for a while; otherwise null. */
  activity: z.nullable(z.enum(['waiting', 'working', 'interrupted'])),
  rowsRead: z.int(),
  /** null until the rows are counted. */
  rowsTotal: z.nullable(z.int()),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  finishedAt: z.nullable(z.iso.datetime()),
});

export type ImportSummary = z.output<typeof importSummary>;

/** The source of each of our columns: a column of the file, one times a factor, a number or a text in single quotes. */
const columnMap = z.record(
  z.string().check(z.maxLength(50)),
  z.string(messageOf('source-not-text')).check(z.maxLength(500, messageOf('source-too-long'))),
);

const importDetails = z.extend(importSummary, {
  /** The columns of the file, and ours in their order. */
  columns: z.array(z.string()),
  ourColumns: z.array(z.object({ name: z.string(), isRequired: z.boolean() })),
  /** The chosen map, or a proposal: that of the last file with these columns, or the nearest names. */
  map: z.nullable(columnMap),
  newCategories: z.array(z.string()),
  /** The reason if the file was not read to its end, or if the import failed. */
  problem: z.nullable(z.string()),
  /** The reason why it cannot be applied; null if it can. */
  obstacle: z.nullable(z.string()),
  /** The codes of both. */
  fieldCodes: z.record(z.string(), z.object(codedFields)),
});

export type ImportDetails = z.output<typeof importDetails>;

const importedRow = z.object({
  line: z.int(),
  key: z.string(),
  name: z.string(),
  isNew: z.boolean(),
  changes: z.array(
    z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
});

export type ImportedRow = z.output<typeof importedRow>;

const importProblem = z.object({ line: z.int(), isRefused: z.boolean(), ...reasonFields });

export type ImportProblem = z.output<typeof importProblem>;

/** The endpoints with which administrators import products (requirements: Import and export). */
export const importApi = {
  list: endpoint('GET', '/imports', {
    access: 'catalog',
    reply: z.object({ imports: z.array(importSummary) }),
  }),
  upload: endpoint('POST', '/imports', {
    access: 'catalog',
    upload: 'file',
    reply: importDetails,
    status: 201,
  }),
  show: endpoint('GET', '/imports/:id', {
    access: 'catalog',
    params: idParams,
    reply: importDetails,
  }),
  rows: endpoint('GET', '/imports/:id/rows', {
    access: 'catalog',
    params: idParams,
    reply: z.object({ rows: z.array(importedRow), problems: z.array(importProblem) }),
  }),
  changes: endpoint('GET', '/imports/:id/changes', {
    access: 'catalog',
    params: idParams,
    query: fileQuery,
    download: 'import-changes',
    reply: tableReply,
  }),
  problems: endpoint('GET', '/imports/:id/problems', {
    access: 'catalog',
    params: idParams,
    query: fileQuery,
    download: 'import-problems',
    reply: tableReply,
  }),
  check: endpoint('POST', '/imports/:id/check', {
    access: 'catalog',
    params: idParams,
    body: z.object({ map: z.optional(columnMap) }),
    reply: importDetails,
  }),
  apply: endpoint('POST', '/imports/:id/apply', {
    access: 'catalog',
    params: idParams,
    reply: importDetails,
  }),
  cancel: endpoint('POST', '/imports/:id/cancel', {
    access: 'catalog',
    params: idParams,
    reply: importDetails,
  }),
};
