import { sql } from 'kysely';
import { createElement, Fragment } from 'react';
import { dateFormats } from '../../shared/dates.ts';
import { bodyText, divider, paragraph, renderEmail } from '../platform/email/render-email.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';

/**
 * Mails a visitor's message once to the support address, where a reply goes to the visitor (threats T25). `mailed_at` is
 * set when the mail server has accepted it.
 */
export const sendContactMail = mailJob({
  queue: 'contact-message',
  async compose({ messageId }: { messageId: string }, { db, env }) {
    const message = await db
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', messageId)
      .executeTakeFirst();
    // Mailed already: the process died between the mail server's reply and the end of the job.
    if (!message || message.mailed_at) return undefined;
    return { ...contactEmail(message), to: env.supportEmail, replyTo: message.email };
  },
  onSent: ({ messageId }, { db }) =>
    db.updateTable('contact_messages').set({ mailed_at: sql`now()` }).where('id', '=', messageId).execute(),
});

type Message = { name: string; email: string; subject: string; message: string; created_at: Date };

export function contactEmail({ name, email, subject, message, created_at }: Message) {
  return renderEmail({
    subject: `Message: ${subject}`,
    preview: `${name}: ${subject}`,
    title: 'A visitor wrote to the shop',
    children: [
      paragraph(`From: ${name}`),
      paragraph(`E-mail: ${email}`),
      paragraph(`Subject: ${subject}`),
      paragraph(`Written on: ${dateFormats('en').formatDateTime(created_at)}`),
      divider(),
      asWritten(message),
      divider(),
      paragraph(`If you reply to this mail, your answer goes to ${email}.`),
    ],
  });
}

/** One element per line, because some mail programs ignore other line breaks. Arabic lines run from right to left. */
function asWritten(message: string) {
  const lines = message
    .split(/\r\n?|\n/)
    .flatMap((line, index) => (index === 0 ? [line] : [createElement('br', { key: index }), line]));
  const words = createElement(Fragment, null, ...lines);
  return createElement('p', { dir: 'auto', style: { ...bodyText, margin: '16px 0' } }, words);
}
