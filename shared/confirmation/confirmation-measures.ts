import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { calendarDay } from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';

export const measureKeys = ['person', 'day', 'wilaya'] as const;

export type MeasureKey = (typeof measureKeys)[number];

/**
 * What became of the orders that the staff dealt with. Shares are from 0 to 1 and null without orders to share
 * (requirements: Board).
 */
const measures = {
  /** Orders that were called, confirmed or ended by the staff. */
  orders: z.int(),
  confirmed: z.int(),
  /** Cancelled, not ordered, duplicate or unreachable. */
  ended: z.int(),
  /** Confirmed ÷ (confirmed + ended). */
  confirmedShare: z.nullable(z.number()),
  /** The calls about confirmed orders ÷ confirmed orders. */
  callsPerConfirmed: z.nullable(z.number()),
  /** From the order, or from the end of the quiet hours in which it came, to the first call; the median, in minutes. */
  minutesToCall: z.nullable(z.number()),
  /** The share of first calls within the minutes of the settings. */
  withinTarget: z.nullable(z.number()),
  /** Delivered ÷ (delivered + came back), of the confirmed orders. */
  deliveredShare: z.nullable(z.number()),
};

const measured = z.object({ key: z.string(), ...measures });

export type Measured = z.infer<typeof measured>;

const board = z.object({
  queue: z.object({ due: z.int(), fresh: z.int(), later: z.int() }),
  /** Orders after the last try. */
  ending: z.int(),
  /** Orders on somebody's screen now. */
  held: z.array(z.object({ name: z.string(), until: z.iso.datetime() })),
  /** The calls of today by person and hour of the shop's clock. */
  calls: z.array(z.object({ name: z.string(), hour: z.int(), calls: z.int(), confirmed: z.int() })),
});

export type Board = z.infer<typeof board>;

export const confirmationMeasuresApi = {
  board: endpoint('GET', '/confirmation/board', { access: 'admin', reply: board }),
  /** By person, day or wilaya, for the orders placed on these days; the last 30 without them. At most 200 rows. */
  measures: endpoint('GET', '/confirmation/measures', {
    access: 'admin',
    query: z.object({
      by: z._default(z.enum(measureKeys, messageOf('measure-grouping-unknown')), 'person'),
      startDate: calendarDay({ code: 'label-start-date' }),
      endDate: calendarDay({ code: 'label-end-date' }),
    }),
    reply: z.object({
      by: z.enum(measureKeys),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      targetMinutes: z.int(),
      total: z.object(measures),
      rows: z.array(measured),
    }),
  }),
};
