import * as z from 'zod/mini';
import { toCentimes, toDinars } from '../catalog/prices.ts';
import { fileOptions, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import { calendarDay, textsQuery } from '../contract/query-values.ts';
import { offerKinds } from '../offers/offers.ts';
import { messageOf } from '../refusals/codes.ts';
import { id } from '../values/ids.ts';

/** What sales can be divided by. The first seven divide orders, the others the lines of orders. */
export const reportKinds = [
  'day',
  'week',
  'month',
  'wilaya',
  'buyer',
  'customer',
  'source',
  'product',
  'category',
  'brand',
] as const;

export type ReportKind = (typeof reportKinds)[number];

/** Both days are included, in the shop's time zone. */
export const reportDays = {
  startDate: calendarDay({ code: 'label-start-date' }),
  endDate: calendarDay({ code: 'label-end-date' }),
};

/** The last 30 days without days. */
const reportFields = {
  by: z._default(z.enum(reportKinds, messageOf('report-unknown')), 'day'),
  ...reportDays,
};

type Days = { startDate?: string | undefined; endDate?: string | undefined };

export const inOrder = z.refine<Days>(
  ({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate,
  {
    error: messageOf('last-day-before-first'),
    path: ['endDate'],
  },
);

const reportQuery = z.object({ ...reportFields, ...textsQuery.shape }).check(inOrder);

export type ReportQuery = z.output<typeof reportQuery>;

/** The figures of one row, in dinars and units. docs/requirements/back-office.md (Reports) defines them. */
const figures = {
  /** Orders, or units of a product, category or brand. */
  ordered: z.int(),
  delivered: z.int(),
  /** Of orders that are paid or Delivered. */
  revenue: z.number(),
  /** Money refunded, or the value of the units that came back. */
  returned: z.number(),
  /** Absent where no cost is known. */
  margin: z.optional(z.number()),
  /** The value of the lines that the margin counts, without TVA where the margin is. */
  marginOf: z.number(),
};

const reportRow = z.object({
  /** The first day of the time, the name, with the phone of a customer, or `new`, `returning` or `unknown`. Blank for orders whose link named no source. */
  key: z.string(),
  /** The product of a row by product. */
  product: z.optional(id),
  ...figures,
});

export type ReportRow = z.infer<typeof reportRow>;

/** The revenue without what came back, in dinars. */
export function afterReturns({ revenue, returned }: Pick<ReportRow, 'revenue' | 'returned'>) {
  return toDinars(toCentimes(revenue) - toCentimes(returned));
}

const writtenOff = z.object({
  units: z.int(),
  /** In dinars; absent where no cost is known. */
  cost: z.optional(z.number()),
  /** The units whose cost is not known. */
  unknown: z.int(),
});

export type WrittenOff = z.infer<typeof writtenOff>;

/** The year until today without days. */
const tvaQuery = z.object(reportDays).check(inOrder);

export type TvaQuery = z.output<typeof tvaQuery>;

/** Dinars. Cancellations and credit notes are taken off. */
const tvaFigures = { net: z.number(), tva: z.number(), gross: z.number() };

const tvaRow = z.object({
  /** The first day of the month. */
  month: z.iso.date(),
  /** Percent; absent for invoices that state no TVA. */
  rate: z.optional(z.number()),
  invoices: z.int(),
  ...tvaFigures,
});

export type TvaRow = z.infer<typeof tvaRow>;

/** The last 30 days without days. */
const offerReportQuery = z.object({ ...reportDays, ...textsQuery.shape }).check(inOrder);

export type OfferReportQuery = z.output<typeof offerReportQuery>;

const offerRow = z.object({
  offer: id,
  name: z.string(),
  kind: z.enum(offerKinds),
  /** Orders that took it. */
  ordered: z.int(),
  delivered: z.int(),
  /** What it took off, without cancelled orders; absent for price cuts, whose orders do not tell. */
  saved: z.optional(z.number()),
  /** The totals of its orders without cancelled ones; of a price cut, those of the lines sold by it. */
  amount: z.number(),
  /** The same of orders that are paid or Delivered. */
  revenue: z.number(),
});

export type OfferRow = z.infer<typeof offerRow>;

/** Dinars and units of what is in stock now. */
const stockFigures = {
  products: z.int(),
  units: z.int(),
  /** At the cost of each product; absent where no cost is known. */
  cost: z.optional(z.number()),
  /** The units whose cost is not known. */
  unknown: z.int(),
  /** At the price that shoppers pay now. */
  price: z.number(),
};

const stockRow = z.object({
  /** The category. */
  name: z.string(),
  ...stockFigures,
});

export type StockRow = z.infer<typeof stockRow>;

/** The most rows that a report answers; its export has all. */
export const maxReportRows = 200;

export const reportApi = {
  /** Times in their order; all other rows by revenue, highest first. */
  sales: endpoint('GET', '/reports/sales', {
    access: 'money',
    query: reportQuery,
    reply: z.object({
      by: z.enum(reportKinds),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      rows: z.array(reportRow),
      count: z.int(),
      total: z.object(figures),
      /** Units that came back on these days and cannot be sold again. */
      writtenOff,
      /** Whether margins of these days are without TVA, at least from a day on. */
      withoutTva: z.boolean(),
      /** As many days before these. */
      before: z.object({ startDate: z.iso.date(), endDate: z.iso.date(), total: z.object(figures) }),
    }),
  }),
  export: endpoint('GET', '/reports/sales/export', {
    access: 'money',
    query: z.object({ ...reportFields, ...fileOptions }).check(inOrder),
    download: { en: 'sales', fr: 'ventes' },
    reply: tableReply,
  }),
  /** The sums of the lawful invoices of some days, by month and by rate, highest first. */
  tva: endpoint('GET', '/reports/tva', {
    access: 'money',
    query: tvaQuery,
    reply: z.object({
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      rows: z.array(tvaRow),
      /** Its invoices are those of the days, each once, whatever the rates on it. */
      total: z.object({ invoices: z.int(), ...tvaFigures }),
    }),
  }),
  tvaExport: endpoint('GET', '/reports/tva/export', {
    access: 'money',
    query: z.object({ ...reportDays, ...fileOptions }).check(inOrder),
    download: { en: 'tva', fr: 'tva' },
    reply: tableReply,
  }),
  /** The offers of some days, and those that their orders took, by revenue, highest first. */
  offers: endpoint('GET', '/reports/offers', {
    access: 'money',
    query: offerReportQuery,
    reply: z.object({
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      rows: z.array(offerRow),
      count: z.int(),
    }),
  }),
  offersExport: endpoint('GET', '/reports/offers/export', {
    access: 'money',
    query: z.object({ ...reportDays, ...fileOptions }).check(inOrder),
    download: { en: 'offers', fr: 'offres' },
    reply: tableReply,
  }),
  /** The cost of the units in stock, by category, the highest first. */
  stock: endpoint('GET', '/reports/stock', {
    access: 'money',
    query: textsQuery,
    reply: z.object({ rows: z.array(stockRow), total: z.object(stockFigures) }),
  }),
  /** The same by product. */
  stockExport: endpoint('GET', '/reports/stock/export', {
    access: 'money',
    query: z.object(fileOptions),
    download: { en: 'stock', fr: 'stock' },
    reply: tableReply,
  }),
};
