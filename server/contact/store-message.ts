import type { contactApi } from '../../shared/contact.ts';
import type { ParsedInputOf } from '../../shared/contract/endpoint.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { Caller } from '../platform/http/handle-endpoint.ts';
import type { Resources } from '../platform/http/resources.ts';
import { spendByVisitor, visitorOf } from '../platform/http/visitor.ts';
import { enqueue } from '../platform/jobs/job.ts';
import { sendContactMail } from './send-contact-mail.ts';

type Writing = ParsedInputOf<typeof contactApi.send> &
  Pick<Caller, 'ip' | 'cookie' | 'header'> &
  Pick<Resources, 'jobs' | 'limits'>;

/**
 * Stores a visitor's message together with the job that mails it, so that a failing mail server delays messages but
 * loses none. A message with the hidden field filled in, from a bot, gets the same reply and is not stored (threats
 * T25). Throws ApiError 429 (too many messages from one browser or network address).
 */
export async function storeMessage(db: Db, { body, query, jobs, limits, ...caller }: Writing) {
  const { website, ...message } = body;
  await runTransaction(db, async (db) => {
    // Counted in the transaction, so that a message that fails to be stored does not count.
    await spendByVisitor(limits.within(db), 'messages', visitorOf(caller));
    if (website) return;
    const id = newId();
    await db
      .insertInto('contact_messages')
      .values({ id, ...message, language: query.lang })
      .execute();
    await enqueue(db, { jobs, job: sendContactMail, data: { messageId: id } });
  });
}
