import type { Language } from '../../shared/values/languages.ts';
import { mailIn } from '../platform/email/mail-language.ts';
import { greeting, linkButton, paragraph, plainLink } from '../platform/email/mail-parts.ts';
import { renderEmail } from '../platform/email/render-email.ts';
import type { Env } from '../platform/start-up/env.ts';

type Content = { name: string; token: string; language?: Language | undefined };

/** The mail with the reset link. */
export function resetLinkEmail({ name, token, language }: Content, env: Env) {
  const mail = mailIn(language, env);
  const { asked, choose, validity, otherwise, ...words } = mail.words.resetLink;
  const link = mail.urlOf(`/reset-password?token=${token}`);
  return renderEmail({
    ...mail,
    ...words,
    children: [
      greeting(name),
      paragraph(asked),
      linkButton(link, choose),
      plainLink(link),
      paragraph(validity),
      paragraph(otherwise),
    ],
  });
}
