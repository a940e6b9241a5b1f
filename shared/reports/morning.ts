import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { textsQuery } from '../contract/query-values.ts';
import { id } from '../values/ids.ts';

/** Orders of a time, with the sum of their totals in dinars for those who may see money. */
const placed = z.object({ orders: z.int(), amount: z.optional(z.number()) });

export type Placed = z.infer<typeof placed>;

/** What became of the `all` of a day: `part` of them were confirmed, or delivered. */
const rateDay = z.object({ date: z.iso.date(), part: z.int(), all: z.int() });

export type RateDay = z.infer<typeof rateDay>;

/** Parcels that are delivered and whose orders are not paid, and what they should bring, in dinars. */
const cash = { parcels: z.int(), amount: z.number() };

const seller = z.object({ productId: id, name: z.string(), units: z.int(), stock: z.int() });

export type Seller = z.infer<typeof seller>;

/** What a shop needs on its first day (requirements: Dashboard), in the order in which it is shown. */
export const firstDaySteps = [
  'look',
  'home',
  'pages',
  'products',
  'seller',
  'delivery',
  'couriers',
  'contact',
  'orderForm',
  'mail',
  'secondStep',
  'backups',
] as const;

const start = z.object({
  done: z.record(z.enum(firstDaySteps), z.boolean()),
  /** Whether there was an order, and so figures to show. */
  hasOrders: z.boolean(),
  /** Whether somebody chose that buyers can order, or cannot. */
  choseOrderTaking: z.boolean(),
});

export type Start = z.infer<typeof start>;

/**
 * What the merchant asks in the morning (requirements: Dashboard). Days are days of the shop's clock. The parts that the
 * role does not allow are absent.
 */
const morning = z.object({
  at: z.iso.datetime(),
  /** The last seven days with today. */
  week: z.object({ startDate: z.iso.date(), endDate: z.iso.date() }),
  /**
   * `yesterday` and `lastWeek` (the same weekday) end at the time of day at which they are read. `combined` orders of today
   * are in none of them, because another one has their goods.
   */
  placed: z.optional(z.object({ today: placed, combined: z.int(), yesterday: placed, lastWeek: placed })),
  /** The queue of calls: `due` were agreed or are tried again, `fresh` were never called; `overdue` are some of both. */
  calls: z.optional(
    z.object({
      due: z.int(),
      fresh: z.int(),
      overdue: z.int(),
      /** When calls begin again, in the quiet hours. */
      quietUntil: z.optional(z.iso.datetime()),
    }),
  ),
  toPack: z.optional(z.int()),
  /** How many of them have a parcel already and wait for the courier. */
  toHandOver: z.optional(z.int()),
  /** Parcels that need somebody. */
  parcels: z.optional(z.int()),
  /** `couriers` are the three that hold most. */
  cash: z.optional(
    z.object({
      ...cash,
      couriers: z.array(z.object({ _id: id, name: z.string(), ...cash })),
    }),
  ),
  /** By the day on which orders were placed. */
  confirmation: z.optional(z.array(rateDay)),
  /** By the day on which parcels ended. */
  delivery: z.optional(z.array(rateDay)),
  /** The five products of which most units were ordered in the week, and the sold-out ones of the last 30 days. */
  sellers: z.optional(z.object({ best: z.array(seller), soldOut: z.array(seller) })),
  stock: z.optional(z.object({ low: z.int(), out: z.int() })),
  /** `ending` orders are cancelled soon, because nobody was reached. Of `untold` ones the courier has to be told of a correction. */
  tasks: z.optional(
    z.object({ rescues: z.int(), held: z.int(), messages: z.int(), ending: z.int(), untold: z.int() }),
  ),
  /** Reviews that wait until somebody shows or hides them. */
  reviews: z.optional(z.int()),
  /** Orders whose returned units are not here yet. */
  returns: z.optional(z.int()),
  /** Delivered orders that are not paid and that no courier carried: their money is in no `cash`. */
  toCollect: z.optional(z.object({ orders: z.int(), amount: z.number() })),
  /** Delivered orders without an invoice that holds, if the seller can make lawful ones. */
  toInvoice: z.optional(z.int()),
  /** Orders of whose money a part is owed to the buyer, and these parts in dinars. */
  owed: z.optional(z.object({ orders: z.int(), amount: z.number() })),
  /** For administrators: whether buyers can order. */
  takesOrders: z.optional(z.boolean()),
  /** For administrators, until every step is done and there was an order. */
  start: z.optional(start),
});

export type Morning = z.infer<typeof morning>;

export const dashboardApi = {
  morning: endpoint('GET', '/dashboard', { access: 'office', query: textsQuery, reply: morning }),
};
