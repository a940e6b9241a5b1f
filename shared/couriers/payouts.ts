import * as z from 'zod/mini';
import { fileQuery, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import { blankIsAbsent, calendarDay, keptDay, pageOf } from '../contract/query-values.ts';
import { acceptReasons } from '../orders/accept-reasons.ts';
import { lineProblem, messageOf } from '../refusals/codes.ts';
import { id, idParams } from '../values/ids.ts';
import { blankableText, typedLine } from '../values/text.ts';
import { payoutDifferences } from './parcel-terms.ts';

const dayMessage = messageOf('date-invalid');

/**
 * A sheet of what a courier pays out. Without `apply`, the reply only shows how it would be matched. One that `asks` is taken
 * only with `acceptsPaidBefore`.
 */
const payoutFile = z.object({
  reference: typedLine(60, messageOf('payout-needs-reference')),
  paidOn: keptDay(dayMessage),
  csv: z.string(messageOf('file-not-text')).check(z.maxLength(200_000, messageOf('text-file-too-large'))),
  apply: z._default(z.boolean(messageOf('apply-not-boolean')), false),
  acceptsPaidBefore: z._default(z.boolean(messageOf('not-boolean')), false),
});

export type PayoutFile = z.output<typeof payoutFile>;

/** Amounts are dinars. `expected` is what the parcel should have brought; what a line should bring says `compareLine`. */
const payoutLine = z.object({
  line: z.int(),
  tracking: z.string(),
  amount: z.number(),
  fee: z.number(),
  orderId: z.optional(id),
  customer: z.optional(z.string()),
  expected: z.optional(z.number()),
  difference: z.optional(z.enum(payoutDifferences)),
  /** The first line of the sheet about the parcel of this one. */
  repeats: z.optional(z.int()),
  /** The courier whose parcel has this tracking number, if this one has none. */
  otherCourier: z.optional(z.string()),
  /** Money for a lost parcel, of which nothing is expected. */
  isCompensation: z.optional(z.literal(true)),
  /** Who accepted the difference, and why; it is no longer open. */
  accepted: z.optional(
    z.object({ reason: z.enum(acceptReasons), note: z.string(), by: z.string(), at: z.iso.datetime() }),
  ),
});

export type PayoutLine = z.infer<typeof payoutLine>;

const sums = {
  lines: z.int(),
  matched: z.int(),
  /** The open ones; those that somebody accepted do not count. */
  differences: z.int(),
  amount: z.number(),
  fees: z.number(),
};

/** The parcels of a sheet that a payout which stands paid already. */
const paidBefore = z.object({
  ...{ payoutId: id, reference: z.string(), paidOn: z.iso.date() },
  parcels: z.int(),
  sameAmounts: z.boolean(),
});

export type PaidBefore = z.infer<typeof paidBefore>;

/** With problems nothing is recorded. */
const payoutResult = z.object({
  ...sums,
  found: z.array(payoutLine),
  problems: z.array(lineProblem),
  /** The different parcels of the sheet. */
  parcels: z.int(),
  /** The lines about a parcel that an earlier line of the sheet has. */
  repeated: z.int(),
  /** Most parcels first. */
  paidBefore: z.array(paidBefore),
  /** Whether most of the sheet came before. */
  asks: z.boolean(),
  /** The recorded payout. */
  payoutId: z.optional(id),
});

export type PayoutResult = z.infer<typeof payoutResult>;

const payout = z.object({
  _id: id,
  courier: z.string(),
  reference: z.string(),
  paidOn: z.iso.date(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  ...sums,
  /** The differences that somebody accepted. */
  accepted: z.int(),
  /** Who took it back, and when: its money counts no more. */
  withdrawn: z.optional(z.object({ by: z.string(), at: z.iso.datetime() })),
});

const shownPayout = z.extend(payout, { found: z.array(payoutLine) });

export type ShownPayout = z.infer<typeof shownPayout>;

/** A line by its number in the sheet. */
const lineParams = z.extend(idParams, { line: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) });

const unpaidParcel = z.object({
  _id: id,
  orderId: id,
  courier: z.string(),
  tracking: z.optional(z.string()),
  customer: z.string(),
  collected: z.number(),
  /** What payouts have not brought of it. */
  owed: z.number(),
  deliveredAt: z.iso.datetime(),
});

const measuredBy = ['courier', 'wilaya', 'product'] as const;

/** Parcels that ended in a time. `profit` is the margin of the delivered ones without what the returned ones cost. */
const measure = z.object({
  name: z.string(),
  delivered: z.int(),
  returned: z.int(),
  /** Delivered of delivered and returned, in percent. */
  share: z.number(),
  /** Absent, as the profit, if goods stayed and the cost of none is known. */
  margin: z.optional(z.number()),
  returnCost: z.number(),
  profit: z.optional(z.number()),
  /** The units that stayed and whose cost is not known, so that margin and profit leave them out. */
  uncosted: z.int(),
});

export type Measure = z.infer<typeof measure>;

const measureQuery = z.object({
  by: blankIsAbsent(z.enum(measuredBy, messageOf('parcel-measure-unknown'))),
  startDate: calendarDay({ code: 'label-start-date' }),
  endDate: calendarDay({ code: 'label-end-date' }),
});

export type MeasureQuery = z.output<typeof measureQuery>;

export const payoutApi = {
  /** All payouts, newest first. */
  list: endpoint('GET', '/payouts', {
    access: 'money',
    query: z.object({ page: pageOf.page }),
    reply: z.object({ payouts: z.array(payout), count: z.int(), pages: z.int(), page: z.int() }),
  }),
  /** A payout with its lines, differences first. */
  show: endpoint('GET', '/payouts/:id', {
    access: 'money',
    params: idParams,
    reply: shownPayout,
  }),
  export: endpoint('GET', '/payouts/:id/export', {
    access: 'money',
    params: idParams,
    query: fileQuery,
    download: { en: 'payout', fr: 'versement' },
    reply: tableReply,
  }),
  /** Closes a difference with a reason. The unpaid order of a delivered parcel becomes paid. */
  accept: endpoint('POST', '/payouts/:id/lines/:line/accept', {
    access: 'money',
    params: lineParams,
    body: z.object({
      reason: z.enum(acceptReasons, messageOf('reason-choice-required')),
      note: z._default(blankableText(300), ''),
    }),
    reply: shownPayout,
  }),
  /** Opens an accepted difference again. An order that became paid by it is unpaid again. */
  reopen: endpoint('POST', '/payouts/:id/lines/:line/reopen', {
    access: 'money',
    params: lineParams,
    reply: shownPayout,
  }),
  /** Takes a payout back that was recorded by mistake. Its lines stay and count no more. */
  withdraw: endpoint('POST', '/payouts/:id/withdraw', {
    access: 'money',
    params: idParams,
    reply: shownPayout,
  }),
  /** Reads a sheet of a courier. The orders of matched lines become paid. */
  read: endpoint('POST', '/couriers/:id/payouts', {
    access: 'money',
    params: idParams,
    body: payoutFile,
    reply: payoutResult,
  }),
  /** Parcels that were delivered at least 14 days ago and whose money has not come, oldest first. */
  unpaid: endpoint('GET', '/parcels/unpaid', {
    access: 'money',
    reply: z.object({
      ...{ parcels: z.array(unpaidParcel), count: z.int(), total: z.number() },
      /** All that each courier has collected and not paid out, not only of these parcels. */
      couriers: z.array(
        z.object({
          ...{ _id: id, name: z.string(), parcels: z.int(), amount: z.number() },
          /** What its payouts brought too much in open differences, which `amount` does not count. */
          overpaid: z.number(),
        }),
      ),
    }),
  }),
  /** How parcels ended, in the last 90 days without other days. */
  measures: endpoint('GET', '/parcels/measures', {
    access: 'money',
    query: measureQuery,
    reply: z.array(measure),
  }),
};
