import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { waitingForLock } from '../../test/waiting-for-lock.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { hashPassword } from './passwords/hash-password.ts';

const password = 'olive tree 7';

async function aUser(db: Db, values: { email?: string; password_hash?: string | null } = {}) {
  return db
    .insertInto('users')
    .values({
      id: newId(),
      name: 'Amina Benali',
      email: 'amina@example.com',
      password_hash: await hashPassword(password),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

test('a user signs in with the address in upper or lower case and is recognized on the next call', async () => {
  const { app, db } = await createTestApp();
  const user = await aUser(db);
  const browser = openBrowser(app);
  const { status, body } = await browser.post('/auth/login', { email: ' AMINA@example.com', password });
  expect(status).toBe(200);
  expect(body).toEqual({
    _id: user.id,
    name: 'Amina Benali',
    email: 'amina@example.com',
    role: 'user',
    phone: '',
    createdAt: user.created_at.toISOString(),
  });
  expect((await browser.get('/auth/profile')).body._id).toBe(user.id);
});

test('a wrong password, an unknown address and an account without a password get the same answer', async () => {
  const { app, db } = await createTestApp();
  await aUser(db);
  await aUser(db, { email: 'google@example.com', password_hash: null });
  const answers: object[] = [];
  for (const email of ['amina@example.com', 'nobody@example.com', 'google@example.com']) {
    const browser = openBrowser(app);
    const { status, text, headers } = await browser.post('/auth/login', { email, password: 'olive tree 8' });
    answers.push({ status, text, headers: { ...headers, date: '' } });
    expect([...browser.cookies]).toEqual([]);
  }
  const [wrong, unknown, withoutPassword] = answers;
  expect(wrong).toMatchObject({
    status: 401,
    text: '{"code":"invalid-sign-in","message":"Invalid email or password"}',
  });
  expect(unknown).toEqual(wrong);
  expect(withoutPassword).toEqual(wrong);
});

test('each missing or malformed field has its own message', async () => {
  const { app } = await createTestApp();
  const refused: [object, Record<string, string>][] = [
    [{}, { email: 'Email is required', password: 'Password is required' }],
    [{ email: 'amina', password }, { email: 'Email address is invalid' }],
    [{ email: 'amina@example.com', password: '' }, { password: 'Password is required' }],
    [{ email: 'amina@example.com', password: 7 }, { password: 'Password is required' }],
    [{ email: ['amina@example.com'], password }, { email: 'Email is required' }],
    [{ email: 'amina@example.com', password: 'x'.repeat(201) }, { password: 'Password is too long' }],
    [{ email: 'a\0@example.com', password }, { email: 'Contains characters that cannot be stored' }],
  ];
  for (const [payload, fields] of refused) {
    const { status, body } = await openBrowser(app).post('/auth/login', payload);
    expect({ status, fields: body.fields }, JSON.stringify(payload)).toEqual({ status: 400, fields });
  }
});

test('a password with malformed characters is wrong and causes no error', async () => {
  const { app, db } = await createTestApp();
  const { email } = await aUser(db);
  const { status } = await openBrowser(app).post('/auth/login', { email, password: '\ud800\0' });
  expect(status).toBe(401);
});

test('each sign-in opens a new session and ends the previous one', async () => {
  const { app, db } = await createTestApp();
  const { email } = await aUser(db);
  const browser = openBrowser(app);
  await browser.post('/auth/login', { email, password });
  const before = new Map(browser.cookies);
  await browser.post('/auth/login', { email, password });
  expect(browser.cookies.get('sid')).not.toBe(before.get('sid'));
  expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before.get('XSRF-TOKEN'));
  const headers = { cookie: `sid=${before.get('sid')}` };
  expect((await app.inject({ url: '/api/auth/profile', headers })).statusCode).toBe(401);
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
});

test('signing out ends this session only, and works without one', async () => {
  const { app, db } = await createTestApp();
  const { email } = await aUser(db);
  const [phone, laptop] = [openBrowser(app), openBrowser(app)];
  for (const browser of [phone, laptop]) await browser.post('/auth/login', { email, password });
  const kept = new Map(phone.cookies);
  const answer = await phone.post('/auth/logout');
  expect(answer).toMatchObject({ status: 200, body: { message: 'You are signed out' } });
  expect([...phone.cookies]).toEqual([]);
  expect((await phone.post('/auth/logout')).text).toBe(answer.text);
  expect((await laptop.get('/auth/profile')).status).toBe(200);
  for (const [name, value] of kept) phone.cookies.set(name, value);
  expect((await phone.get('/auth/profile')).status).toBe(401);
  expect((await phone.post('/auth/logout')).status).toBe(200);
});

test('signing out everywhere ends every session of the caller and no one else’s', async () => {
  const { app, db } = await createTestApp();
  const { email } = await aUser(db);
  await aUser(db, { email: 'other@example.com' });
  const [phone, laptop, other] = [openBrowser(app), openBrowser(app), openBrowser(app)];
  for (const browser of [phone, laptop]) await browser.post('/auth/login', { email, password });
  await other.post('/auth/login', { email: 'other@example.com', password });
  expect((await phone.post('/auth/logout-everywhere')).status).toBe(200);
  expect([...phone.cookies]).toEqual([]);
  expect((await laptop.get('/auth/profile')).status).toBe(401);
  expect((await other.get('/auth/profile')).status).toBe(200);
  expect((await phone.post('/auth/logout-everywhere')).status).toBe(401);
});

test('a hash of lower cost is replaced at the next sign-in', async () => {
  const { app, db } = await createTestApp();
  const salt = Buffer.from('0123456789abcdef');
  const cost = { memory: 1024, passes: 1, parallelism: 1, tagLength: 32 };
  const key = argon2Sync('argon2id', { ...cost, message: password, nonce: salt });
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const user = await aUser(db, {
    password_hash: `$argon2id$v=19$m=1024,t=1,p=1$${unpadded(salt)}$${unpadded(key)}`,
  });
  const storedHash = () => db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
  await openBrowser(app).post('/auth/login', { email: user.email, password: 'olive tree 8' });
  expect(await storedHash()).toEqual({ password_hash: user.password_hash });
  expect((await openBrowser(app).post('/auth/login', { email: user.email, password })).status).toBe(200);
  expect((await storedHash()).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await openBrowser(app).post('/auth/login', { email: user.email, password })).status).toBe(200);
});

test('a sign-in is refused if the password changes after it was compared', async () => {
  const { app, db, resources } = await createTestApp();
  const { id, email } = await aUser(db);
  const browser = openBrowser(app);
  const [answer] = await db.transaction().execute(async (db) => {
    await db.updateTable('users').set({ password_hash: 'another' }).where('id', '=', id).execute();
    const answer = browser.post('/auth/login', { email, password });
    await expect.poll(() => waitingForLock(resources.db), { timeout: 30_000 }).toBe(1);
    return [answer];
  });
  expect((await answer)?.status).toBe(401);
  expect([...browser.cookies]).toEqual([]);
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('every sign-in waits in the queue of hashes, even without a password to compare', async () => {
  const { app, db } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  await aUser(db);
  await aUser(db, { email: 'google@example.com', password_hash: null });
  const leave = fillQueue();
  for (const email of ['amina@example.com', 'nobody@example.com', 'google@example.com']) {
    const { status, headers } = await openBrowser(app).post('/auth/login', { email, password });
    expect({ status, retryAfter: headers['retry-after'] }, email).toEqual({ status: 503, retryAfter: '1' });
  }
  await leave();
  const failures = await db.selectFrom('sign_in_failures').select('failures').execute();
  expect(failures).toEqual([{ failures: 0 }, { failures: 0 }, { failures: 0 }]);
  const { status } = await openBrowser(app).post('/auth/login', { email: 'amina@example.com', password });
  expect(status).toBe(200);
});

/** Keeps the queue of hashes full until the returned function is called. */
function fillQueue() {
  let isLeaving = false;
  const hashing = Array.from({ length: 100 }, async () => {
    while (!isLeaving) await hashPassword('x').catch(() => new Promise(setImmediate));
  });
  return async () => {
    isLeaving = true;
    await Promise.all(hashing);
  };
}
