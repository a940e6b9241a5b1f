import type { contactApi } from '../../shared/contact.ts';
import type { ParsedInputOf } from '../../shared/endpoint.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { Caller } from '../platform/http/handle-endpoint.ts';
import type { Resources } from '../platform/http/resources.ts';
import { enqueue } from '../platform/jobs/job.ts';
import { sendContactMail } from './send-contact-mail.ts';

type Writing = ParsedInputOf<typeof contactApi.send> &
  Pick<Caller, 'ip'> &
  Pick<Resources, 'jobs' | 'limits'>;

/**
 * Keeps a visitor's message together with the job that mails it: a mail server that is down delays messages and loses
 * none. Of a program that filled in the hidden field nothing is kept, and it is not told (threats T25).
 * Throws ApiError 429 (too many messages from one network address).
 */
export async function keepMessage(db: Db, { body, ip, jobs, limits }: Writing) {
  const { website, ...message } = body;
  await runTransaction(db, async (db) => {
    // In the transaction: a message that could not be kept costs its writer nothing.
    await limits.within(db).spend('messagesByAddress', ip);
    if (website) return;
    const id = newId();
    await db
      .insertInto('contact_messages')
      .values({ id, ...message })
      .execute();
    await enqueue(db, { jobs, job: sendContactMail, data: { messageId: id } });
  });
}
