import * as z from 'zod/mini';
import { productFilter } from './catalog/admin-products.ts';
import { fileOptions, tableReply } from './contract/downloads.ts';
import { endpoint } from './contract/endpoint.ts';
import { lineProblem, messageOf } from './refusals/codes.ts';
import { id } from './values/ids.ts';

const countFile = z.object({
  csv: z.string(messageOf('file-not-text')).check(z.maxLength(200_000, messageOf('text-file-too-large'))),
  /** Without it, the reply only shows what would change. */
  apply: z._default(z.boolean(messageOf('apply-not-boolean')), false),
});

export type CountFile = z.output<typeof countFile>;

/**
 * The counted products whose units differ, by name, and how many others were counted or not. `here` are the units on the
 * shelves as the shop knows them: its stock, and what orders hold that have not left. A line with a problem changes nothing.
 */
const stockCount = z.object({
  differences: z.array(
    z.object({
      ...{ _id: id, name: z.string(), here: z.int(), counted: z.int() },
      /** What the difference has cost, in dinars, for those who may see it; below 0 for missing units. */
      value: z.optional(z.number()),
    }),
  ),
  same: z.int(),
  uncounted: z.int(),
  problems: z.array(lineProblem),
});

export type StockCount = z.infer<typeof stockCount>;

export const stockCountApi = {
  /** The products with the units that should be on the shelves, and an empty column for those that are. */
  sheet: endpoint('GET', '/products/count-sheet', {
    access: 'catalog',
    query: z.object({ ...productFilter, ...fileOptions }),
    download: { en: 'stock-count', fr: 'inventaire' },
    reply: tableReply,
  }),
  count: endpoint('POST', '/products/counts', { access: 'catalog', body: countFile, reply: stockCount }),
};
