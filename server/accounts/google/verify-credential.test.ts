import { createHmac, createSign } from 'node:crypto';
import { expect, test } from 'vitest';
import { aShopWithGoogle } from '../../../test/a-shop-with-google.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { encode, type IdentityProvider, newSigningKey } from '../../../test/identity-provider.ts';
import { openBrowser } from '../../../test/open-browser.ts';

type Forger = (provider: IdentityProvider, nonce: string) => string;

const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;

const swapped = (token: string, claims: object) => {
  const [header, payload = '', signature] = token.split('.');
  const said = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims };
  return [header, Buffer.from(JSON.stringify(said)).toString('base64url'), signature].join('.');
};

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;

const claiming =
  (claims: object): Forger =>
  (provider, nonce) =>
    provider.sign({ nonce, ...claims });

const forgeries: Record<string, Forger> = {
  'no signature at all': (provider, nonce) =>
    `${encode({ alg: 'none' }, payloadOf(provider.sign({ nonce })))}.`,
  'alg none over a good signature': (provider, nonce) =>
    provider.sign({ nonce }, { header: { alg: 'none' } }),
  'HS256 with the public key as its secret': (provider, nonce) => {
    const secret = provider.key().publicKey.export({ type: 'spki', format: 'pem' });
    const said = encode({ alg: 'HS256', kid: provider.key().kid }, payloadOf(provider.sign({ nonce })));
    return `${said}.${createHmac('sha256', secret).update(said).digest('base64url')}`;
  },
  'RS512 with the right key': (provider, nonce) => {
    const said = encode({ alg: 'RS512', kid: provider.key().kid }, payloadOf(provider.sign({ nonce })));
    return `${said}.${createSign('RSA-SHA512').update(said).sign(provider.key().privateKey, 'base64url')}`;
  },
  'an unknown key id': (provider, nonce) => provider.sign({ nonce }, { header: { kid: 'unknown' } }),
  "another key under the provider's key id": (provider, nonce) =>
    provider.sign({ nonce }, { key: newSigningKey().privateKey }),
  'a key that the token brings along': (provider, nonce) => {
    const { publicKey, privateKey } = newSigningKey();
    return provider.sign(
      { nonce },
      { header: { jwk: publicKey.export({ format: 'jwk' }), jku: `${provider.issuer}/x` }, key: privateKey },
    );
  },
  'a critical extension': (provider, nonce) =>
    provider.sign({ nonce }, { header: { crit: ['b64'], b64: false } }),
  'another audience': claiming({ aud: 'other.apps.example' }),
  'several audiences': (provider, nonce) =>
    provider.sign({ nonce, aud: [provider.clientId, 'other.apps.example'] }),
  'no audience': claiming({ aud: undefined }),
  'another issuer': claiming({ iss: 'https://accounts.google.com' }),
  'no issuer': claiming({ iss: undefined }),
  'expired two minutes ago': claiming({ iat: seconds(-3720), exp: seconds(-120) }),
  'valid in two minutes': claiming({ nbf: seconds(120) }),
  'made in two minutes': claiming({ iat: seconds(120) }),
  'made two days ago': claiming({ iat: seconds(-2 * 86_400) }),
  'valid forever': claiming({ exp: undefined }),
  'made at no time': claiming({ iat: undefined }),
  'an end that is no number': claiming({ exp: '2099-01-01' }),
  'no nonce': claiming({ nonce: undefined }),
  'another nonce': claiming({ nonce: 'a'.repeat(43) }),
  'an address that is not verified': claiming({ email_verified: false }),
  'an address verified in words': claiming({ email_verified: 'true' }),
  'nothing about the address': claiming({ email_verified: undefined }),
  'no address': claiming({ email: undefined }),
  'no subject': claiming({ sub: undefined }),
  'an empty subject': claiming({ sub: '' }),
  'an end cut off': (provider, nonce) => provider.sign({ nonce }).slice(0, -8),
  'another payload under the signature': (provider, nonce) =>
    swapped(provider.sign({ nonce }), { email: 'admin@gmail.com' }),
  'five parts': (provider, nonce) => `${provider.sign({ nonce })}.a.b`,
  'no token': () => 'not a token',
  'an empty text': () => '',
};

test('only a token that the provider signed for this shop and this browser is accepted', async () => {
  const { app, db, provider } = await aShopWithGoogle();
  const browser = openBrowser(app);
  const { nonce } = (await browser.get('/auth/google-nonce')).body;
  for (const [name, forge] of Object.entries(forgeries)) {
    const credential = forge(provider, nonce);
    const { status, text } = await browser.post('/auth/google-auth-request', {
      email: 'amina@gmail.com',
      credential,
    });
    expect([name, status, text]).toMatchObject([
      name,
      400,
      '{"code":"google-failed","message":"Failed to process Google authentication"}',
    ]);
  }
  expect(await db.selectFrom('verification_codes').selectAll().execute()).toEqual([]);
  const credential = provider.sign({ nonce });
  const { body } = await browser.post('/auth/google-auth-request', { email: 'amina@gmail.com', credential });
  expect(body).toEqual({ verificationId: expect.stringMatching(/^[\w-]{43}$/) });
});

test('a token works in the browser that asked for its nonce, and once', async () => {
  const { app, provider } = await aShopWithGoogle();
  const browser = openBrowser(app);
  const { nonce } = (await browser.get('/auth/google-nonce')).body;
  const credential = provider.sign({ nonce });
  const send = (from: typeof browser) =>
    from.post('/auth/google-auth-request', { email: 'amina@gmail.com', credential });
  expect((await send(openBrowser(app))).status).toBe(400);
  const other = openBrowser(app);
  await other.get('/auth/google-nonce');
  expect((await send(other)).status).toBe(400);
  expect((await send(browser)).status).toBe(200);
  expect((await send(browser)).status).toBe(400);
});

test('a second tab gets the nonce of the first, and no script can read its cookie', async () => {
  const { app } = await aShopWithGoogle({ env: { PUBLIC_URL: 'https://saha.example' } });
  const first = await app.inject('/api/auth/google-nonce');
  expect(first.cookies).toEqual([
    expect.objectContaining({
      name: '__Host-google-sign-in',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
    }),
  ]);
  const cookies = { '__Host-google-sign-in': first.cookies[0]?.value ?? '' };
  const second = await app.inject({ url: '/api/auth/google-nonce', cookies });
  expect(second.json()).toEqual(first.json());
  expect(first.json().nonce).not.toBe(first.cookies[0]?.value);
});

test('clocks may differ by a minute', async () => {
  const { app, signIn } = await aShopWithGoogle();
  expect((await signIn(openBrowser(app), { iat: seconds(50), exp: seconds(3650) })).status).toBe(200);
  expect((await signIn(openBrowser(app), { iat: seconds(-3650), exp: seconds(-50) })).status).toBe(200);
});

test('without a client id tokens are refused, the mailed code still works, and no button is offered', async () => {
  const { provider } = await aShopWithGoogle();
  const { app } = await createTestApp();
  const browser = openBrowser(app);
  expect((await browser.get('/auth/options')).body).toEqual({});
  const { nonce } = (await browser.get('/auth/google-nonce')).body;
  const credential = provider.sign({ nonce });
  const email = 'amina@gmail.com';
  expect((await browser.post('/auth/google-auth-request', { email, credential })).status).toBe(400);
  expect((await browser.post('/auth/google-auth-request', { email })).body).toHaveProperty('verificationId');
});

test("the options name the provider's script", async () => {
  const { app, provider } = await aShopWithGoogle();
  const { body, headers } = await openBrowser(app).get('/auth/options');
  expect(body).toEqual({
    google: { clientId: provider.clientId, scriptUrl: `${provider.issuer}/gsi/client` },
  });
  expect(headers['cache-control']).toBe('public, no-cache');
});
