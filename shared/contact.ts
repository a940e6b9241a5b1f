import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { emailAddress, line, paragraph } from './text.ts';

/** Most characters of a message. */
export const maxMessage = 5000;

/** What a visitor writes to the shop (requirements: Contact). */
const contactBody = z.object({
  name: line(200, 'Name is required'),
  email: emailAddress('Email is required', 'Email address is invalid'),
  subject: line(200, 'Subject is required'),
  message: paragraph(maxMessage, 'Message is required'),
  /** People neither see nor fill in this one. A program that does is answered like them, and its message dropped. */
  website: z.optional(z.unknown()),
});

export const contactApi = {
  /** Where people write to who would rather use their own mail program. */
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
