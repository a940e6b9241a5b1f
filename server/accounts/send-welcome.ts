import type { Env } from '../env.ts';
import { greeting, linkButton, paragraph, renderEmail, shopName } from '../platform/email/render-email.ts';
import { userMailJob } from './user-mail-job.ts';

export const sendWelcome = userMailJob('welcome', welcomeEmail);

/** The first mail of a new account: what it offers, and what to do if somebody else created it. */
export function welcomeEmail({ name }: { name: string }, { publicUrl, supportEmail }: Env) {
  return renderEmail({
    subject: `Welcome to ${shopName}`,
    preview: 'Your account is ready.',
    title: `Welcome to ${shopName}`,
    supportEmail,
    children: [
      greeting(name),
      paragraph(
        'Your account is ready. You can follow your orders, and the checkout remembers your address.',
      ),
      linkButton(`${publicUrl}/products`, 'See our products'),
      paragraph(
        'Did you not create this account? Someone may have entered your address by mistake. Write to us and we will delete the account.',
      ),
    ],
  });
}
