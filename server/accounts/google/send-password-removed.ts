import type { Env } from '../../env.ts';
import { greeting, linkButton, paragraph, renderEmail, shopName } from '../../platform/email/render-email.ts';
import { userMailJob } from '../user-mail-job.ts';

export const sendPasswordRemoved = userMailJob('password-removed', passwordRemovedEmail);

/** Tells the owner of an address, after proving it, that a password set before the proof was removed. */
export function passwordRemovedEmail({ name }: { name: string }, { publicUrl, supportEmail }: Env) {
  return renderEmail({
    subject: `Your ${shopName} password was removed`,
    preview: 'You can sign in with Google, or set a new password.',
    title: 'Your old password no longer works',
    supportEmail,
    children: [
      greeting(name),
      paragraph(
        `You have just confirmed that this e-mail address is yours. Your ${shopName} account already had a password, from before anybody had confirmed the address. To be sure that nobody else can use it, we removed it and signed the account out on all other devices.`,
      ),
      paragraph(
        'If you would like to sign in with a password again, set a new one. Your orders are all there.',
      ),
      linkButton(`${publicUrl}/forgot-password`, 'Set a new password'),
    ],
  });
}
