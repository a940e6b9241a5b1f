import { expect, test } from 'vitest';
import { aShopWithGoogle } from '../../test/a-shop-with-google.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import type { Db } from '../platform/db/connection.ts';
import { createResetToken } from './reset-password.ts';

const amina = { name: 'Amina Benali', email: 'amina@gmail.com', password: 'olive tree 7' };

const languages = async (db: Db) =>
  (await db.selectFrom('users').select('language').execute()).map(({ language }) => language);

test.each([
  ['', 'en'],
  ['?lang=', 'en'],
  ['?lang=fr', 'fr'],
  ['?lang=ar', 'ar'],
])('an account registered with the query %j has the language %s', async (query, language) => {
  const { app, db } = await createTestApp();
  expect((await openBrowser(app).post(`/auth/register${query}`, amina)).status).toBe(201);
  expect(await languages(db)).toEqual([language]);
});

test('an account made by a first Google sign-in has the language of the page', async () => {
  const { app, db, codes } = await aShopWithGoogle();
  const browser = openBrowser(app);
  const { body } = await browser.post('/auth/google-auth-request?lang=ar', amina);
  const [code] = await codes();
  const verified = { email: amina.email, ...body, code };
  expect((await browser.post('/auth/google-auth-verify?lang=ar', verified)).status).toBe(200);
  expect(await languages(db)).toEqual(['ar']);
});

test('a new code is mailed in the language of the page that asks for it', async () => {
  const { app, resources } = await aShopWithGoogle();
  const browser = openBrowser(app);
  const { body } = await browser.post('/auth/google-auth-request?lang=fr', amina);
  await browser.post('/auth/google-auth-resend?lang=ar', { email: amina.email, ...body });
  const jobs = await resources.jobs.findJobs<{ language: string }>('verification-code');
  expect(new Set(jobs.map(({ data }) => data.language))).toEqual(new Set(['fr', 'ar']));
});

test('the owner who claims an account with Google gives it the language of the page', async () => {
  const { app, db, signIn } = await aShopWithGoogle();
  await openBrowser(app).post('/auth/register?lang=ar', amina);
  const { status } = await signIn(openBrowser(app));
  expect(status).toBe(200);
  expect(await languages(db)).toEqual(['en']);
});

test('a saved profile and a reset password change the language of the account', async () => {
  const { app, db } = await createTestApp();
  const browser = openBrowser(app);
  const { body } = await browser.post('/auth/register?lang=ar', amina);
  await browser.put('/auth/profile?lang=fr', { city: 'Oran' });
  expect(await languages(db)).toEqual(['fr']);
  const token = await createResetToken(db, { userId: body._id, now: new Date() });
  await openBrowser(app).post('/auth/reset-password?lang=ar', { token, password: 'lemon tree 8' });
  expect(await languages(db)).toEqual(['ar']);
});

test('an unknown language is refused wherever a language is kept or mailed, and changes nothing', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'user');
  const verification = { email: amina.email, verificationId: 'x' };
  const calls: [method: 'POST' | 'PUT', path: string, payload: object][] = [
    ['POST', '/auth/register', amina],
    ['PUT', '/auth/profile', { city: 'Oran' }],
    ['POST', '/auth/forgot-password', { email: amina.email }],
    ['POST', '/auth/reset-password', { token: 'x', password: 'lemon tree 8' }],
    ['POST', '/auth/google-auth-request', amina],
    ['POST', '/auth/google-auth-verify', { ...verification, code: '012345' }],
    ['POST', '/auth/google-auth-resend', verification],
    ['POST', '/contact', { name: 'Amina', email: amina.email, subject: 'Sizes', message: 'Which one?' }],
    ['POST', '/stock-alerts', { by: 'phone', productId: 'a'.repeat(36), phone: '0555123456' }],
    ['POST', '/stock-alerts/confirm', { token: 'x' }],
  ];
  const message = 'Language is en, fr or ar';
  for (const [method, path, payload] of calls) {
    for (const query of ['lang=de', 'lang=EN']) {
      const answer = await app.inject({ method, url: `/api${path}?${query}`, headers, payload });
      expect([path, query, answer.statusCode, answer.json()]).toMatchObject([
        path,
        query,
        400,
        { message, fields: { lang: message } },
      ]);
    }
  }
  expect(await languages(db)).toEqual(['en']);
  expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([]);
});
