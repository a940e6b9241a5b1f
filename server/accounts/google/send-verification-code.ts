import { codeLifetime } from '../../../shared/sign-in.ts';
import type { Env } from '../../env.ts';
import {
  code as codeBlock,
  greeting,
  paragraph,
  renderEmail,
  shopName,
} from '../../platform/email/render-email.ts';
import { mailJob } from '../../platform/jobs/mail-job.ts';

export const sendVerificationCode = mailJob({
  queue: 'verification-code',
  options: {
    // An expired code is useless.
    retryDelayMax: 10,
    retentionSeconds: codeLifetime,
    // The code is in the data of the job, and only its hash anywhere else.
    deleteAfterSeconds: 1,
  },
  compose: async ({ email, ...content }: { email: string; name: string; code: string }, { env }) => ({
    ...verificationCodeEmail(content, env),
    to: email,
  }),
});

/** The six digits that confirm an address. They are not in the subject, because lock screens and logs show subjects. */
export function verificationCodeEmail({ name, code }: { name: string; code: string }, { supportEmail }: Env) {
  return renderEmail({
    subject: `Your ${shopName} verification code`,
    preview: `It is valid for ${codeLifetime / 60} minutes.`,
    title: 'Your verification code',
    supportEmail,
    children: [
      greeting(name),
      paragraph(`Type this code on the page where you sign in to ${shopName}:`),
      codeBlock(code),
      paragraph(
        `It is valid for ${codeLifetime / 60} minutes and works once. Nobody from ${shopName} ever asks you for it.`,
      ),
      paragraph('You did not sign in? Then there is nothing to do: without the code nobody gets in.'),
    ],
  });
}
