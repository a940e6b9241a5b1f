import * as z from 'zod/mini';
import { endpoint } from './contract/endpoint.ts';
import { blankIsAbsent, keyword, pageOf, pageQuery } from './contract/query-values.ts';
import { messageOf } from './refusals/codes.ts';
import { id, idParams } from './values/ids.ts';
import { languages } from './values/languages.ts';
import { emailAddress, paragraph, phoneNumber, typedLine } from './values/text.ts';

/** The maximum length of a message, in characters. */
export const maxMessage = 5000;

/** A visitor's message to the shop (requirements: Contact). */
const contactBody = z.object({
  name: typedLine(200, messageOf('name-required')),
  email: emailAddress(),
  subject: typedLine(200, messageOf('subject-required')),
  message: paragraph(maxMessage, messageOf('message-required')),
  /** A trap for bots: people do not see it. A filled one gets the usual reply, and the message is dropped. */
  website: z.optional(z.unknown()),
});

export const contactApi = {
  /** The address for visitors who prefer their own mail program. */
  show: endpoint('GET', '/contact', {
    access: 'anyone',
    reply: z.object({ email: z.string() }),
    cacheable: true,
  }),
  send: endpoint('POST', '/contact', {
    access: 'anyone',
    query: pageQuery,
    body: contactBody,
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
};

export const messageStates = ['open', 'answered'] as const;

const storedMessage = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Of the page on which it was written. */
  language: z.enum(languages),
  createdAt: z.iso.datetime(),
  /** Absent while the mail to the shop waits or was given up. */
  mailedAt: z.optional(z.iso.datetime()),
  answered: z.optional(z.object({ at: z.iso.datetime(), by: z.string() })),
});

export type Message = z.infer<typeof storedMessage>;

/** `keyword` searches name, e-mail, subject and text. */
const messageListQuery = z.object({
  state: blankIsAbsent(z.enum(messageStates, messageOf('message-state-unknown'))),
  keyword: blankIsAbsent(keyword),
  page: pageOf.page,
});

export type MessageListQuery = z.output<typeof messageListQuery>;

/** The messages of the contact page, for the staff (requirements: Messages). */
export const messageApi = {
  /** Twenty messages, newest first. */
  list: endpoint('GET', '/messages', {
    access: 'orders.confirm',
    query: messageListQuery,
    reply: z.object({ messages: z.array(storedMessage), count: z.int(), pages: z.int(), page: z.int() }),
  }),
  mark: endpoint('PUT', '/messages/:id', {
    access: 'orders.confirm',
    params: idParams,
    body: z.object({ answered: z.boolean(messageOf('answered-not-boolean')) }),
    reply: storedMessage,
  }),
};

/** A request to be told when a sold-out product is back, by e-mail or by a call (requirements: Back in stock). */
const stockAlertBody = z.discriminatedUnion(
  'by',
  [
    z.object({
      by: z.literal('email'),
      productId: id,
      email: emailAddress(),
    }),
    z.object({ by: z.literal('phone'), productId: id, phone: phoneNumber() }),
  ],
  messageOf('email-or-phone'),
);

const invalidAlertLink = messageOf('link-expired');

/** From a mailed link. */
const alertLink = z.object({
  token: z
    .string(invalidAlertLink)
    .check(z.minLength(1, invalidAlertLink), z.maxLength(500, invalidAlertLink)),
});

/** The people who wait for a product and have confirmed. Administrators call those who left a phone number. */
const waitingPeople = z.object({
  emails: z.int(),
  /** Without one the addresses get no mail. */
  hasMailServer: z.boolean(),
  phones: z.array(z.object({ _id: id, phone: z.string(), createdAt: z.iso.datetime() })),
});

export type WaitingPeople = z.output<typeof waitingPeople>;

const message = z.object({ message: z.string() });

export const stockAlertApi = {
  ask: endpoint('POST', '/stock-alerts', {
    access: 'anyone',
    query: pageQuery,
    body: stockAlertBody,
    reply: message,
  }),
  /** Not a GET, because mail scanners open every link. Confirming twice is the same as once. */
  confirm: endpoint('POST', '/stock-alerts/confirm', {
    access: 'anyone',
    query: pageQuery,
    body: alertLink,
    /** `inStock` if the product has come back in the meantime; no mail follows then. */
    reply: z.object({ productId: id, name: z.string(), inStock: z.boolean() }),
  }),
  /** Answers the same for an alert that has ended already. */
  stop: endpoint('POST', '/stock-alerts/stop', { access: 'anyone', body: alertLink, reply: message }),
  waiting: endpoint('GET', '/products/:id/stock-alerts', {
    access: 'people',
    params: idParams,
    reply: waitingPeople,
  }),
  /** Closes the alert of a phone number after the call. */
  called: endpoint('POST', '/stock-alerts/:id/called', {
    access: 'people',
    params: idParams,
    reply: message,
  }),
};
