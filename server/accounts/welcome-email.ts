import type { Env } from '../env.ts';
import { renderEmail, shopName } from '../platform/email/email-layout.ts';
import { greeting, linkButton, paragraph } from '../platform/email/email-parts.ts';

/** The mail that a new account gets: what it is good for, and what to do if somebody else made it. */
export function welcomeEmail({ name }: { name: string }, { publicUrl, supportEmail }: Env) {
  const content = renderEmail({
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
  return { subject: `Welcome to ${shopName}`, ...content };
}
