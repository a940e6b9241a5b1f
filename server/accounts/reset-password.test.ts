import { expect, test } from 'vitest';
import { aShopThatMails } from '../../test/a-shop-that-mails.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import type { Db } from '../platform/db/connection.ts';
import { sendPasswordChanged } from './account-mails.ts';
import { createResetToken, sendResetLink } from './reset-password.ts';
import { hashToken } from './sessions/session-token.ts';

type App = Awaited<ReturnType<typeof createTestApp>>['app'];

const password = 'olive tree 7';
const account = { name: 'Amina', email: 'Amina@example.com', password };
const newPassword = 'lemon tree 8';

/** A registered user on two devices, and a link that was mailed to them. */
async function aUserWithLink({ app, db, now = new Date() }: { app: App; db: Db; now?: Date }) {
  const first = openBrowser(app);
  const second = openBrowser(app);
  const { _id: userId } = (await first.post('/auth/register', account)).body;
  await second.post('/auth/login', account);
  return { userId, first, second, token: await createResetToken(db, { userId, now }) };
}

const isSignedIn = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.get('/auth/profile')).status === 200;

const invalid = { status: 400, body: { message: 'Invalid or expired reset token' } };

test('a reset sets the password, ends every session and notifies the owner by mail', async () => {
  const { app, db, resources } = await createTestApp();
  const { first, second, token, userId } = await aUserWithLink({ app, db });
  const answer = await openBrowser(app).post('/auth/reset-password', { token, password: newPassword });
  expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false]);
  expect((await first.post('/auth/login', account)).status).toBe(401);
  expect((await first.post('/auth/login', { ...account, password: newPassword })).status).toBe(200);
  const mails = await resources.jobs.findJobs(sendPasswordChanged.queue);
  expect(mails.map(({ data }) => data)).toEqual([{ userId }]);
});

test('of twenty resets with one token at once, one succeeds and sets its password', async () => {
  const { app, db } = await createTestApp();
  const { token } = await aUserWithLink({ app, db });
  const passwords = Array.from({ length: 20 }, (_, n) => `lemon tree ${n}`);
  const answers = await Promise.all(
    passwords.map((password) => openBrowser(app).post('/auth/reset-password', { token, password })),
  );
  const winners = passwords.filter((_, n) => answers[n]?.status === 200);
  expect(winners).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect({ status, body }).toMatchObject(invalid);
  }
  const login = { ...account, password: winners[0] };
  expect((await openBrowser(app).post('/auth/login', login)).status).toBe(200);
});

test('checking a link does not use it up', async () => {
  const { app, db } = await createTestApp();
  const { token } = await aUserWithLink({ app, db });
  const browser = openBrowser(app);
  for (let n = 0; n < 3; n++) {
    const { status, body } = await browser.get(`/auth/reset-password/verify?token=${token}`);
    expect([status, body]).toEqual([200, { valid: true, minLength: 8 }]);
  }
  expect((await browser.post('/auth/reset-password', { token, password: newPassword })).status).toBe(200);
  expect(await browser.get(`/auth/reset-password/verify?token=${token}`)).toMatchObject(invalid);
  expect(await browser.post('/auth/reset-password', { token, password: newPassword })).toMatchObject(invalid);
});

test('a link is valid for an hour, and only the newest one', async () => {
  let now = new Date();
  const { app, db } = await createTestApp({ now: () => now });
  const { userId, token: previous } = await aUserWithLink({ app, db, now });
  const token = await createResetToken(db, { userId, now });
  const browser = openBrowser(app);
  const check = (value: string) => browser.get(`/auth/reset-password/verify?token=${value}`);
  expect(await check(previous)).toMatchObject(invalid);
  now = new Date(now.getTime() + 3_599_000);
  expect((await check(token)).status).toBe(200);
  now = new Date(now.getTime() + 1_000);
  expect(await check(token)).toMatchObject(invalid);
  expect(await browser.post('/auth/reset-password', { token, password: newPassword })).toMatchObject(invalid);
});

test('a malformed token is refused as missing or invalid', async () => {
  const { app } = await createTestApp();
  const browser = openBrowser(app);
  const missing = 'Invalid or missing reset token. Please request a new password reset link.';
  const cases = [
    ['', missing],
    ['a', 'Invalid or expired reset token'],
    ['a'.repeat(43), 'Invalid or expired reset token'],
    ['a'.repeat(600), 'Invalid or expired reset token'],
    ["' or 1=1 --", 'Invalid or expired reset token'],
    ['\u0000', 'Invalid or expired reset token'],
    ['\ud800', 'Invalid or expired reset token'],
  ] as const;
  for (const [token, message] of cases) {
    const reset = await browser.post('/auth/reset-password', { token, password: newPassword });
    expect([token, reset.status, reset.body.message]).toEqual([token, 400, message]);
    const encoded = encodeURIComponent(token.toWellFormed());
    const check = await browser.get(`/auth/reset-password/verify?token=${encoded}`);
    expect([token, check.status, check.body.message]).toEqual([token, 400, message]);
  }
  expect((await browser.get('/auth/reset-password/verify')).body.message).toBe(missing);
  expect((await browser.post('/auth/reset-password', { password: newPassword })).body.message).toBe(missing);
});

test('a refused password leaves the link valid', async () => {
  const { app, db } = await createTestApp();
  const { token } = await aUserWithLink({ app, db });
  const browser = openBrowser(app);
  const tooShort = 'Password must be at least 8 characters long';
  for (const [weak, message] of [
    ['', 'Password is required'],
    ['olive 7', tooShort],
    ['password123', 'Password is one of the most common ones. Choose another'],
    ['x'.repeat(201), 'Password must be at most 200 characters'],
  ] as const) {
    const answer = await browser.post('/auth/reset-password', { token, password: weak });
    expect([answer.status, answer.body]).toMatchObject([400, { message, fields: { password: message } }]);
  }
  expect((await browser.post('/auth/reset-password', { token, password: newPassword })).status).toBe(200);
});

test("an administrator's new password has at least 12 characters", async () => {
  const { app, db } = await createTestApp();
  const { user } = await signedInAs(db, 'admin');
  const token = await createResetToken(db, { userId: user.id, now: new Date() });
  const browser = openBrowser(app);
  const check = await browser.get(`/auth/reset-password/verify?token=${token}`);
  expect(check.body).toEqual({ valid: true, minLength: 12 });
  const short = await browser.post('/auth/reset-password', { token, password: 'lemon tree8' });
  expect([short.status, short.body.message]).toEqual([400, 'Password must be at least 12 characters']);
  const long = await browser.post('/auth/reset-password', { token, password: 'lemon tree 8' });
  expect(long.status).toBe(200);
});

test('a reset ends the wait after too many wrong passwords', async () => {
  const { app, db } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const { token } = await aUserWithLink({ app, db });
  const browser = openBrowser(app);
  for (let n = 0; n < 6; n++) await browser.post('/auth/login', { ...account, password: 'guess' });
  expect((await browser.post('/auth/login', account)).status).toBe(429);
  await browser.post('/auth/reset-password', { token, password: newPassword });
  expect((await browser.post('/auth/login', { ...account, password: newPassword })).status).toBe(200);
});

test('the first reset of an account removes a Google account linked before', async () => {
  const { app, db } = await createTestApp();
  const { token } = await aUserWithLink({ app, db });
  await db.updateTable('users').set({ google_sub: 'stranger' }).execute();
  await openBrowser(app).post('/auth/reset-password', { token, password: newPassword });
  expect(await db.selectFrom('users').select(['google_sub', 'email_proved']).execute()).toEqual([
    { google_sub: null, email_proved: true },
  ]);
});

test('a known and an unknown address get the same answer, and no token is in it', async () => {
  const { app, db, resources } = await createTestApp();
  const { user } = await signedInAs(db, 'user');
  const answers: object[] = [];
  for (const email of [user.email, 'nobody@example.com']) {
    const { status, text, headers } = await openBrowser(app).post('/auth/forgot-password', { email });
    answers.push({ status, text, headers: { ...headers, date: '' } });
  }
  const message = 'If there is an account with this email, we have sent a link to reset its password.';
  expect(answers[0]).toMatchObject({ status: 200, text: JSON.stringify({ message }) });
  expect(answers[1]).toEqual(answers[0]);
  const asked = await resources.jobs.findJobs(sendResetLink.queue);
  expect(asked.map(({ data }) => data)).toEqual(
    expect.arrayContaining([
      { email: user.email, language: 'en' },
      { email: 'nobody@example.com', language: 'en' },
    ]),
  );
});

test('an address gets three links, then none for 15 minutes, whether it has an account or not', async () => {
  const { app, db, resources } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const { user } = await signedInAs(db, 'user');
  for (const email of [user.email, 'nobody@example.com']) {
    const ask = (address = email) => openBrowser(app).post('/auth/forgot-password', { email: address });
    for (let n = 0; n < 3; n++) expect((await ask()).status).toBe(200);
    for (const address of [email, email.toUpperCase()]) {
      const refused = await ask(address);
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers['retry-after']);
      expect([wait > 800, wait <= 900]).toEqual([true, true]);
    }
  }
  expect(await resources.jobs.findJobs(sendResetLink.queue)).toHaveLength(6);
});

test('a stranger who uses up the links for an address leaves some for its owner, and the total is bounded', async () => {
  const { app, db, resources } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const { user } = await signedInAs(db, 'user');
  const ask = async (ip: string) => {
    const reply = await openBrowser(app, { ip }).post('/auth/forgot-password', { email: user.email });
    return reply.status;
  };
  for (let n = 0; n < 3; n++) expect(await ask('10.0.0.1')).toBe(200);
  expect(await ask('10.0.0.1')).toBe(429);
  expect(await ask('10.0.0.2')).toBe(200);
  for (let n = 0; n < 40; n++) await ask(`10.0.1.${n}`);
  expect(await ask('10.0.0.3')).toBe(429);
  expect(await resources.jobs.findJobs(sendResetLink.queue)).toHaveLength(20);
});

test('a network address may ask for thirty links an hour', async () => {
  const { app } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const ask = (n: number, ip: string) =>
    openBrowser(app, { ip }).post('/auth/forgot-password', { email: `user${n}@example.com` });
  for (let n = 0; n < 30; n++) expect((await ask(n, '10.0.0.1')).status).toBe(200);
  expect((await ask(30, '10.0.0.1')).status).toBe(429);
  expect((await ask(31, '10.0.0.2')).status).toBe(200);
});

test('a missing or malformed address is refused', async () => {
  const { app } = await createTestApp();
  const browser = openBrowser(app);
  expect((await browser.post('/auth/forgot-password', {})).body.message).toBe('Email is required');
  expect((await browser.post('/auth/forgot-password', { email: 'amina' })).body.message).toBe(
    'Email address is invalid',
  );
});

test('the mailed link contains the token of the stored hash, as a button and as plain text', async () => {
  const { db, mail, run, user } = await aShopThatMails();
  await run(sendResetLink, { email: user.email.toUpperCase() });
  const [{ subject = '', text = '', html = '' } = {}] = mail.to(user.email);
  expect(subject).toBe('Reset your Saha password');
  const [link = '', token = ''] =
    /https:\/\/saha\.example\/reset-password\?token=([\w-]{43})/.exec(text) ?? [];
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain(`>${link}<`);
  expect(text).toContain('valid for 1 hour');
  const stored = await db.selectFrom('reset_tokens').select(['token_hash', 'user_id']).execute();
  expect(stored).toEqual([{ token_hash: hashToken(token), user_id: user.id }]);
});

test('an address without an account gets no mail, and no token is stored', async () => {
  const { db, mail, run } = await aShopThatMails();
  await run(sendResetLink, { email: 'nobody@example.com' });
  expect(mail.to('nobody@example.com')).toEqual([]);
  expect(await db.selectFrom('reset_tokens').selectAll().execute()).toEqual([]);
});
