import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { aShopWithGoogle } from '../../../test/a-shop-with-google.ts';
import { openBrowser } from '../../../test/open-browser.ts';

const email = 'amina@example.com';

/** A browser that waits for a code, with functions to send one and to ask for another. */
async function awaitCode({ app, codes }: Pick<Awaited<ReturnType<typeof aShopWithGoogle>>, 'app' | 'codes'>) {
  const browser = openBrowser(app);
  const { verificationId } = (await browser.post('/auth/google-auth-request', { email })).body;
  const code = (await codes()).at(-1) ?? '';
  return {
    browser,
    verificationId,
    code,
    wrong: code === '000000' ? '000001' : '000000',
    send: (typed: string, changed: object = {}) =>
      browser.post('/auth/google-auth-verify', { email, verificationId, code: typed, ...changed }),
    resend: (from = browser) => from.post('/auth/google-auth-resend', { email, verificationId }),
  };
}

const refused = { status: 400, body: { message: 'Invalid verification code' } };

test('of fifty correct codes at once, one opens a session', async () => {
  const shop = await aShopWithGoogle();
  const { send, code } = await awaitCode(shop);
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(code)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 400)]);
  expect(await shop.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  expect(await shop.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
});

test('after five wrong codes the right one is refused, even if they arrive at once', async () => {
  const shop = await aShopWithGoogle();
  const first = await awaitCode(shop);
  for (let n = 0; n < 4; n++) expect(await first.send(first.wrong)).toMatchObject(refused);
  expect((await first.send(first.code)).status).toBe(200);
  const second = await awaitCode(shop);
  for (let n = 0; n < 5; n++) expect(await second.send(second.wrong)).toMatchObject(refused);
  expect(await second.send(second.code)).toMatchObject(refused);
  const third = await awaitCode(shop);
  const guesses = Array.from({ length: 100 }, (_, n) => String(n).padStart(6, '0'));
  await Promise.all(guesses.filter((guess) => guess !== third.code).map((guess) => third.send(guess)));
  expect(await third.send(third.code)).toMatchObject(refused);
  const { tries } = await shop.db
    .selectFrom('verification_codes')
    .select('tries')
    .where('id_hash', '=', createHash('sha256').update(third.verificationId).digest())
    .executeTakeFirstOrThrow();
  expect(tries).toBe(5);
});

test('a code works once, for 300 seconds', async () => {
  let now = new Date();
  const shop = await aShopWithGoogle({ now: () => now });
  const used = await awaitCode(shop);
  expect((await used.send(used.code)).status).toBe(200);
  expect(await used.send(used.code)).toMatchObject(refused);
  const late = await awaitCode(shop);
  now = new Date(now.getTime() + 300_000);
  expect(await late.send(late.code)).toMatchObject(refused);
});

test('a code works only with its own id, address and browser', async () => {
  const shop = await aShopWithGoogle();
  const { browser, send, code, verificationId } = await awaitCode(shop);
  const other = await awaitCode(shop);
  expect(await send(code, { verificationId: 'unknown' })).toMatchObject(refused);
  expect(await send(code, { email: 'other@example.com' })).toMatchObject(refused);
  const stolen = { email, verificationId, code };
  expect(await openBrowser(shop.app).post('/auth/google-auth-verify', stolen)).toMatchObject(refused);
  expect(await other.browser.post('/auth/google-auth-verify', stolen)).toMatchObject(refused);
  expect((await send(code, { email: email.toUpperCase() })).status).toBe(200);
  expect([...browser.cookies.keys()].sort()).toEqual(['XSRF-TOKEN', 'sid']);
});

test('a missing field or malformed code is refused and costs no try', async () => {
  const shop = await aShopWithGoogle();
  const { send, code } = await awaitCode(shop);
  const missing = 'Missing required information. Please try signing in again.';
  const cases = [
    [{ email: undefined }, missing],
    [{ verificationId: undefined }, missing],
    [{ verificationId: ' ' }, missing],
    [{ code: undefined }, 'Please enter the verification code'],
    [{ code: '' }, 'Please enter the verification code'],
    [{ code: '12345' }, 'Invalid verification code'],
    [{ code: '12345a' }, 'Invalid verification code'],
    [{ code: '١٢٣٤٥٦' }, 'Invalid verification code'],
    [{ verificationId: 'a\u0000b' }, expect.any(String)],
    [{ verificationId: { $ne: '' } }, missing],
  ] as const;
  for (const [changed, message] of cases) {
    const { status, body } = await send(code, changed);
    expect([changed, status, body.message]).toEqual([changed, 400, message]);
  }
  expect((await send(code)).status).toBe(200);
});

test('a new code ends the previous one, even if that has expired or was missed five times', async () => {
  let now = new Date();
  const shop = await aShopWithGoogle({ now: () => now });
  const { browser, resend, send, code, wrong } = await awaitCode(shop);
  for (let n = 0; n < 5; n++) await send(wrong);
  now = new Date(now.getTime() + 600_000);
  const { status, body } = await resend();
  expect([status, body]).toEqual([200, { verificationId: expect.stringMatching(/^[\w-]{43}$/) }]);
  expect(await send(code)).toMatchObject(refused);
  const next = (await shop.codes()).at(-1);
  const answer = await browser.post('/auth/google-auth-verify', { email, ...body, code: next });
  expect(answer.status).toBe(200);
});

test('only the browser that waits for a code can ask for another, once for each id', async () => {
  const shop = await aShopWithGoogle();
  const { resend } = await awaitCode(shop);
  const other = await awaitCode(shop);
  expect(await resend(openBrowser(shop.app))).toMatchObject(refused);
  expect(await resend(other.browser)).toMatchObject(refused);
  const answers = await Promise.all(Array.from({ length: 10 }, () => resend()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await shop.codes()).toHaveLength(3);
});

test('the name and id from Google survive a new code', async () => {
  const { app, db, codes, signIn } = await aShopWithGoogle();
  const browser = openBrowser(app);
  const address = { email: 'amina@clinic.example' };
  const { verificationId } = (await signIn(browser, address)).body;
  const { body } = await browser.post('/auth/google-auth-resend', { ...address, verificationId });
  const code = (await codes()).at(-1);
  await browser.post('/auth/google-auth-verify', { ...address, ...body, code });
  expect(await db.selectFrom('users').select(['name', 'google_sub']).execute()).toEqual([
    { name: 'Amina Benali', google_sub: '110169484474386276334' },
  ]);
});

test('an address gets five codes an hour, and a refused sixth leaves the fifth valid', async () => {
  const shop = await aShopWithGoogle({ env: { RATE_LIMITS: 'on' } });
  const ask = (address: string) =>
    openBrowser(shop.app).post('/auth/google-auth-request', { email: address });
  for (let n = 0; n < 3; n++) expect((await ask('Amina@Example.com')).status).toBe(200);
  const { browser, resend } = await awaitCode(shop);
  const { verificationId } = (await resend()).body;
  const code = (await shop.codes()).at(-1);
  const sixth = await browser.post('/auth/google-auth-resend', { email, verificationId });
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await ask(email)).status).toBe(429);
  expect((await ask('other@example.com')).status).toBe(200);
  expect(await shop.codes()).toHaveLength(6);
  const answer = await browser.post('/auth/google-auth-verify', { email, verificationId, code });
  expect(answer.status).toBe(200);
});

test('the database contains hashes of id and code, never the values', async () => {
  const shop = await aShopWithGoogle();
  const { verificationId, code } = await awaitCode(shop);
  const row = await shop.db.selectFrom('verification_codes').selectAll().executeTakeFirstOrThrow();
  expect(row.id_hash).toEqual(createHash('sha256').update(verificationId).digest());
  expect(row.code_hash).toEqual(createHmac('sha256', verificationId).update(code).digest());
  expect(JSON.stringify(row)).not.toContain(verificationId);
});
