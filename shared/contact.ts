import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { emailAddress, line, paragraph } from './text.ts';

/** The maximum length of a message, in characters. */
export const maxMessage = 5000;

/** A visitor's message to the shop (requirements: Contact). */
const contactBody = z.object({
  name: line(200, 'Name is required'),
  email: emailAddress('Email is required', 'Email address is invalid'),
  subject: line(200, 'Subject is required'),
  message: paragraph(maxMessage, 'Message is required'),
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
    body: contactBody,
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
};
