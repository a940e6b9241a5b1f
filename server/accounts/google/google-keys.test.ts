import { jwtVerify } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { aShopWithGoogle } from '../../../test/a-shop-with-google.ts';
import { startIdentityProvider } from '../../../test/identity-provider.ts';
import { openBrowser } from '../../../test/open-browser.ts';
import { createGoogleKeys } from './google-keys.ts';

const start = new Date('2026-03-01T12:00:00Z').getTime();
const after = (seconds: number) => new Date(start + seconds * 1000);

async function aProvider() {
  const provider = await startIdentityProvider();
  onTestFinished(provider.stop);
  const keys = createGoogleKeys({ jwksUrl: provider.env.GOOGLE_JWKS_URL });
  const verify = (now: Date, token = provider.sign()) =>
    jwtVerify(token, keys(now)).then(
      () => 'right',
      (error) => error.status ?? 'wrong',
    );
  return { provider, verify };
}

test('keys are fetched once, however many ask, for as long as Cache-Control allows', async () => {
  const { provider, verify } = await aProvider();
  provider.cacheControl = 'public, max-age=600';
  const token = provider.sign();
  expect(await Promise.all(Array.from({ length: 20 }, () => verify(after(0), token)))).toEqual(
    Array.from({ length: 20 }, () => 'right'),
  );
  expect([await verify(after(599)), provider.asked]).toEqual(['right', 1]);
  expect([await verify(after(601)), provider.asked]).toEqual(['right', 2]);
});

test.each([
  ['no-store', 599, 601],
  ['max-age=0', 59, 61],
  ['public, s-maxage=7200, max-age=120', 119, 121],
  ['max-age=99999999999', 86_399, 86_401],
])('with %s keys are kept for at least a minute and at most a day', async (cacheControl, kept, gone) => {
  const { provider, verify } = await aProvider();
  provider.cacheControl = cacheControl;
  await verify(after(0));
  expect([await verify(after(kept)), provider.asked]).toEqual(['right', 1]);
  expect([await verify(after(gone)), provider.asked]).toEqual(['right', 2]);
});

test('a new key of the provider is found at once, and invented ones do not make us ask again and again', async () => {
  const { provider, verify } = await aProvider();
  expect(await verify(after(0))).toBe('right');
  provider.rotate();
  expect([await verify(after(1)), provider.asked]).toEqual(['right', 2]);
  for (let n = 0; n < 5; n++) {
    expect(await verify(after(2), provider.sign({}, { header: { kid: `invented ${n}` } }))).toBe('wrong');
  }
  expect(provider.asked).toBe(2);
  provider.rotate();
  expect([await verify(after(3)), provider.asked]).toEqual(['wrong', 2]);
  expect([await verify(after(32)), provider.asked]).toEqual(['right', 3]);
});

test('while the provider fails, keys that are still fresh go on working, and others wait', async () => {
  const { provider, verify } = await aProvider();
  provider.answer = 'failure';
  expect(await verify(after(0))).toBe(503);
  provider.answer = 'keys';
  expect(await verify(after(0))).toBe('right');
  provider.answer = 'failure';
  expect(await verify(after(3599))).toBe('right');
  expect(await verify(after(3601))).toBe(503);
  provider.answer = 'keys';
  expect(await verify(after(3602))).toBe('right');
});

test('a provider that is silent is waited for no longer than the time limit', async () => {
  const { provider } = await aProvider();
  provider.answer = 'silence';
  const keys = createGoogleKeys({ jwksUrl: provider.env.GOOGLE_JWKS_URL, timeLimitMs: 50 });
  await expect(jwtVerify(provider.sign(), keys(after(0)))).rejects.toMatchObject({
    status: 503,
    cause: { name: 'TimeoutError' },
  });
});

test('while the keys cannot be fetched only Google sign-in fails', async () => {
  const { app, provider, signIn } = await aShopWithGoogle();
  await provider.stop();
  const refused = await signIn(openBrowser(app));
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  const account = { name: 'Amina', email: 'amina@gmail.com', password: 'olive tree 7' };
  expect((await openBrowser(app).post('/auth/register', account)).status).toBe(201);
  expect((await openBrowser(app).post('/auth/login', account)).status).toBe(200);
  const code = await openBrowser(app).post('/auth/google-auth-request', { email: account.email });
  expect(code.body).toHaveProperty('verificationId');
});
