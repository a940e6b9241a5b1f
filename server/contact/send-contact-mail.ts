import { sql } from 'kysely';
import { createElement, Fragment } from 'react';
import type { Language } from '../../shared/values/languages.ts';
import { mailIn } from '../platform/email/mail-language.ts';
import { bodyText, divider, paragraph } from '../platform/email/mail-parts.ts';
import { renderEmail } from '../platform/email/render-email.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';
import type { Env } from '../platform/start-up/env.ts';

/**
 * Mails a visitor's message once to the support address, in the language of the visitor's page, to whom a reply goes
 * (threats T25). `mailed_at` is set when the mail server has accepted it, `mail_unsent_at` if there is none.
 */
export const sendContactMail = mailJob({
  queue: 'contact-message',
  // To the shop itself. Messages are limited when they are stored.
  mostPerHour: 'all',
  async compose({ messageId }: { messageId: string }, { db, env }) {
    const message = await db
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', messageId)
      .executeTakeFirst();
    // Mailed already: the process died between the mail server's reply and the end of the job.
    if (!message || message.mailed_at || message.mail_unsent_at) return undefined;
    return { ...contactEmail(message, env), to: env.supportEmail, replyTo: message.email };
  },
  onSent: ({ messageId }, { db }) =>
    db.updateTable('contact_messages').set({ mailed_at: sql`now()` }).where('id', '=', messageId).execute(),
  onUnsent: ({ messageId }, { db }) =>
    db
      .updateTable('contact_messages')
      .set({ mail_unsent_at: sql`now()` })
      .where('id', '=', messageId)
      .execute(),
});

type Message = {
  name: string;
  email: string;
  subject: string;
  message: string;
  language: Language;
  created_at: Date;
};

export function contactEmail({ name, email, subject, message, language, created_at }: Message, env: Env) {
  const { words, formatDateTime, language: served, shop, from: sender, color, logo } = mailIn(language, env);
  const { title, from, address, about, writtenOn, reply, ...head } = words.contact;
  return renderEmail({
    ...{ language: served, shop, from: sender, color, logo },
    subject: head.subject(subject),
    preview: head.preview(name, subject),
    title,
    children: [
      paragraph(from(name)),
      paragraph(address(email)),
      paragraph(about(subject)),
      paragraph(writtenOn(formatDateTime(created_at))),
      divider(),
      asWritten(message),
      divider(),
      paragraph(reply(email)),
    ],
  });
}

/** One element per line, because some mail programs ignore other line breaks. Arabic lines run from right to left. */
function asWritten(message: string) {
  const lines = message
    .split(/\r\n?|\n/)
    .flatMap((line, index) => (index === 0 ? [line] : [createElement('br', { key: index }), line]));
  const words = createElement(Fragment, null, ...lines);
  const style = { ...bodyText, margin: '16px 0', textAlign: 'start' } as const;
  return createElement('p', { dir: 'auto', style }, words);
}
