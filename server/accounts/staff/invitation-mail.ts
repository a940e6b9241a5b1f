import type { StaffRole } from '../../../shared/accounts/staff.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { mailIn } from '../../platform/email/mail-language.ts';
import { greeting, isPlainName, linkButton, paragraph, plainLink } from '../../platform/email/mail-parts.ts';
import { renderEmail } from '../../platform/email/render-email.ts';
import type { Env } from '../../platform/start-up/env.ts';

type Content = { token: string; role: StaffRole; by_name: string; language: Language };

/** The address of the page on which the invited person joins. */
export function invitationLink({ token, language }: Pick<Content, 'token' | 'language'>, env: Env) {
  return mailIn(language, env).urlOf(`/invitation?token=${token}`);
}

/** The mail with the link of an invitation. */
export function invitationEmail({ token, role, by_name, language }: Content, env: Env) {
  const mail = mailIn(language, env);
  const { invited, someone, roles, accept, validity, otherwise, ...words } = mail.words.invitation;
  const link = invitationLink({ token, language }, env);
  return renderEmail({
    ...mail,
    ...words,
    children: [
      greeting(''),
      paragraph(invited(isPlainName(by_name) ? by_name : someone, roles[role])),
      linkButton(link, accept),
      plainLink(link),
      paragraph(validity),
      paragraph(otherwise),
    ],
  });
}
