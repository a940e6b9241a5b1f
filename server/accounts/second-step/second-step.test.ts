import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { openBrowser } from '../../../test/open-browser.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { createPasskey } from '../../../test/soft-passkey.ts';
import { newId } from '../../platform/db/new-id.ts';
import { hashPassword } from '../passwords/hash-password.ts';

const password = 'olive tree in the yard';

/** A shop whose clock the test moves, with a member of staff who has a password. */
async function anOffice(env: Record<string, string> = {}) {
  let time = Date.parse('2026-03-10T12:00:00Z');
  const now = () => new Date(time);
  const shop = await createTestApp({ now, env });
  const user = await shop.db
    .insertInto('users')
    .values({
      id: newId(),
      name: 'Lina',
      email: 'lina@example.com',
      email_proved: true,
      role: 'packer',
      password_hash: await hashPassword(password),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  async function signIn() {
    const browser = openBrowser(shop.app);
    const { body } = await browser.post('/auth/login', { email: user.email, password });
    return { ...browser, reply: body };
  }
  const codeOf = (secret: string, at = time) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  const later = (seconds: number) => {
    time += seconds * 1000;
  };
  const actions = async () => {
    const rows = await shop.db.selectFrom('audit_entries').select('action').orderBy('id').execute();
    return rows.map(({ action }) => action);
  };
  return { ...shop, user, signIn, codeOf, later, now, actions };
}

type Office = Awaited<ReturnType<typeof anOffice>>;

/** Sets up an app in a new session, half a minute before the test goes on. */
async function withApp({ signIn, codeOf, later }: Office) {
  const browser = await signIn();
  const { body } = await browser.post('/auth/second-step/app');
  const code = codeOf(body.secret);
  const added = await browser.post('/auth/second-step/app/confirm', { code, name: 'Phone' });
  later(60);
  return {
    browser,
    secret: body.secret as string,
    recoveryCodes: added.body.recoveryCodes as string[],
    first: code,
  };
}

test('signing in with an app: the password alone opens nothing, its code opens everything', async () => {
  const office = await anOffice();
  const { secret, recoveryCodes } = await withApp(office);
  expect(recoveryCodes).toHaveLength(10);
  const browser = await office.signIn();
  expect(browser.reply).toMatchObject({ role: 'packer', secondStep: 'verify' });
  for (const path of ['/orders', '/auth/profile']) expect((await browser.get(path)).status).toBe(401);
  expect((await browser.get('/auth/second-step')).body).toMatchObject({ step: 'verify', recoveryCodes: 10 });
  const waiting = browser.cookies.get('sid');
  const verified = await browser.post('/auth/second-step/verify', { code: office.codeOf(secret) });
  expect(verified).toMatchObject({ status: 200, body: { email: 'lina@example.com' } });
  expect(browser.cookies.get('sid')).not.toBe(waiting);
  expect((await browser.get('/orders')).status).toBe(200);
  expect((await browser.get('/auth/second-step')).body.step).toBe('done');
});

test('a code works once, also at the moment when two use it', async () => {
  const office = await anOffice();
  const { secret, first } = await withApp(office);
  const [one, two] = [await office.signIn(), await office.signIn()];
  const code = office.codeOf(secret);
  const verify = (browser: typeof one) => browser.post('/auth/second-step/verify', { code });
  const statuses = (await Promise.all([verify(one), verify(two)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400]);
  const third = await office.signIn();
  expect((await verify(third)).body.message).toBe('This code is wrong or has been used already');
  // The code that confirmed the app is used too, and older ones no longer count.
  expect((await third.post('/auth/second-step/verify', { code: first })).status).toBe(400);
  office.later(30);
  expect((await third.post('/auth/second-step/verify', { code: office.codeOf(secret) })).status).toBe(200);
});

test('letters in place of a code are refused, when an app is set up and when it is asked for', async () => {
  const office = await anOffice();
  const browser = await office.signIn();
  await browser.post('/auth/second-step/app');
  const confirm = (code: string) => browser.post('/auth/second-step/app/confirm', { code, name: 'Phone' });
  for (const code of ['صيدلية', 'abcdef', '12345', '1234567', '😀😀😀'])
    expect(await confirm(code), code).toMatchObject({
      status: 400,
      body: { fields: { code: expect.any(String) } },
    });
  await withApp(office);
  const next = await office.signIn();
  expect((await next.post('/auth/second-step/verify', { code: 'صيدلية' })).status).toBe(400);
});

test('a recovery code works once, however it is typed', async () => {
  const office = await anOffice();
  const { recoveryCodes } = await withApp(office);
  const [first = '', second = ''] = recoveryCodes;
  const use = async (code: string) =>
    (await (await office.signIn()).post('/auth/second-step/verify', { code })).status;
  expect(await use(first)).toBe(200);
  expect(await use(first)).toBe(400);
  expect(await use(second.toUpperCase().replaceAll('-', ' '))).toBe(200);
  const used = (await office.actions()).filter((action) => action === 'staff.codeused');
  expect(used).toHaveLength(2);
  const stored = await office.db.selectFrom('recovery_codes').select('hash').execute();
  expect(stored).toHaveLength(8);
  expect(JSON.stringify(stored)).not.toContain(recoveryCodes[2]);
});

test('new recovery codes end the old ones', async () => {
  const office = await anOffice();
  const { browser, recoveryCodes } = await withApp(office);
  const made = (await browser.post('/auth/second-step/recovery-codes')).body.recoveryCodes;
  expect(new Set([...made, ...recoveryCodes]).size).toBe(20);
  const other = await office.signIn();
  expect((await other.post('/auth/second-step/verify', { code: recoveryCodes[0] ?? '' })).status).toBe(400);
  expect((await other.post('/auth/second-step/verify', { code: made[0] })).status).toBe(200);
});

test('after five wrong codes each one waits longer, for the person and not for the address', async () => {
  const office = await anOffice({ RATE_LIMITS: 'on' });
  const { secret } = await withApp(office);
  const browser = await office.signIn();
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    statuses.push((await browser.post('/auth/second-step/verify', { code: '000000' })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  const code = office.codeOf(secret);
  expect((await (await office.signIn()).post('/auth/second-step/verify', { code })).status).toBe(429);
  office.later(60);
  const later = await office.signIn();
  expect((await later.post('/auth/second-step/verify', { code: office.codeOf(secret) })).status).toBe(200);
});

test('a password alone can neither replace nor remove the second step', async () => {
  const office = await anOffice();
  await withApp(office);
  const { id } = await office.db.selectFrom('second_factors').select('id').executeTakeFirstOrThrow();
  const thief = await office.signIn();
  for (const path of ['app', 'new-passkey-options', 'recovery-codes']) {
    expect([path, (await thief.post(`/auth/second-step/${path}`)).status]).toEqual([path, 403]);
  }
  const remove = await office.app.inject({
    method: 'DELETE',
    url: `/api/auth/second-step/factors/${id}`,
    headers: {
      cookie: [...thief.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': thief.cookies.get('XSRF-TOKEN') ?? '',
    },
  });
  expect(remove.statusCode).toBe(403);
  expect((await thief.post('/auth/second-step/app/confirm', { code: '123456', name: 'x' })).status).toBe(403);
});

test('setting up a second step makes the other sessions of the person wait for it', async () => {
  const office = await anOffice();
  const other = await office.signIn();
  expect((await other.get('/orders')).status).toBe(200);
  const { browser } = await withApp(office);
  expect((await other.get('/orders')).status).toBe(401);
  expect((await browser.get('/orders')).status).toBe(200);
});

test('a passkey signs in at the address of the shop only', async () => {
  const office = await anOffice();
  const passkey = createPasskey();
  const browser = await office.signIn();
  const options = (await browser.post('/auth/second-step/new-passkey-options')).body;
  expect(options).toMatchObject({ rp: { id: 'localhost' }, attestation: 'none' });
  const added = await browser.post('/auth/second-step/passkeys', {
    response: passkey.create(options),
    name: 'Key',
  });
  expect(added.status).toBe(200);
  expect(added.body.recoveryCodes).toHaveLength(10);

  const next = await office.signIn();
  const begin = async () => (await next.post('/auth/second-step/passkey-options')).body;
  const finish = async (response: object) =>
    (await next.post('/auth/second-step/passkey', { response })).status;
  const wanted = await begin();
  expect(wanted.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([passkey.id]);
  const evil = { ...createPasskey({ origin: 'https://evil.example' }) };
  expect(await finish({ ...evil.sign(await begin()), id: passkey.id, rawId: passkey.id })).toBe(400);
  expect(await finish(createPasskey().sign(await begin()))).toBe(400);
  expect(await finish(passkey.sign({ challenge: 'AAAA' }))).toBe(400);
  for (const broken of [{}, { id: passkey.id }, { id: passkey.id, response: 'x', type: 'public-key' }]) {
    await begin();
    expect(await finish(broken)).toBe(400);
  }
  const challenge = await begin();
  office.later(5 * 60);
  expect(await finish(passkey.sign(challenge))).toBe(400);
  expect(await finish(passkey.sign(await begin()))).toBe(200);
  expect((await next.get('/orders')).status).toBe(200);
});

test('a passkey from a copy of the shop elsewhere is not stored', async () => {
  const office = await anOffice();
  const browser = await office.signIn();
  for (const place of [{ origin: 'https://evil.example' }, { host: 'evil.example' }]) {
    const options = (await browser.post('/auth/second-step/new-passkey-options')).body;
    const response = createPasskey(place).create(options);
    expect((await browser.post('/auth/second-step/passkeys', { response, name: 'Key' })).status).toBe(400);
  }
  expect((await browser.get('/orders')).status).toBe(200);
});

test('where it is required, staff without a second step can only set one up', async () => {
  const office = await anOffice({ STAFF_SECOND_STEP: 'required' });
  const browser = await office.signIn();
  expect(browser.reply.secondStep).toBe('enrol');
  expect((await browser.get('/orders')).status).toBe(401);
  expect((await browser.get('/auth/second-step')).body).toMatchObject({ step: 'enrol', isRequired: true });
  const { secret } = (await browser.post('/auth/second-step/app')).body;
  const body = { code: office.codeOf(secret), name: 'Phone' };
  expect((await browser.post('/auth/second-step/app/confirm', { ...body, code: '12' })).status).toBe(400);
  expect((await browser.post('/auth/second-step/app/confirm', { ...body, name: '' })).status).toBe(400);
  expect((await browser.post('/auth/second-step/app/confirm', body)).status).toBe(200);
  expect((await browser.get('/orders')).status).toBe(200);
  // A customer never needs one.
  const customer = await signedInAs(office.db, 'user', office.now());
  const profile = await office.app.inject({ url: '/api/auth/profile', headers: customer.headers });
  expect(profile.statusCode).toBe(200);
});

test('it is required in production for a shop that began with the rule, not for an older one or the demo', async () => {
  const production = { NODE_ENV: 'production' };
  const status = async (office: Office) => (await (await office.signIn()).get('/orders')).status;
  expect(await status(await anOffice(production))).toBe(401);
  expect(await status(await anOffice({ ...production, DEMO: '1' }))).toBe(200);
  expect(await status(await anOffice({ ...production, STAFF_SECOND_STEP: 'optional' }))).toBe(200);
  expect(await status(await anOffice())).toBe(200);
  const older = await anOffice(production);
  await older.db.updateTable('staff_policy').set({ second_step_from_start: false }).execute();
  expect(await status(older)).toBe(200);
});

test('the last way to confirm stays where it is required', async () => {
  const office = await anOffice({ STAFF_SECOND_STEP: 'required' });
  const { browser } = await withApp(office);
  const { body } = await browser.get('/auth/second-step');
  expect(body.factors).toEqual([
    { _id: expect.any(String), kind: 'totp', name: 'Phone', createdAt: expect.any(String) },
  ]);
  expect(JSON.stringify(body)).not.toContain('secret');
  const headers = {
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
  };
  const remove = (id: string) =>
    office.app.inject({ method: 'DELETE', url: `/api/auth/second-step/factors/${id}`, headers });
  expect((await remove(body.factors[0]._id)).statusCode).toBe(409);
  expect((await remove(newId())).statusCode).toBe(404);
});

test('an administrator resets the second step of somebody who lost it, but not their own', async () => {
  const office = await anOffice();
  await withApp(office);
  const admin = await signedInAs(office.db, 'admin', office.now());
  const reset = (id: string) =>
    office.app.inject({ method: 'DELETE', url: `/api/staff/${id}/second-step`, headers: admin.headers });
  expect((await reset(admin.user.id)).statusCode).toBe(400);
  expect((await reset(office.user.id)).statusCode).toBe(200);
  const browser = await office.signIn();
  expect(browser.reply.secondStep).toBeUndefined();
  expect((await browser.get('/orders')).status).toBe(200);
  expect(await office.actions()).toEqual([
    'staff.signedin',
    'staff.stepadded',
    'staff.stepreset',
    'staff.signedin',
  ]);
});

test('a new password keeps the second step of the session', async () => {
  const office = await anOffice();
  const { browser } = await withApp(office);
  const body = { currentPassword: password, newPassword: 'lemon tree in the yard' };
  expect((await browser.put('/auth/profile', body)).status).toBe(200);
  expect((await browser.get('/orders')).status).toBe(200);
});
