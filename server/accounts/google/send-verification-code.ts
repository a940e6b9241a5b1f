import { codeLifetime } from '../../../shared/sign-in.ts';
import { mailQueue } from '../../platform/email/mail-queue.ts';
import type { Job } from '../../platform/jobs/job.ts';

const loadTemplate = () => import('./verification-code-email.ts');

/** Mails the code that confirms an address after Google's sign-in. */
export const sendVerificationCode: Job<{ email: string; name: string; code: string }> = {
  queue: 'verification-code',
  options: {
    ...mailQueue,
    // A code that has expired is of no use to anybody.
    retryDelayMax: 10,
    retentionSeconds: codeLifetime,
    // Everywhere else the code is kept as a hash only.
    deleteAfterSeconds: 1,
  },
  prepare: loadTemplate,
  async run({ email, name, code }, { env, mailer, jobId }) {
    const { verificationCodeEmail } = await loadTemplate();
    const mail = verificationCodeEmail({ name, code }, env);
    // Never by the code: six digits are soon found again from their hash.
    await mailer.send({ ...mail, to: email, occasion: `verification-code ${jobId}` });
  },
};
