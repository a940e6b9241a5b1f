import { mailQueue } from '../platform/email/mail-queue.ts';
import type { Job } from '../platform/jobs/job.ts';

const loadTemplate = () => import('./password-changed-email.ts');

/** Tells an account's owner that its password is another one now. */
export const sendPasswordChanged: Job<{ userId: string }> = {
  queue: 'password-changed',
  options: mailQueue,
  prepare: loadTemplate,
  async run({ userId }, { db, env, mailer, jobId }) {
    const user = await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) return;
    const { passwordChangedEmail } = await loadTemplate();
    const mail = passwordChangedEmail(user, env);
    await mailer.send({ ...mail, to: user.email, occasion: `password-changed ${jobId}` });
  },
};
