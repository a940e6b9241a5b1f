import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './ids.ts';
import { languages } from './languages.ts';
import { blankIsAbsent, keyword, pageOf } from './query-values.ts';

export const messageStates = ['open', 'answered'] as const;

const message = z.object({
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

export type Message = z.infer<typeof message>;

/** `keyword` searches name, e-mail, subject and text. */
const messageListQuery = z.object({
  state: blankIsAbsent(z.enum(messageStates, 'State is open or answered')),
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
    reply: z.object({ messages: z.array(message), count: z.int(), pages: z.int(), page: z.int() }),
  }),
  mark: endpoint('PUT', '/messages/:id', {
    access: 'orders.confirm',
    params: idParams,
    body: z.object({ answered: z.boolean('Answered is true or false') }),
    reply: message,
  }),
};
