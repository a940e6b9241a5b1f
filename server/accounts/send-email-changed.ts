import { mailQueue } from '../platform/email/mail-queue.ts';
import type { Job } from '../platform/jobs/job.ts';

const loadTemplate = () => import('./email-changed-email.ts');

/** Tells the old address of an account that it is no longer the account's (threats T8). */
export const sendEmailChanged: Job<{ oldEmail: string; newEmail: string; name: string }> = {
  queue: 'email-changed',
  options: mailQueue,
  prepare: loadTemplate,
  async run({ oldEmail, newEmail, name }, { env, mailer, jobId }) {
    const { emailChangedEmail } = await loadTemplate();
    const mail = emailChangedEmail({ newEmail, name }, env);
    await mailer.send({ ...mail, to: oldEmail, occasion: `email-changed ${jobId}` });
  },
};
