import type { Env } from '../env.ts';
import { renderEmail, shopName } from '../platform/email/email-layout.ts';
import { greeting, heading, linkButton, paragraph } from '../platform/email/email-parts.ts';

/** The notice that an account has a new password, and what to do if its owner did not choose it. */
export function passwordChangedEmail({ name }: { name: string }, { publicUrl, supportEmail }: Env) {
  const content = renderEmail({
    preview: 'Was it you? Then there is nothing to do.',
    title: 'Your password was changed',
    supportEmail,
    children: [
      greeting(name),
      paragraph(
        `Your ${shopName} account has a new password, and it was signed out on all other devices. If this was you, there is nothing to do.`,
      ),
      heading('If this was not you'),
      paragraph('Somebody else knows how to get into your account. Set a new password at once, and tell us.'),
      linkButton(`${publicUrl}/forgot-password`, 'Set a new password'),
    ],
  });
  return { subject: `Your ${shopName} password was changed`, ...content };
}
