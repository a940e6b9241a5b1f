import type { Env } from '../env.ts';
import {
  greeting,
  heading,
  linkButton,
  paragraph,
  renderEmail,
  shopName,
} from '../platform/email/render-email.ts';
import { userMailJob } from './user-mail-job.ts';

export const sendPasswordChanged = userMailJob('password-changed', passwordChangedEmail);

/** Tells the owner of an account that it has a new password, and what to do if somebody else set it. */
export function passwordChangedEmail({ name }: { name: string }, { publicUrl, supportEmail }: Env) {
  return renderEmail({
    subject: `Your ${shopName} password was changed`,
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
}
