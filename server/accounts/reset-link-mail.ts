import type { Env } from '../env.ts';
import {
  greeting,
  linkButton,
  paragraph,
  plainLink,
  renderEmail,
  shopName,
} from '../platform/email/render-email.ts';

/** The mail with the reset link. */
export function resetLinkEmail(
  { name, token }: { name: string; token: string },
  { publicUrl, supportEmail }: Env,
) {
  const link = `${publicUrl}/reset-password?token=${token}`;
  return renderEmail({
    subject: `Reset your ${shopName} password`,
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
        'The link is valid for 1 hour and works once. Do not share it: anyone who has it can get into your account.',
      ),
      paragraph('If it was not you, ignore this mail. Your password has not changed.'),
    ],
  });
}
