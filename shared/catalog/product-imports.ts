import * as z from 'zod/mini';
import { fileQuery, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import { codedFields, messageOf, reasonFields } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { productChange } from './admin-products.ts';
import { priceWarnings } from './price-warnings.ts';

/** The largest file that the back office imports. */
export const maxImportBytes = 20 * 1024 * 1024;

/** The changed products and the problems that a report shows; downloads contain all of them. */
export const maxShownRows = 200;

/** The refused rows whose cells can be mended on the page; a file with more of them is better corrected as a whole. */
export const maxMendableRows = 50;

const cellText = z
  .string(messageOf('source-not-text'))
  .check(z.maxLength(20_000, messageOf('cell-too-long', { max: 20_000 })));

/** The most cells that are mended at once. */
export const maxMendedCells = maxMendableRows * 10;

/** A cell of a row by its line and the heading of the file, with its new text. */
const mendedCell = z.object({ line: z.int().check(z.minimum(1)), column: z.string(), value: cellText });

export type MendedCell = z.output<typeof mendedCell>;

/** The columns that a merchant who types her first file needs, in the order in which she thinks of a product. */
export const usualColumns = [
  ...[
    'externalKey',
    'name',
    'brand',
    'barcode',
    'category',
    'price',
    'discountedPrice',
    'costPrice',
    'stock',
  ],
  ...['description', 'netQuantity', 'unit', 'tvaRate', 'weight', 'image', 'publication'],
];

/** `uploaded` waits for its columns to be chosen, `checked` for an administrator to apply it. */
const importStates = [
  ...(['uploaded', 'checking', 'checked', 'applying', 'done', 'failed', 'cancelled'] as const),
  ...(['undoing', 'undone'] as const),
] as const;

/** How long after it an import or a change of several products can be undone. */
export const undoDays = 7;

const importSummary = z.object({
  _id: id,
  /** For a change of several products, `change` says what it is. */
  fileName: z.string(),
  change: z.nullable(productChange),
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
  /** The columns of the file, a value of each (none for early imports), and ours in their order: which every row needs, and which only new products do. */
  columns: z.array(z.string()),
  samples: z.array(z.string()),
  ourColumns: z.array(z.object({ name: z.string(), needed: z.enum(['always', 'new', 'no']) })),
  /** Whether somebody has to say what each column is, because the file has other columns than ours, or no references. */
  needsMap: z.boolean(),
  /** The chosen map, or a proposal: that of the last file with these columns, or the nearest names. */
  map: z.nullable(columnMap),
  /** The categories that it makes, with the number of rows that name each and the first lines. One above others may have none. */
  newCategories: z.array(z.object({ path: z.string(), rows: z.int(), lines: z.array(z.int()) })),
  /** The heading of the cells in which a category can be mended; null if there is none. */
  categoryColumn: z.nullable(z.string()),
  /** How many products get an unusual price. */
  warnings: z.record(z.enum(priceWarnings), z.int()),
  /** How many stored values the empty cells of each column take away. */
  erased: z.record(z.string(), z.int()),
  /** Whether blank cells leave what is stored as it is. */
  keepsBlank: z.boolean(),
  /** How many new products get their name as their description, because the file has none. */
  undescribed: z.int(),
  /** The reason if the file was not read to its end, or if the import failed. */
  problem: z.nullable(z.string()),
  /** The reason why it cannot be applied; null if it can. */
  obstacle: z.nullable(z.string()),
  isUndoable: z.boolean(),
  /** Of how many products something stayed as it was when the import was undone. */
  kept: z.int(),
  /** How many products that it had added the undo deleted, and how many it hid as drafts. */
  removed: z.int(),
  hidden: z.int(),
  undoneBy: z.nullable(z.string()),
  undoneAt: z.nullable(z.iso.datetime()),
  /** The codes of both reasons. */
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
  warnings: z.array(z.enum(priceWarnings)),
  /** How many of the changes take a value away. */
  erased: z.int(),
});

export type ImportedRow = z.output<typeof importedRow>;

/** `name` is the product's name in the row, without one its reference or barcode, otherwise ''. `cells` are those that a refused row of a check can be mended in. */
const importProblem = z.object({
  line: z.int(),
  name: z.string(),
  isRefused: z.boolean(),
  ...reasonFields,
  cells: z.optional(z.array(z.omit(mendedCell, { line: true }))),
});

export type ImportProblem = z.output<typeof importProblem>;

/** Products that get their former values back, are deleted or hidden, and those of which something stays as it is, with the first reasons. */
const undoPreview = z.object({
  restored: z.int(),
  removed: z.int(),
  hidden: z.int(),
  kept: z.int(),
  problems: z.array(importProblem),
});

export type UndoPreview = z.output<typeof undoPreview>;

const choice = z._default(z.boolean(messageOf('not-boolean')), false);
const warningsSeen = z.optional(z.boolean(messageOf('not-boolean')));

/** The endpoints with which administrators import products (requirements: Import and export). */
export const importApi = {
  list: endpoint('GET', '/imports', {
    access: 'catalog',
    reply: z.object({ imports: z.array(importSummary) }),
  }),
  /** A file without rows, with the headings that most products need. */
  template: endpoint('GET', '/imports/template', {
    access: 'catalog',
    query: fileQuery,
    download: { en: 'import-template', fr: 'modele-import' },
    reply: tableReply,
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
    download: { en: 'import-changes', fr: 'changements-import' },
    reply: tableReply,
  }),
  problems: endpoint('GET', '/imports/:id/problems', {
    access: 'catalog',
    params: idParams,
    query: fileQuery,
    download: { en: 'import-problems', fr: 'problemes-import' },
    reply: tableReply,
  }),
  check: endpoint('POST', '/imports/:id/check', {
    access: 'catalog',
    params: idParams,
    body: z.object({
      map: z.optional(columnMap),
      /** Cells to read in place of those of the file, also by every later step. Those of earlier checks stay. */
      mended: z._default(z.array(mendedCell).check(z.maxLength(maxMendedCells)), []),
      /** Whether blank cells leave what is stored as it is, also in every later step. By default they clear it. */
      keepsBlank: z.optional(z.boolean(messageOf('not-boolean'))),
    }),
    reply: importDetails,
  }),
  /**
   * With `asDrafts`, new products that the file does not hide itself are hidden as well. With `warningsSeen: false`, unusual prices
   * are refused.
   */
  apply: endpoint('POST', '/imports/:id/apply', {
    access: 'catalog',
    params: idParams,
    body: z._default(z.object({ asDrafts: choice, warningsSeen }), { asDrafts: false }),
    reply: importDetails,
  }),
  undoPreview: endpoint('GET', '/imports/:id/undo', {
    access: 'catalog',
    params: idParams,
    reply: undoPreview,
  }),
  undo: endpoint('POST', '/imports/:id/undo', {
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
