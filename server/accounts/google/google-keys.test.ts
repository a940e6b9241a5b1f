import { mock } from 'node:test';
import { jwtVerify } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { aShopWithGoogle } from '../../../test/a-shop-with-google.ts';
import { startIdentityProvider } from '../../../test/identity-provider.ts';
import { openBrowser } from '../../../test/open-browser.ts';
import { createGoogleKeys } from './google-keys.ts';

/** A provider, and a function that verifies its tokens some seconds after the start. */
async function aProvider() {
  const provider = await startIdentityProvider();
  onTestFinished(provider.stop);
  const start = Date.now();
  // jose reads the time only from the system clock.
  mock.timers.enable({ apis: ['Date'], now: start });
  onTestFinished(() => mock.timers.reset());
  const keys = createGoogleKeys({ jwksUrl: provider.env.GOOGLE_JWKS_URL });
  const verify = (seconds: number, sign = () => provider.sign()) => {
    mock.timers.setTime(start + seconds * 1000);
    return jwtVerify(sign(), keys).then(
      () => 'right',
      (error) => error.status ?? 'wrong',
    );
  };
  return { provider, verify };
}

test('keys are fetched once for all callers and kept as long as Cache-Control allows', async () => {
  const { provider, verify } = await aProvider();
  provider.cacheControl = 'public, max-age=600';
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(0)));
  expect(new Set(answers)).toEqual(new Set(['right']));
  expect([await verify(599), provider.asked]).toEqual(['right', 1]);
  expect([await verify(601), provider.asked]).toEqual(['right', 2]);
});

test.each([
  ['no-store', 599, 601],
  ['max-age=0', 59, 61],
  ['public, s-maxage=7200, max-age=120', 119, 121],
  ['max-age=99999999999', 86_399, 86_401],
])('with %s keys are kept for at least a minute and at most a day', async (cacheControl, kept, gone) => {
  const { provider, verify } = await aProvider();
  provider.cacheControl = cacheControl;
  await verify(0);
  expect([await verify(kept), provider.asked]).toEqual(['right', 1]);
  expect([await verify(gone), provider.asked]).toEqual(['right', 2]);
});

test('a new key of the provider is fetched, and invented keys cause one request in 30 seconds', async () => {
  const { provider, verify } = await aProvider();
  expect(await verify(0)).toBe('right');
  provider.rotate();
  expect([await verify(31), provider.asked]).toEqual(['right', 2]);
  for (let n = 0; n < 5; n++) {
    const invented = () => provider.sign({}, { header: { kid: `invented ${n}` } });
    expect(await verify(32, invented)).toBe('wrong');
  }
  expect(provider.asked).toBe(2);
  provider.rotate();
  expect([await verify(33), provider.asked]).toEqual(['wrong', 2]);
  expect([await verify(62), provider.asked]).toEqual(['right', 3]);
});

test('while the provider fails, fresh keys still work and expired ones do not', async () => {
  const { provider, verify } = await aProvider();
  provider.answer = 'failure';
  expect(await verify(0)).toBe(503);
  provider.answer = 'keys';
  expect(await verify(0)).toBe('right');
  provider.answer = 'failure';
  expect(await verify(3599)).toBe('right');
  expect(await verify(3601)).toBe(503);
  provider.answer = 'keys';
  expect(await verify(3602)).toBe('right');
});

test.each(['redirect', 'garbage'] as const)('a %s in place of the keys is a failure', async (answer) => {
  const { provider, verify } = await aProvider();
  provider.answer = answer;
  expect(await verify(0)).toBe(503);
  provider.answer = 'keys';
  expect(await verify(0)).toBe('right');
});

test('a silent provider is given up after the time limit', async () => {
  const { provider } = await aProvider();
  provider.answer = 'silence';
  const keys = createGoogleKeys({ jwksUrl: provider.env.GOOGLE_JWKS_URL, timeoutDuration: 50 });
  await expect(jwtVerify(provider.sign(), keys)).rejects.toMatchObject({
    status: 503,
    cause: { code: 'ERR_JWKS_TIMEOUT' },
  });
});

test('only Google sign-in fails while the keys cannot be fetched', async () => {
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
