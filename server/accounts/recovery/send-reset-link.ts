import type { Env } from '../../env.ts';
import {
  greeting,
  linkButton,
  paragraph,
  plainLink,
  renderEmail,
  shopName,
} from '../../platform/email/render-email.ts';
import { mailJob } from '../../platform/jobs/mail-job.ts';
import { findUserByEmail } from '../account-queries.ts';
import { createResetToken } from './create-reset-token.ts';

/**
 * Mails the link that sets a new password to the account with this address. Whether there is one is looked up here, after
 * the reply, so the reply takes the same time for every address (threats T5).
 */
export const sendResetLink = mailJob({
  queue: 'reset-link',
  // After an hour the visitor has asked again or given up.
  options: { retentionSeconds: 3600, deleteAfterSeconds: 3600 },
  async compose({ email }: { email: string }, { db, env, now }) {
    const user = await findUserByEmail(db, email);
    if (!user) return undefined;
    const token = await createResetToken(db, { userId: user.id, now: now() });
    // A job that runs again mails another link, which mailboxes must not take for the same mail.
    const occasion = `reset-link ${token}`;
    return { ...resetLinkEmail({ name: user.name, token }, env), to: user.email, occasion };
  },
});

/** The mail with the link that sets a new password. */
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
        'The link is valid for 1 hour and works once. Keep it to yourself: whoever has it gets into your account.',
      ),
      paragraph('If it was not you, there is nothing to do. Your password stays as it is.'),
    ],
  });
}
