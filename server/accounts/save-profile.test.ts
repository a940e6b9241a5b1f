import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { waitingForLock } from '../../test/waiting-for-lock.ts';
import { newId } from '../platform/db/new-id.ts';
import { sendEmailChanged, sendPasswordChanged } from './account-mails.ts';
import { createResetToken } from './reset-password.ts';
import { hashToken } from './sessions/session-token.ts';

const amina = { name: 'Amina Benali', email: 'amina@example.com', password: 'olive tree 7' };

/** A shop with one user, who is signed in here. */
async function signedIn(env: Record<string, string> = {}) {
  const shop = await createTestApp({ env });
  const browser = openBrowser(shop.app);
  const { body: user } = await browser.post('/auth/register', amina);
  const mailed = async (queue: string) => (await shop.resources.jobs.findJobs(queue)).map(({ data }) => data);
  return { ...shop, browser, user, mailed };
}

const address = {
  street: '12 rue Didouche Mourad',
  city: 'Oran',
  Wilaya: 'Oran',
  postalCode: '31000',
  country: 'Algeria',
};
const nowhere = { street: '', city: '', Wilaya: '', postalCode: '', country: 'Algeria' };

test('sent fields are saved, and others stay unchanged', async () => {
  const { browser, user } = await signedIn();
  const before = await browser.get('/auth/profile');
  expect(before.body).toEqual({ ...user, address: nowhere, hasPassword: true });
  const { Wilaya: wilaya, ...flat } = address;
  const saved = await browser.put('/auth/profile', { ...flat, wilaya, phone: '0555 12 34 56' });
  expect(saved.status).toBe(200);
  expect(saved.body).toEqual({ ...user, phone: '0555 12 34 56', address, hasPassword: true });
  const renamed = await browser.put('/auth/profile', { name: 'أمينة', phone: '' });
  expect(renamed.body).toEqual({ ...saved.body, name: 'أمينة', phone: '' });
  expect((await browser.get('/auth/profile')).body).toEqual(renamed.body);
});

test('extra fields are ignored', async () => {
  const { browser, user } = await signedIn();
  const extra = { _id: newId(), role: 'admin', createdAt: '2001-01-01T00:00:00Z', password_hash: 'x' };
  const { status, body } = await browser.put('/auth/profile', { ...extra, hasPassword: false });
  expect(status).toBe(200);
  expect(body).toEqual({ ...user, address: nowhere, hasPassword: true });
});

test('a new password ends all sessions and reset links, opens a session here and sends a mail', async () => {
  const { app, db, browser, user, mailed } = await signedIn();
  const elsewhere = openBrowser(app);
  await elsewhere.post('/auth/login', amina);
  await createResetToken(db, { userId: user._id, now: new Date() });
  const before = browser.cookies.get('sid');
  const change = { currentPassword: amina.password, newPassword: 'fig tree 88' };
  expect((await browser.put('/auth/profile', change)).status).toBe(200);
  expect(browser.cookies.get('sid')).not.toBe(before);
  expect((await browser.get('/auth/profile')).status).toBe(200);
  expect((await elsewhere.get('/auth/profile')).status).toBe(401);
  expect((await openBrowser(app).post('/auth/login', amina)).status).toBe(401);
  const renewed = { ...amina, password: change.newPassword };
  expect((await openBrowser(app).post('/auth/login', renewed)).status).toBe(200);
  expect(await mailed(sendPasswordChanged.queue)).toEqual([{ userId: user._id }]);
  expect(await db.selectFrom('reset_tokens').selectAll().execute()).toEqual([]);
});

test('a new address replaces the old one for sign-in, notifies it and must be proved again', async () => {
  const { app, db, browser, user, mailed } = await signedIn();
  await db.updateTable('users').set({ email_proved: true }).execute();
  const change = { email: 'New@Example.com', currentPassword: amina.password };
  expect((await browser.put('/auth/profile', change)).body.email).toBe('New@Example.com');
  expect(await mailed(sendEmailChanged.queue)).toEqual([
    {
      oldEmail: amina.email,
      isProved: true,
      newEmail: 'New@Example.com',
      name: amina.name,
      language: 'en',
    },
  ]);
  expect((await openBrowser(app).post('/auth/login', amina)).status).toBe(401);
  const { status, body } = await openBrowser(app).post('/auth/login', { ...amina, email: 'new@example.com' });
  expect({ status, _id: body._id }).toEqual({ status: 200, _id: user._id });
  const row = await db.selectFrom('users').select('email_proved').executeTakeFirstOrThrow();
  expect(row.email_proved).toBe(false);
});

test('the same address in another case needs no proof and sends no mail', async () => {
  const { db, browser, mailed } = await signedIn();
  await db.updateTable('users').set({ email_proved: true }).execute();
  const { status, body } = await browser.put('/auth/profile', { email: 'AMINA@example.com' });
  expect({ status, email: body.email }).toEqual({ status: 200, email: 'AMINA@example.com' });
  expect(await mailed(sendEmailChanged.queue)).toEqual([]);
  const row = await db.selectFrom('users').select('email_proved').executeTakeFirstOrThrow();
  expect(row.email_proved).toBe(true);
});

test('a taken address is refused in upper and lower case, and nothing is saved', async () => {
  const { app, browser, user, mailed } = await signedIn();
  await openBrowser(app).post('/auth/register', { ...amina, email: 'other@example.com' });
  const change = { name: 'Another', email: 'OTHER@example.com', currentPassword: amina.password };
  const { status, body } = await browser.put('/auth/profile', change);
  const message = 'An account with this email already exists';
  expect({ status, body }).toMatchObject({ status: 409, body: { message, fields: { email: message } } });
  expect((await browser.get('/auth/profile')).body).toMatchObject(user);
  expect(await mailed(sendEmailChanged.queue)).toEqual([]);
});

test('an account can try five new addresses an hour', async () => {
  const { app, browser } = await signedIn({ RATE_LIMITS: 'on' });
  await openBrowser(app).post('/auth/register', { ...amina, email: 'other@example.com' });
  const change = { email: 'other@example.com', currentPassword: amina.password };
  const statuses: number[] = [];
  for (let tries = 1; tries <= 6; tries++) statuses.push((await browser.put('/auth/profile', change)).status);
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
});

test('an account without a password sets one and a new address without a current password', async () => {
  const { app, db } = await createTestApp();
  const { user, headers } = await signedInAs(db, 'user');
  const payload = { email: amina.email, newPassword: amina.password };
  const reply = await app.inject({ method: 'PUT', url: '/api/auth/profile', headers, payload });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ _id: user.id, email: amina.email, hasPassword: true });
  expect((await openBrowser(app).post('/auth/login', amina)).status).toBe(200);
});

test('an administrator’s new password needs twelve characters', async () => {
  const { db, browser } = await signedIn();
  await db.updateTable('users').set({ role: 'admin' }).execute();
  const change = { currentPassword: amina.password, newPassword: 'fig tree 88' };
  const message = 'New password must be at least 12 characters';
  expect(await browser.put('/auth/profile', change)).toMatchObject({
    status: 400,
    body: { message, fields: { newPassword: message } },
  });
  expect((await browser.put('/auth/profile', { ...change, newPassword: 'fig tree 888' })).status).toBe(200);
});

const refused: [string, object, string][] = [
  ['name', { name: ' ' }, 'Name is required'],
  ['name', { name: null }, 'Name is required'],
  ['name', { name: 'x'.repeat(201) }, 'Must be at most 200 characters'],
  ['name', { name: 'a\0b' }, 'Contains characters that cannot be stored'],
  ['email', { email: '' }, 'Email is required'],
  ['email', { email: 'amina' }, 'Email address is invalid'],
  ['phone', { phone: '12' }, 'Phone number is invalid'],
  ['phone', { phone: 555123456 }, 'Phone number is invalid'],
  ['street', { street: 'x'.repeat(301) }, 'Must be at most 300 characters'],
  ['street', { street: 'a\ud800b' }, 'Contains characters that cannot be stored'],
  ['street', { street: null }, 'Must be text'],
  ['city', { city: 'x'.repeat(201) }, 'Must be at most 200 characters'],
  ['wilaya', { wilaya: 'Paris' }, 'Wilaya is unknown'],
  ['postalCode', { postalCode: '1'.repeat(21) }, 'Must be at most 20 characters'],
  ['country', { country: 'France' }, 'We deliver within Algeria only'],
  ['newPassword', { newPassword: '' }, 'New password is required'],
  ['newPassword', { newPassword: 'a1b2c' }, 'New password must be at least 6 characters'],
  ['newPassword', { newPassword: 'x'.repeat(201) }, 'Password must be at most 200 characters'],
  ['newPassword', { newPassword: 'sunshine' }, 'New password is one of the most common ones. Choose another'],
  ['currentPassword', { newPassword: 'fig tree 88' }, 'Current password is required'],
  ['currentPassword', { newPassword: 'fig tree 88', currentPassword: '' }, 'Current password is required'],
  ['currentPassword', { email: 'new@example.com' }, 'Current password is required'],
  ['currentPassword', { email: 'new@example.com', currentPassword: 'x' }, 'Current password is incorrect'],
  ['currentPassword', { newPassword: 'fig tree 88', currentPassword: 'x' }, 'Current password is incorrect'],
];

test('each wrong field has its own message, and nothing is saved', async () => {
  const { browser, user, mailed } = await signedIn();
  for (const [field, values, message] of refused) {
    const { status, body } = await browser.put('/auth/profile', { city: 'Oran', ...values });
    const expected = { status: 400, body: { message, fields: { [field]: message } } };
    expect({ status, body }, JSON.stringify(values)).toMatchObject(expected);
  }
  expect((await browser.get('/auth/profile')).body).toEqual({ ...user, address: nowhere, hasPassword: true });
  expect(await mailed(sendPasswordChanged.queue)).toEqual([]);
});

test('a current password that changes after the comparison saves nothing', async () => {
  const { db, resources, browser } = await signedIn();
  const change = { email: 'new@example.com', currentPassword: amina.password };
  const [answer] = await db.transaction().execute(async (db) => {
    await db.updateTable('users').set({ password_hash: 'another' }).execute();
    const answer = browser.put('/auth/profile', change);
    await expect.poll(() => waitingForLock(resources.db), { timeout: 30_000 }).toBe(1);
    return [answer];
  });
  expect(await answer).toMatchObject({ status: 400, body: { message: 'Current password is incorrect' } });
});

test('a new password also ends a session that is being opened', async () => {
  const { app, db, resources, browser, user } = await signedIn();
  const change = { currentPassword: amina.password, newPassword: 'fig tree 88' };
  const [answer] = await db.transaction().execute(async (db) => {
    await db.selectFrom('users').select('id').where('id', '=', user._id).forNoKeyUpdate().execute();
    const answer = browser.put('/auth/profile', change);
    await expect.poll(() => waitingForLock(resources.db), { timeout: 30_000 }).toBe(1);
    await db
      .insertInto('sessions')
      .values({ token_hash: hashToken('x'), user_id: user._id })
      .execute();
    return [answer];
  });
  expect((await answer)?.status).toBe(200);
  const headers = { cookie: 'sid=x' };
  expect((await app.inject({ url: '/api/auth/profile', headers })).statusCode).toBe(401);
  expect((await browser.get('/auth/profile')).status).toBe(200);
});
