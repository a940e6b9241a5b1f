import { expect, test } from 'vitest';
import { aShopWithGoogle } from '../../../test/a-shop-with-google.ts';
import { openBrowser } from '../../../test/open-browser.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { waitingForLock } from '../../../test/waiting-for-lock.ts';
import type { Db } from '../../platform/db/connection.ts';
import { sendPasswordRemoved } from '../account-mails.ts';
import { proveEmail } from '../prove-email.ts';

const amina = { sub: '110169484474386276334', email: 'amina@gmail.com', name: 'Amina Benali' };
const password = 'olive tree 7';

const users = (db: Db) =>
  db.selectFrom('users').select(['email', 'name', 'google_sub', 'email_proved', 'role']).execute();

test('a new visitor types the mailed code once and later signs in without one', async () => {
  const { app, db, codes, signIn } = await aShopWithGoogle();
  const browser = openBrowser(app);
  const { body: request } = await signIn(browser);
  expect(request).toEqual({ verificationId: expect.any(String) });
  expect((await browser.get('/auth/profile')).status).toBe(401);
  const [code] = await codes();
  const answer = await browser.post('/auth/google-auth-verify', { email: amina.email, ...request, code });
  expect(answer.body).toMatchObject({ email: amina.email, name: amina.name, role: 'user' });
  expect((await browser.get('/auth/profile')).body).toMatchObject({ hasPassword: false });
  expect(await users(db)).toEqual([
    { email: amina.email, name: amina.name, google_sub: amina.sub, email_proved: true, role: 'user' },
  ]);
  const other = openBrowser(app);
  const { body } = await signIn(other, { email: 'amina.new@gmail.com', name: 'Amina B' });
  expect(body).toEqual({ user: answer.body });
  expect((await other.get('/auth/profile')).status).toBe(200);
});

test('only the token decides the identity, not the body', async () => {
  const { app, db, provider, codes } = await aShopWithGoogle();
  const { user: admin } = await signedInAs(db, 'admin');
  const browser = openBrowser(app);
  const { nonce } = (await browser.get('/auth/google-nonce')).body;
  const { body } = await browser.post('/auth/google-auth-request', {
    email: admin.email,
    name: 'Somebody else',
    googleId: 'other',
    picture: 'https://example.com/other.png',
    role: 'admin',
    credential: provider.sign({ nonce }),
  });
  const [code] = await codes();
  const asAdmin = await browser.post('/auth/google-auth-verify', { email: admin.email, ...body, code });
  expect(asAdmin.status).toBe(400);
  const answer = await browser.post('/auth/google-auth-verify', { email: amina.email, ...body, code });
  expect(answer.body).toMatchObject({ email: amina.email, name: amina.name, role: 'user' });
});

test('without a token a known Google id proves nothing', async () => {
  const { app, db, codes } = await aShopWithGoogle();
  const { user } = await signedInAs(db, 'user');
  await db.updateTable('users').set({ google_sub: amina.sub }).where('id', '=', user.id).execute();
  const browser = openBrowser(app);
  const request = { email: 'thief@example.com', name: 'Thief', googleId: amina.sub };
  const { body } = await browser.post('/auth/google-auth-request', request);
  expect(body).toEqual({ verificationId: expect.any(String) });
  const [code] = await codes();
  const answer = await browser.post('/auth/google-auth-verify', { ...request, ...body, code });
  expect(answer.body).toMatchObject({ email: 'thief@example.com', name: 'Thief' });
  expect(answer.body._id).not.toBe(user.id);
});

test('a known and an unknown address are asked for a code in the same way', async () => {
  const { app, db, codes } = await aShopWithGoogle();
  const { user } = await signedInAs(db, 'user');
  const answers: object[] = [];
  for (const email of [user.email, `${'a'.repeat(36)}@example.com`]) {
    const { status, text, headers } = await openBrowser(app).post('/auth/google-auth-request', { email });
    const { verificationId } = JSON.parse(text);
    const cookie = String(headers['set-cookie']).replace(/=[\w-]{43};/, '=…;');
    answers.push({ status, text: text.replace(verificationId, '…'), cookie, length: text.length });
  }
  expect(answers[0]).toEqual({
    status: 200,
    text: '{"verificationId":"…"}',
    cookie: expect.any(String),
    length: 64,
  });
  expect(answers[1]).toEqual(answers[0]);
  expect(await codes()).toHaveLength(2);
});

test.each([
  ['at gmail.com', { email: 'amina@gmail.com' }],
  ['of a Google Workspace', { email: 'amina@clinic.example', hd: 'clinic.example' }],
])(
  'an account with an address %s is linked at once, and a stranger who created it loses access',
  async (_, claims) => {
    const { app, resources, signIn } = await aShopWithGoogle();
    const stranger = openBrowser(app);
    await stranger.post('/auth/register', { name: 'Stranger', email: claims.email.toUpperCase(), password });
    const amina = openBrowser(app);
    const { body } = await signIn(amina, claims);
    expect(body.user).toMatchObject({ name: 'Stranger' });
    expect((await amina.get('/auth/profile')).status).toBe(200);
    expect((await stranger.get('/auth/profile')).status).toBe(401);
    const again = await openBrowser(app).post('/auth/login', { email: claims.email, password });
    expect(again.status).toBe(401);
    expect(await resources.jobs.findJobs(sendPasswordRemoved.queue)).toHaveLength(1);
  },
);

test('an account with an address that Google does not own is linked after the mailed code', async () => {
  const { app, db, resources, codes, signIn } = await aShopWithGoogle();
  const stranger = openBrowser(app);
  const email = 'amina@clinic.example';
  await stranger.post('/auth/register', { name: 'Stranger', email, password });
  const browser = openBrowser(app);
  const { body } = await signIn(browser, { email });
  expect(body).toEqual({ verificationId: expect.any(String) });
  expect((await stranger.get('/auth/profile')).status).toBe(200);
  const [code] = await codes();
  await browser.post('/auth/google-auth-verify', { email, ...body, code });
  expect((await browser.get('/auth/profile')).status).toBe(200);
  expect((await stranger.get('/auth/profile')).status).toBe(401);
  expect((await stranger.post('/auth/login', { email, password })).status).toBe(401);
  expect(await users(db)).toEqual([expect.objectContaining({ google_sub: amina.sub, email_proved: true })]);
  expect(await resources.jobs.findJobs(sendPasswordRemoved.queue)).toHaveLength(1);
});

test('an owner with a proved address keeps the password when Google is linked', async () => {
  const { app, db, resources, signIn } = await aShopWithGoogle();
  const account = { name: 'Amina', email: amina.email, password };
  await openBrowser(app).post('/auth/register', account);
  await db.updateTable('users').set({ email_proved: true }).execute();
  expect((await signIn(openBrowser(app))).body).toHaveProperty('user');
  expect((await openBrowser(app).post('/auth/login', account)).status).toBe(200);
  expect(await resources.jobs.findJobs(sendPasswordRemoved.queue)).toEqual([]);
});

test('an owner with a proved address keeps the password after the mailed code, and needs no second one', async () => {
  const { app, db, resources, codes, signIn } = await aShopWithGoogle();
  const account = { name: 'Amina', email: 'amina@clinic.example', password };
  await openBrowser(app).post('/auth/register', account);
  await db.updateTable('users').set({ email_proved: true }).execute();
  const browser = openBrowser(app);
  const { body } = await signIn(browser, { email: account.email });
  const [code] = await codes();
  await browser.post('/auth/google-auth-verify', { email: account.email, ...body, code });
  expect(await users(db)).toEqual([expect.objectContaining({ google_sub: amina.sub })]);
  expect((await signIn(openBrowser(app), { email: account.email })).body).toHaveProperty('user');
  expect((await openBrowser(app).post('/auth/login', account)).status).toBe(200);
  expect(await resources.jobs.findJobs(sendPasswordRemoved.queue)).toEqual([]);
});

test('an account that is linked with another Google account changes hands only after a mailed code', async () => {
  const { app, db, codes, signIn } = await aShopWithGoogle();
  const { user, headers } = await signedInAs(db, 'user');
  await db
    .updateTable('users')
    .set({ email: amina.email, google_sub: 'former', email_proved: true })
    .where('id', '=', user.id)
    .execute();
  const browser = openBrowser(app);
  const { body } = await signIn(browser);
  expect(body).toEqual({ verificationId: expect.any(String) });
  const [code] = await codes();
  await browser.post('/auth/google-auth-verify', { email: amina.email, ...body, code });
  expect(await users(db)).toEqual([expect.objectContaining({ google_sub: amina.sub })]);
  expect((await app.inject({ url: '/api/auth/profile', headers })).statusCode).toBe(401);
});

test('a name is made fit to be stored, and a missing one is the part before the @', async () => {
  const { app, codes, signIn } = await aShopWithGoogle();
  const names = [
    ['amina.1@gmail.com', ` Amina\u0000\r\n${'é'.repeat(300)}`, `Amina ${'é'.repeat(194)}`],
    ['amina.2@gmail.com', '\ud83d', '\ufffd'],
    ['amina.3@gmail.com', undefined, 'amina.3'],
  ] as const;
  for (const [email, name, stored] of names) {
    const browser = openBrowser(app);
    const { body } = await signIn(browser, { sub: email, email, name });
    const code = (await codes()).at(-1);
    const answer = await browser.post('/auth/google-auth-verify', { email, ...body, code });
    expect(answer.body.name).toBe(stored);
  }
});

test('browsers that create the same account at the same time all sign in to it', async () => {
  const { app, db, codes } = await aShopWithGoogle();
  const email = 'amina@example.com';
  const waiting: { browser: ReturnType<typeof openBrowser>; verificationId: string }[] = [];
  for (let n = 0; n < 8; n++) {
    const browser = openBrowser(app);
    waiting.push({ browser, ...(await browser.post('/auth/google-auth-request', { email })).body });
  }
  const sent = await codes();
  const answers = await Promise.all(
    waiting.map(({ browser, verificationId }, n) =>
      browser.post('/auth/google-auth-verify', { email, verificationId, code: sent[n] }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await users(db)).toHaveLength(1);
});

test('nobody signs in through a Google account while it is being unlinked', async () => {
  const { app, db, signIn } = await aShopWithGoogle();
  const { user } = await signedInAs(db, 'user');
  await db.updateTable('users').set({ google_sub: amina.sub }).where('id', '=', user.id).execute();
  const answer = await db.transaction().execute(async (unlinking) => {
    await proveEmail(unlinking, user.id);
    const signingIn = signIn(openBrowser(app));
    await expect.poll(() => waitingForLock(db), { timeout: 30_000 }).toBe(1);
    return () => signingIn;
  });
  expect((await answer()).body).toEqual({ verificationId: expect.any(String) });
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});
