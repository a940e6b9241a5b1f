import { sql } from 'kysely';
import { mailQueue } from '../platform/email/mail-queue.ts';
import type { Job } from '../platform/jobs/job.ts';

const loadTemplate = () => import('./contact-email.ts');

/** Mails a visitor's message to the support address once; `mailed_at` is set when the mail server has accepted it. */
export const sendContactMail: Job<{ messageId: string }> = {
  queue: 'contact-message',
  options: mailQueue,
  prepare: loadTemplate,
  async run({ messageId }, { db, env, mailer }) {
    const message = await db
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', messageId)
      .executeTakeFirst();
    // Mailed already: the process died between the mail server's reply and the end of the job.
    if (!message || message.mailed_at) return;
    const { contactEmail } = await loadTemplate();
    const mail = contactEmail(message);
    await mailer.send({ ...mail, to: env.supportEmail, occasion: `contact-message ${messageId}` });
    await db
      .updateTable('contact_messages')
      .set({ mailed_at: sql`now()` })
      .where('id', '=', messageId)
      .execute();
  },
};
