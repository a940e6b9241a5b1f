import * as z from 'zod/mini';
import { fileOptions, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import { longestCampaign, oneLine } from '../orders/came-from.ts';
import { messageOf } from '../refusals/codes.ts';
import { cleanName } from '../values/text.ts';
import { inOrder, reportDays } from './reports.ts';

/** The divisions of the report of quick orders. */
export const quickOrderKinds = ['source', 'campaign', 'day'] as const;

export type QuickOrderKind = (typeof quickOrderKinds)[number];

/** Has the visits of all further sources and campaigns on a day with too many of them. */
export const otherSources = '*';

const mostSent = 1000;

/** A value of a campaign, as the address of the page has it. It is kept as it is with an order. */
const campaign = z._default(
  z.string(messageOf('not-text')).check(
    z.maxLength(mostSent, messageOf('text-too-long', { max: mostSent })),
    z.overwrite((text) => cleanName(oneLine(text, longestCampaign))),
  ),
  '',
);

const visit = z.object({
  kind: z.enum(['view', 'start'], messageOf('invalid-input')),
  source: campaign,
  campaign,
});

export type Visit = z.output<typeof visit>;

/** The last 30 days without days. */
const fields = {
  by: z._default(z.enum(quickOrderKinds, messageOf('report-unknown')), 'source'),
  ...reportDays,
};

const query = z.object(fields).check(inOrder);

export type QuickOrderQuery = z.output<typeof query>;

/** docs/requirements/back-office.md (Reports) defines them. */
const steps = {
  views: z.int(),
  starts: z.int(),
  ordered: z.int(),
  confirmed: z.int(),
  delivered: z.int(),
  /** Of the orders that count as revenue, in dinars. */
  revenue: z.number(),
};

const row = z.object({
  /** Absent if the report is not divided by it. */
  day: z.optional(z.iso.date()),
  /** Blank without one; `*` for all others of days with too many. */
  source: z.optional(z.string()),
  campaign: z.optional(z.string()),
  ...steps,
});

export type QuickOrderRow = z.infer<typeof row>;

export const quickOrderReportApi = {
  /** Counts that the page with the form was seen, or that somebody began to fill it in. Robots and the staff do not count. */
  visit: endpoint('POST', '/visits', { access: 'anyone', body: visit, reply: z.object({}) }),
  /** Days in their order; all other rows by orders, most first. */
  show: endpoint('GET', '/reports/quick-orders', {
    access: 'money',
    query,
    reply: z.object({
      by: z.enum(quickOrderKinds),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      rows: z.array(row),
      count: z.int(),
      total: z.object(steps),
    }),
  }),
  export: endpoint('GET', '/reports/quick-orders/export', {
    access: 'money',
    query: z.object({ ...fields, ...fileOptions }).check(inOrder),
    download: { en: 'quick-orders', fr: 'commandes-rapides' },
    reply: tableReply,
  }),
};
