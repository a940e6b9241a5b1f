import { mailQueue } from '../platform/email/mail-queue.ts';
import type { Job } from '../platform/jobs/job.ts';

const loadTemplate = () => import('./welcome-email.ts');

/** Mails a new account what it is good for. */
export const sendWelcome: Job<{ userId: string }> = {
  queue: 'welcome',
  options: mailQueue,
  prepare: loadTemplate,
  async run({ userId }, { db, env, mailer }) {
    const user = await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) return;
    const { welcomeEmail } = await loadTemplate();
    const mail = welcomeEmail(user, env);
    await mailer.send({ ...mail, to: user.email, occasion: `welcome ${userId}` });
  },
};
