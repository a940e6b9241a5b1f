import * as z from 'zod/mini';
import { fileOptions, tableReply } from './contract/downloads.ts';
import { endpoint } from './contract/endpoint.ts';
import { blankIsAbsent, calendarDay, textsQuery } from './contract/query-values.ts';
import { messageOf } from './refusals/codes.ts';
import { id, idPattern } from './values/ids.ts';

/** The recorded actions by the kind of thing that they are about. */
const auditVerbs = {
  order: [
    'status',
    'paid',
    'unpaid',
    'email',
    'emailunsent',
    'returned',
    'arrived',
    'notarrived',
    'noted',
    'edited',
    'taken',
    'released',
    'combined',
    'exchanged',
    'paidback',
    'couriertold',
  ],
  customer: ['merged', 'separated'],
  phone: ['blocked', 'unblocked'],
  invoice: ['made', 'cancellation', 'credit'],
  product: ['created', 'changed', 'deleted', 'called', 'imported', 'undone', 'demoremoved'],
  category: ['created', 'changed', 'deleted'],
  family: ['created', 'changed', 'deleted'],
  need: ['created', 'changed', 'ordered', 'deleted'],
  synonyms: ['created', 'changed', 'deleted'],
  notsold: ['created', 'changed', 'deleted'],
  pins: ['created', 'changed', 'deleted'],
  delivery: ['changed'],
  courier: ['created', 'changed', 'places', 'payout', 'withdrawn', 'accepted', 'reopened'],
  parcel: ['created', 'tracking', 'status', 'restocked'],
  settings: [
    'look',
    'seller',
    'contact',
    'announcement',
    'orders',
    'home',
    'delivery',
    'pages',
    'mails',
    'invoices',
    'offers',
    'calls',
    'baselanguage',
    'mailserver',
  ],
  staff: [
    'signedin',
    'signinfailed',
    'signedout',
    'stepadded',
    'stepremoved',
    'stepreset',
    'stepfailed',
    'codesmade',
    'codeused',
    'invited',
    'reinvited',
    'linkshown',
    'withdrawn',
    'joined',
  ],
  user: ['role', 'deleted'],
  people: ['exported'],
  webhook: ['created', 'changed', 'secret', 'deleted'],
  key: ['created', 'revoked'],
  message: ['answered', 'reopened'],
  offer: ['created', 'changed', 'codes', 'deleted'],
  review: ['shown', 'hidden', 'answered'],
  problem: ['dismissed', 'retried'],
} as const;

type Verbs = typeof auditVerbs;

export type AuditArea = keyof Verbs;

export type AuditAction = { [Area in AuditArea]: `${Area}.${Verbs[Area][number]}` }[AuditArea];

export const auditAreas = Object.keys(auditVerbs) as AuditArea[];

export function actionsOf(area: AuditArea) {
  return auditVerbs[area].map((verb) => `${area}.${verb}` as AuditAction);
}

/** The lists with personal data that can be downloaded. */
export const personalLists = ['orders', 'customers', 'users', 'invoices', 'parcels', 'audit'] as const;

export type PersonalList = (typeof personalLists)[number];

/** The number of an entry: larger for a later one. */
const entryNumber = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

const place = blankIsAbsent(
  z.string(messageOf('entry-unknown')).check(z.regex(/^[1-9]\d{0,17}$/, messageOf('entry-unknown'))),
);

const actions = auditAreas.flatMap(actionsOf);

const recordId = (message: string) => blankIsAbsent(z.string(message).check(z.regex(idPattern, message)));

/** `action` is a single one or an area. `thing` is the id of a record. Both days are included. */
const auditFilter = {
  person: recordId(messageOf('person-unknown')),
  action: blankIsAbsent(z.enum([...auditAreas, ...actions], messageOf('action-unknown'))),
  thing: recordId(messageOf('record-kind-unknown')),
  startDate: calendarDay({ code: 'label-start-date' }),
  endDate: calendarDay({ code: 'label-end-date' }),
};

const auditListQuery = z.object({
  ...auditFilter,
  ...textsQuery.shape,
  /** Only entries older than this one, or newer. */
  before: place,
  after: place,
});

export type AuditListQuery = z.output<typeof auditListQuery>;

const entry = z.object({
  _id: entryNumber,
  at: z.iso.datetime(),
  by: z.object({ _id: id, name: z.string() }),
  /** Newer releases may have stored actions that this one does not know. */
  action: z.string(),
  /** `name` is absent for a thing that no longer exists. Orders and their customers are named by the order number. */
  thing: z.object({ _id: id, name: z.optional(z.string()) }),
  /** The names of the changed fields, at most twenty. */
  fields: z.array(z.string()),
  /** The new value, where the sentence of the action needs it: a status, role or list. */
  value: z.optional(z.string()),
});

export type AuditEntry = z.infer<typeof entry>;

/** The values of each field before and after; null means no value. */
const changes = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]));

export type AuditChanges = z.infer<typeof changes>;

/** What the staff did (requirements: Audit history). */
export const auditApi = {
  /** Fifty entries, newest first. `older` and `newer` are absent at the ends of the list. */
  list: endpoint('GET', '/audit', {
    access: 'admin',
    query: auditListQuery,
    reply: z.object({
      entries: z.array(entry),
      older: z.optional(entryNumber),
      newer: z.optional(entryNumber),
    }),
  }),
  /** Everyone of whom there are entries, by name; an API key is called as at its last use. */
  people: endpoint('GET', '/audit/people', {
    access: 'admin',
    reply: z.array(z.object({ _id: id, name: z.string() })),
  }),
  export: endpoint('GET', '/audit/export', {
    access: 'admin',
    query: z.object({ ...auditFilter, ...fileOptions }),
    download: { en: 'audit', fr: 'journal' },
    reply: tableReply,
  }),
  show: endpoint('GET', '/audit/:entry', {
    access: 'admin',
    params: z.object({ entry: entryNumber }),
    reply: z.object({ changes }),
  }),
};
