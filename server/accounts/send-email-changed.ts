import type { Env } from '../env.ts';
import { greeting, heading, paragraph, renderEmail, shopName } from '../platform/email/render-email.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';

/** Goes to the old address of the account (threats T8). */
export const sendEmailChanged = mailJob({
  queue: 'email-changed',
  compose: async ({ oldEmail, ...change }: Change & { oldEmail: string }, { env }) => ({
    ...emailChangedEmail(change, env),
    to: oldEmail,
  }),
});

type Change = { name: string; newEmail: string };

export function emailChangedEmail({ name, newEmail }: Change, { supportEmail }: Env) {
  return renderEmail({
    subject: `Your ${shopName} e-mail address was changed`,
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
}
