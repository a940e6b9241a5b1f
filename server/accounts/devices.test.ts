import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../e2e/mail-server.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { newId } from '../platform/db/new-id.ts';
import { deleteEndedSignIns } from './delete-ended-sign-ins.ts';
import { hashPassword } from './passwords/hash-password.ts';

const password = 'olive tree in the yard';
const day = 24 * 60 * 60 * 1000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

type Account = { role?: 'user' | 'packer'; created_at?: Date };

/** A shop whose clock the test moves, and a way to make accounts with a password. */
async function aShop(env: Record<string, string> = {}) {
  let time = Date.now();
  const now = () => new Date(time);
  const shop = await createTestApp({ env, now });
  async function anAccount({ role = 'packer', created_at = new Date(time - 300 * day) }: Account = {}) {
    const password_hash = await hashPassword(password);
    const values = { id: newId(), name: 'Lina', email: `${newId()}@example.com`, role, password_hash };
    return shop.db
      .insertInto('users')
      .values({ ...values, created_at })
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  async function signIn(email: string, browser = openBrowser(shop.app, { userAgent: firefox })) {
    expect((await browser.post('/auth/login', { email, password })).status).toBe(200);
    return browser;
  }
  /** The mails about new devices that are waiting to be sent. */
  async function mails() {
    const jobs = await shop.resources.jobs.findJobs<{ userId: string; browser: string | null }>('new-device');
    return jobs.map(({ data }) => data);
  }
  const later = (ms: number) => {
    time += ms;
  };
  return { ...shop, now, anAccount, signIn, mails, later };
}

test('the list shows the sessions with their devices and marks the one that asks', async () => {
  const { app, anAccount, signIn, later } = await aShop();
  const { email } = await anAccount({ role: 'user' });
  const phone = await signIn(email, openBrowser(app, { userAgent: safari }));
  later(60_000);
  const computer = await signIn(email);
  await signIn((await anAccount()).email);
  const { body } = await computer.get('/auth/sessions');
  expect(body).toMatchObject([
    { browser: 'Firefox', system: 'Linux', isOwn: true },
    { browser: 'Safari', system: 'iPhone', isOwn: false },
  ]);
  expect(Date.parse(body[0].startedAt) - Date.parse(body[1].startedAt)).toBe(60_000);
  expect((await phone.get('/auth/sessions')).body).toMatchObject([{ isOwn: true }, { isOwn: false }]);
});

test('the list leaves out sessions that have expired', async () => {
  const { app, anAccount, signIn, later } = await aShop();
  const { email } = await anAccount();
  await signIn(email);
  later(3 * 60 * 60 * 1000);
  const computer = await signIn(email, openBrowser(app, { userAgent: 'a program' }));
  const { body } = await computer.get('/auth/sessions');
  expect(body).toHaveLength(1);
  expect(body[0]).not.toHaveProperty('browser');
});

test('ending a session signs that device out at once, and no other', async () => {
  const { app, anAccount, signIn } = await aShop();
  const { email } = await anAccount({ role: 'user' });
  const [phone, tablet, computer] = [await signIn(email), await signIn(email), await signIn(email)];
  const [, last] = (await computer.get('/auth/sessions')).body;
  expect((await computer.post('/auth/sessions/end', { sessionId: last._id })).status).toBe(200);
  expect((await computer.post('/auth/sessions/end', { sessionId: last._id })).status).toBe(404);
  const left = [await phone.get('/auth/profile'), await tablet.get('/auth/profile')];
  expect(left.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await computer.post('/auth/sessions/end-others')).status).toBe(200);
  for (const other of [phone, tablet]) expect((await other.get('/auth/profile')).status).toBe(401);
  expect((await computer.get('/auth/sessions')).body).toHaveLength(1);
  expect((await openBrowser(app).get('/auth/sessions')).status).toBe(401);
});

test('nobody can end the session of another person', async () => {
  const { anAccount, signIn } = await aShop();
  const owner = await signIn((await anAccount({ role: 'user' })).email);
  const other = await signIn((await anAccount()).email);
  const [{ _id: sessionId }] = (await owner.get('/auth/sessions')).body;
  expect((await other.post('/auth/sessions/end', { sessionId })).status).toBe(404);
  await other.post('/auth/sessions/end-others');
  expect((await owner.get('/auth/profile')).status).toBe(200);
  for (const sessionId of ['', 'x', 7, undefined]) {
    expect((await owner.post('/auth/sessions/end', { sessionId })).status).toBe(400);
  }
});

test('staff get a mail the first time they sign in on a device, and customers get none', async () => {
  const { app, anAccount, signIn, mails } = await aShop();
  const { id, email } = await anAccount();
  const computer = await signIn(email);
  expect(await mails()).toMatchObject([{ userId: id, browser: 'Firefox', system: 'Linux' }]);
  await computer.post('/auth/logout');
  await signIn(email, computer);
  expect(await mails()).toHaveLength(1);
  await signIn(email, openBrowser(app, { userAgent: safari }));
  expect(await mails()).toHaveLength(2);
  await signIn((await anAccount({ role: 'user' })).email);
  expect(await mails()).toHaveLength(2);
});

test('a device is known to each account on its own', async () => {
  const { anAccount, signIn, mails, db } = await aShop();
  const computer = await signIn((await anAccount()).email);
  await signIn((await anAccount()).email, computer);
  expect(await mails()).toHaveLength(2);
  const hashes = await db.selectFrom('known_devices').select('device_hash').execute();
  expect(new Set(hashes.map(({ device_hash }) => device_hash.toString('hex'))).size).toBe(2);
});

test('the first sign-in of a new account is no news, the second device is', async () => {
  const { now, anAccount, signIn, mails } = await aShop();
  const { email } = await anAccount({ created_at: now() });
  await signIn(email);
  expect(await mails()).toEqual([]);
  await signIn(email);
  expect(await mails()).toHaveLength(1);
});

test('a sign-in that still needs the second step is neither recorded nor mailed', async () => {
  const { db, anAccount, signIn, mails } = await aShop({ STAFF_SECOND_STEP: 'required' });
  const browser = await signIn((await anAccount()).email);
  expect(await mails()).toEqual([]);
  expect(await db.selectFrom('known_devices').selectAll().execute()).toEqual([]);
  expect((await browser.get('/auth/sessions')).status).toBe(401);
});

test('a new password forgets all devices but the one that set it', async () => {
  const { db, anAccount, signIn } = await aShop();
  const { email } = await anAccount();
  await signIn(email);
  const own = await signIn(email);
  const saved = await own.put('/auth/profile', { currentPassword: password, newPassword: `${password}!` });
  expect(saved.status).toBe(200);
  expect(await db.selectFrom('known_devices').select('user_id').execute()).toHaveLength(1);
  expect((await own.get('/auth/sessions')).body).toMatchObject([{ isOwn: true }]);
});

test('devices are forgotten once their cookies have expired', async () => {
  const { db, anAccount, signIn, later, now, resources } = await aShop();
  const { email } = await anAccount();
  await signIn(email);
  later(399 * day);
  await signIn(email);
  later(2 * day);
  await deleteEndedSignIns.run({}, { ...resources, now, jobId: newId(), signal: AbortSignal.any([]) });
  expect(await db.selectFrom('known_devices').select('user_id').execute()).toHaveLength(1);
});

test('a mail server that does not answer delays no sign-in, and gets the mail when it does', async () => {
  const mail = await startMailServer();
  await mail.stop();
  const { app, db } = await createTestApp({
    env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://saha.example' },
    runsJobs: true,
  });
  const values = { id: newId(), name: 'Lina', email: 'lina@example.com', role: 'admin' as const };
  const password_hash = await hashPassword(password);
  const created_at = new Date(Date.now() - 300 * day);
  await db
    .insertInto('users')
    .values({ ...values, password_hash, created_at })
    .execute();
  const browser = openBrowser(app, { userAgent: firefox });
  expect((await browser.post('/auth/login', { email: values.email, password })).status).toBe(200);
  const again = await startMailServer({ port: mail.port });
  onTestFinished(again.stop);
  await expect.poll(() => again.to(values.email), { timeout: 30_000, interval: 50 }).toHaveLength(1);
  const [{ subject, text = '', html = '' } = {}] = again.to(values.email);
  expect(subject).toBe('New device signed in to your Saha account');
  expect(text).toContain('Firefox on Linux');
  expect(html).toContain('href="https://saha.example/forgot-password"');
});
