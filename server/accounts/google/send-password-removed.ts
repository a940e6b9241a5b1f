import { mailQueue } from '../../platform/email/mail-queue.ts';
import type { Job } from '../../platform/jobs/job.ts';

const loadTemplate = () => import('./password-removed-email.ts');

/** Tells who has just proved to own an address that the password which was there before is gone, and why. */
export const sendPasswordRemoved: Job<{ userId: string }> = {
  queue: 'password-removed',
  options: mailQueue,
  prepare: loadTemplate,
  async run({ userId }, { db, env, mailer, jobId }) {
    const user = await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) return;
    const { passwordRemovedEmail } = await loadTemplate();
    const mail = passwordRemovedEmail(user, env);
    await mailer.send({ ...mail, to: user.email, occasion: `password-removed ${jobId}` });
  },
};
