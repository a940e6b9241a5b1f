import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../e2e/mail-server.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { signedInAs } from '../../test/sign-in.ts';
import { enqueue, type Job } from '../email/job.ts';
import { hashToken } from '../sessions/session-token.ts';
import { sendEmailChanged } from './send-email-changed.ts';
import { sendPasswordChanged } from './send-password-changed.ts';
import { sendResetLink } from './send-reset-link.ts';
import { sendWelcome } from './send-welcome.ts';

const soon = { timeout: 30_000, interval: 50 };

/** A shop with a mail server and a user; `run` does a job as the queue does, to its end. */
async function aShopThatMails() {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const { db, resources } = await createTestApp({
    env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://saha.example' },
  });
  const { user } = await signedInAs(db, 'user');
  async function run<Data extends object>(job: Job<Data>, data: Data) {
    await enqueue(db, { jobs: resources.jobs, job, data });
    const states = async () => (await resources.jobs.findJobs(job.queue)).map(({ state }) => state);
    await expect.poll(states, soon).not.toContain('created');
    await expect.poll(states, soon).not.toContain('active');
  }
  return { db, mail, run, user };
}

test('a new account is welcomed, and its owner learns what to do if they did not make it', async () => {
  const { mail, run, user } = await aShopThatMails();
  await run(sendWelcome, { userId: user.id });
  const [{ subject = '', text = '', html = '' } = {}] = mail.to(user.email);
  expect(subject).toBe('Welcome to Saha');
  expect(text).toContain('Hello A user,');
  expect(text).toContain('You did not make this account?');
  expect(html).toContain('href="https://saha.example/products"');
});

test('a changed password is told with what to do if it was somebody else', async () => {
  const { mail, run, user } = await aShopThatMails();
  await run(sendPasswordChanged, { userId: user.id });
  const [{ subject = '', text = '' } = {}] = mail.to(user.email);
  expect(subject).toBe('Your Saha password was changed');
  expect(text).toContain('https://saha.example/forgot-password');
});

test('two changes of a password are two mails, which no mailbox takes for one', async () => {
  const { mail, run, user } = await aShopThatMails();
  await run(sendPasswordChanged, { userId: user.id });
  await run(sendPasswordChanged, { userId: user.id });
  const [first, second] = mail.to(user.email).map(({ messageId }) => messageId);
  expect(second).toMatch(/@saha\.example>$/);
  expect(second).not.toBe(first);
});

test('a changed e-mail address is told to the old one', async () => {
  const { mail, run } = await aShopThatMails();
  await run(sendEmailChanged, { oldEmail: 'old@example.com', newEmail: 'new@example.com', name: 'Amina' });
  const [{ subject = '', text = '' } = {}] = mail.to('old@example.com');
  expect(subject).toBe('Your Saha e-mail address was changed');
  expect(text).toContain('new@example.com');
  expect(text).toContain('support@saha.example');
  expect(mail.to('new@example.com')).toEqual([]);
});

test('the mailed reset link is the token whose hash is kept, as a button and as an address', async () => {
  const { db, mail, run, user } = await aShopThatMails();
  await run(sendResetLink, { email: user.email.toUpperCase() });
  const [{ subject = '', text = '', html = '' } = {}] = mail.to(user.email);
  expect(subject).toBe('Reset your Saha password');
  const [link = '', token = ''] =
    /https:\/\/saha\.example\/reset-password\?token=([\w-]{43})/.exec(text) ?? [];
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain(`>${link}<`);
  expect(text).toContain('valid for 1 hour');
  const kept = await db.selectFrom('reset_tokens').select(['token_hash', 'user_id']).execute();
  expect(kept).toEqual([{ token_hash: hashToken(token), user_id: user.id }]);
});

test('an address without an account gets no mail, and nothing is kept', async () => {
  const { db, mail, run } = await aShopThatMails();
  await run(sendResetLink, { email: 'nobody@example.com' });
  expect(mail.to('nobody@example.com')).toEqual([]);
  expect(await db.selectFrom('reset_tokens').selectAll().execute()).toEqual([]);
});

test('an account that is gone gets no mail', async () => {
  const { db, mail, run, user } = await aShopThatMails();
  await db.deleteFrom('users').execute();
  await run(sendWelcome, { userId: user.id });
  await run(sendPasswordChanged, { userId: user.id });
  expect(mail.to(user.email)).toEqual([]);
});
