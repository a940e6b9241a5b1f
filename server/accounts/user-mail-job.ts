import type { Env } from '../env.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';

type Template = (user: { name: string }, env: Env) => { subject: string; html: string; text: string };

/** A job that mails a user by their id. A user who has been deleted in the meantime gets no mail. */
export function userMailJob(queue: string, template: Template) {
  return mailJob({
    queue,
    async compose({ userId }: { userId: string }, { db, env }) {
      const user = await db
        .selectFrom('users')
        .select(['name', 'email'])
        .where('id', '=', userId)
        .executeTakeFirst();
      return user && { ...template(user, env), to: user.email };
    },
  });
}
