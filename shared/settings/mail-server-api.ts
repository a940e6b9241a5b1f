import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { messageOf } from '../refusals/codes.ts';
import { id } from '../values/ids.ts';
import { emailAddress, optionalTypedText, typedLine } from '../values/text.ts';
import { whole, wrongNumber } from '../values/typed-number.ts';

const wrongPort = messageOf('mail-port-invalid');

const mailServerFields = z.object({
  host: typedLine(253, messageOf('mail-host-invalid')).check(
    z.regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i, messageOf('mail-host-invalid')),
  ),
  /** 465 speaks TLS from the start; others change to it before anything secret is sent. */
  port: z
    .number(wrongNumber(wrongPort, whole))
    .check(z.int(wrongPort), z.minimum(1, wrongPort), z.maximum(65_535, wrongPort)),
  username: typedLine(254, messageOf('mail-login-required')),
  /** The address from which mails come. */
  sender: emailAddress(),
});

export const mailServerBody = z.extend(mailServerFields, {
  /** A blank one stays as it is. */
  password: z._default(optionalTypedText(500), ''),
  /** 0 for the first. */
  version: z.int(messageOf('version-not-whole')),
});

export type MailServerBody = z.output<typeof mailServerBody>;

export const mailServer = z.extend(mailServerFields, {
  _id: id,
  version: z.int(),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
});

export type StoredMailServer = z.infer<typeof mailServer>;

/** The server that takes the shop's mails (requirements: Mail server). */
export const mailServerApi = {
  /** Where the environment names a server, `isFixed` is true, and the stored one is not used. */
  read: endpoint('GET', '/mail-server', {
    access: 'admin',
    reply: z.object({ isFixed: z.boolean(), server: z.nullable(mailServer) }),
  }),
  /**
   * Sends a mail to the administrator, and saves the server if it takes it. What the server refuses is an error of the field
   * that is to blame. An outdated version answers 409 with `server`, as it is stored now.
   */
  save: endpoint('PUT', '/mail-server', { access: 'admin', body: mailServerBody, reply: mailServer }),
  remove: endpoint('DELETE', '/mail-server', {
    access: 'admin',
    reply: z.object({ message: z.string() }),
  }),
};
