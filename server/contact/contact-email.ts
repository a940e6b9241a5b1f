import { createElement, Fragment } from 'react';
import { formatDateTime } from '../../shared/dates.ts';
import { renderEmail } from '../platform/email/email-layout.ts';
import { bodyText, divider, paragraph } from '../platform/email/email-parts.ts';

type Message = { name: string; email: string; subject: string; message: string; created_at: Date };

/** The mail to the support address with a visitor's message. Its Reply-To is the visitor's address (threats T25). */
export function contactEmail({ name, email, subject, message, created_at }: Message) {
  const content = renderEmail({
    preview: `${name}: ${subject}`,
    title: 'A visitor wrote to the shop',
    children: [
      paragraph(`From: ${name}`),
      paragraph(`E-mail: ${email}`),
      paragraph(`Subject: ${subject}`),
      paragraph(`Written on: ${formatDateTime(created_at)}`),
      divider(),
      asWritten(message),
      divider(),
      paragraph(`Reply to this mail, and your answer goes to ${email}.`),
    ],
  });
  return { subject: `Message: ${subject}`, replyTo: email, ...content };
}

/** One element per line, because some mail programs ignore other line breaks. Arabic lines run from right to left. */
function asWritten(message: string) {
  const lines = message
    .split(/\r\n?|\n/)
    .flatMap((line, index) => (index === 0 ? [line] : [createElement('br', { key: index }), line]));
  const words = createElement(Fragment, null, ...lines);
  return createElement('p', { dir: 'auto', style: { ...bodyText, margin: '16px 0' } }, words);
}
