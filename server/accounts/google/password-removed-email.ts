import type { Env } from '../../env.ts';
import { renderEmail, shopName } from '../../platform/email/email-layout.ts';
import { greeting, linkButton, paragraph } from '../../platform/email/email-parts.ts';

/** The notice that an account lost the password which somebody had set before its address was confirmed. */
export function passwordRemovedEmail({ name }: { name: string }, { publicUrl, supportEmail }: Env) {
  const content = renderEmail({
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
  return { subject: `Your ${shopName} password was removed`, ...content };
}
