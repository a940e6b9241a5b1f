import * as z from 'zod/mini';
import { endpoint } from './contract/endpoint.ts';
import { messageOf } from './refusals/codes.ts';

/** The queues of the mails that the shop sends. */
export const mailQueues = [
  'order-confirmation',
  'order-notice',
  'order-state',
  'order-changed',
  'order-returned',
  'contact-message',
  'stock-alert-links',
  'back-in-stock-mail',
  'review-invitation',
  'welcome',
  'password-changed',
  'password-removed',
  'email-changed',
  'made-admin',
  'new-device',
  'reset-link',
  'verification-code',
  'staff-invitation',
] as const;

export type MailQueue = (typeof mailQueues)[number];

/** What can be wrong with the shop (requirements: Problems), the most urgent first. */
export const problemKinds = [
  'clock',
  'invoice-clock',
  'disk',
  'no-mail-server',
  'tva-unset',
  'mails-waiting',
  'mail',
  'job',
  'import',
  'courier-silent',
  'courier-refused',
  'webhook',
  'webhook-gone',
  'proxy-unset',
  'proxy-unknown',
  'backup-failed',
  'backup-old',
  'backup-none',
  'second-step',
] as const;

export type ProblemKind = (typeof problemKinds)[number];

/** The most problems that the list shows, or that one call answers. */
export const mostProblems = 200;

const problem = z.object({
  /** The same as long as the problem lasts. */
  _id: z.string(),
  kind: z.enum(problemKinds),
  since: z.iso.datetime(),
  /** What it is about: the queue of a mail or job, a file, a courier, a person, a network address or a host. */
  about: z.optional(z.string()),
  /** The id of the import, courier or webhook, which has a page. */
  record: z.optional(z.string()),
  /** The address of a mail, shortened. */
  recipient: z.optional(z.string()),
  /** In the words of the program that refused. */
  error: z.optional(z.string()),
  /** How many of them there are, or by how many seconds a clock is wrong, or how many megabytes are free. */
  amount: z.optional(z.number()),
  /** Whether it can be tried again, or a missing backup be made. */
  canRetry: z.boolean(),
});

export type Problem = z.infer<typeof problem>;

const chosenProblems = z.object({
  ids: z
    .array(
      z.string(messageOf('problem-not-found')).check(z.maxLength(300, messageOf('problem-not-found'))),
      messageOf('problems-not-a-list'),
    )
    .check(
      z.minLength(1, messageOf('problems-required')),
      z.maxLength(mostProblems, messageOf('too-many-problems', { max: mostProblems })),
    ),
});

const done = z.object({ count: z.int() });

export const problemApi = {
  /** What is wrong now and was not dismissed: at most 200, with the number of all. */
  list: endpoint('GET', '/problems', {
    access: 'admin',
    reply: z.object({ problems: z.array(problem), count: z.int() }),
  }),
  /** Only the number, which may be a few seconds old: the menu asks for it on every page. */
  count: endpoint('GET', '/problems/count', { access: 'admin', reply: z.object({ count: z.int() }) }),
  /** Sends mails and runs jobs again that were given up, and makes a missing backup. Answers how many. */
  retry: endpoint('POST', '/problems/retry', { access: 'admin', body: chosenProblems, reply: done }),
  /** Hides problems for as long as they last. Answers how many. */
  dismiss: endpoint('POST', '/problems/dismiss', { access: 'admin', body: chosenProblems, reply: done }),
};
