import type { Env } from '../../env.ts';
import { renderEmail, shopName } from '../../platform/email/email-layout.ts';
import { greeting, linkButton, paragraph, plainLink } from '../../platform/email/email-parts.ts';

/** The mail with the link that sets a new password. */
export function resetLinkEmail(
  { name, token }: { name: string; token: string },
  { publicUrl, supportEmail }: Env,
) {
  const link = `${publicUrl}/reset-password?token=${token}`;
  const content = renderEmail({
    preview: 'The link is valid for 1 hour.',
    title: 'Reset your password',
    supportEmail,
    children: [
      greeting(name),
      paragraph(
        `Somebody asked for a new password for your ${shopName} account. If it was you, choose one here.`,
      ),
      linkButton(link, 'Choose a new password'),
      plainLink(link),
      paragraph(
        'The link is valid for 1 hour and works once. Keep it to yourself: whoever has it gets into your account.',
      ),
      paragraph('If it was not you, there is nothing to do. Your password stays as it is.'),
    ],
  });
  return { subject: `Reset your ${shopName} password`, ...content };
}
