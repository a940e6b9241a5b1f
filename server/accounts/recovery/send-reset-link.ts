import { mailQueue } from '../../platform/email/mail-queue.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { createResetToken } from './create-reset-token.ts';

const loadTemplate = () => import('./reset-link-email.ts');

/**
 * Mails the link that sets a new password to an account with this address. That there is none is found out here, after
 * the answer, which so takes the same time for every address (threats T5).
 */
export const sendResetLink: Job<{ email: string }> = {
  queue: 'reset-link',
  // Who waited an hour has asked again, or given up.
  options: { ...mailQueue, retentionSeconds: 3600, deleteAfterSeconds: 3600 },
  prepare: loadTemplate,
  async run({ email }, { db, env, mailer, now }) {
    const user = await db
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where(({ fn, val, eb }) => eb(fn('lower', ['email']), '=', fn('lower', [val(email)])))
      .executeTakeFirst();
    if (!user) return;
    const token = await createResetToken(db, { userId: user.id, now: now() });
    const { resetLinkEmail } = await loadTemplate();
    const mail = resetLinkEmail({ name: user.name, token }, env);
    // By the token and not by the job: run again, the job mails another link, which mailboxes must not drop as known.
    await mailer.send({ ...mail, to: user.email, occasion: `reset-link ${token}` });
  },
};
