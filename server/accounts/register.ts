import type { User } from '../../shared/access/accounts.ts';
import type { signInApi } from '../../shared/accounts/sign-in.ts';
import type { ParsedInputOf } from '../../shared/contract/endpoint.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { UnknownCaller } from '../platform/http/handle-endpoint.ts';
import type { Resources } from '../platform/http/resources.ts';
import { spendByVisitor, visitorOf } from '../platform/http/visitor.ts';
import { enqueue } from '../platform/jobs/job.ts';
import { sendWelcome } from './account-mails.ts';
import { refuseTakenEmail, toUser } from './account-queries.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts';
import { openSession } from './sessions/open-session.ts';

type Registering = ParsedInputOf<typeof signInApi.register> & UnknownCaller & Resources;

/**
 * Creates an account of role `user` and signs the calling browser in: user, session and welcome mail in one transaction.
 * Throws ApiError 400 (common password), 409 (taken address), 429 (too many accounts), 503 (too many hashes at once).
 */
export async function register(db: Db, registering: Registering): Promise<User> {
  const { body, query, limits, jobs, now } = registering;
  refuseWeakPassword(body.password, { field: 'password', role: 'user' });
  // Outside the transaction, so that refusals count too: a refusal reveals that an address is taken (threats T5).
  await spendByVisitor(limits, 'registrations', visitorOf(registering));
  const values = { id: newId(), name: body.name, email: body.email, language: query.lang };
  const password_hash = await hashPassword(body.password);
  return runTransaction(db, async (db) => {
    const user = await db
      .insertInto('users')
      .values({ ...values, password_hash })
      .returningAll()
      .executeTakeFirstOrThrow();
    await enqueue(db, { jobs, job: sendWelcome, data: { userId: user.id } });
    await openSession(db, { browser: registering, user, now: now() });
    return toUser(user);
  }).catch(refuseTakenEmail);
}
