import type { Env } from '../env.ts';
import { renderEmail, shopName } from '../platform/email/email-layout.ts';
import { greeting, heading, paragraph } from '../platform/email/email-parts.ts';

type Change = { name: string; newEmail: string };

/** The notice to an account's old address that it signs in with another one now. */
export function emailChangedEmail({ name, newEmail }: Change, { supportEmail }: Env) {
  const content = renderEmail({
    preview: 'Was it you? Then there is nothing to do.',
    title: 'Your e-mail address was changed',
    supportEmail,
    children: [
      greeting(name),
      paragraph(`Your ${shopName} account now signs in with ${newEmail}, and its mails go there.`),
      paragraph('If this was you, there is nothing to do.'),
      heading('If this was not you'),
      paragraph(
        `Somebody else got into your account. Write to ${supportEmail} at once, from this address, so that we can give the account back to you.`,
      ),
    ],
  });
  return { subject: `Your ${shopName} e-mail address was changed`, ...content };
}
