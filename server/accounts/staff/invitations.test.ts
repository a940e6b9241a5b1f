import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../../e2e/mail-server.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { openBrowser } from '../../../test/open-browser.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';

const email = 'packer@example.com';
const password = 'olive tree in the yard';
const dayMs = 24 * 60 * 60 * 1000;
const soon = { timeout: 30_000, interval: 50 };

/** A shop whose clock the test moves, with an administrator who invites. */
async function anOffice() {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  let time = Date.now();
  const now = () => new Date(time);
  const shop = await createTestApp({ env: { SMTP_URL: mail.url }, runsJobs: true, now });
  const admin = await signedInAs(shop.db, 'admin', now());
  const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    shop.app.inject({ method, url: `/api${path}`, headers: admin.headers, ...(payload && { payload }) });
  /** The token of the newest invitation, once there are `count`. Other mails may arrive before or after it. */
  async function tokenOf(address: string, count = 1) {
    const tokens = () =>
      mail.to(address).flatMap(({ text }) => /invitation\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? []);
    await expect.poll(tokens, soon).toHaveLength(count);
    return tokens().at(-1) ?? '';
  }
  const later = (ms: number) => {
    time += ms;
  };
  const invite = (body: object = { email, role: 'packer' }) => asAdmin('POST', '/staff/invitations', body);
  const actions = async () => {
    const rows = await shop.db.selectFrom('audit_entries').select('action').orderBy('id').execute();
    return rows.map(({ action }) => action);
  };
  return { ...shop, admin, asAdmin, tokenOf, later, now, invite, actions };
}

test('an invited person joins once with name and password and is signed in with the role', async () => {
  const { app, db, asAdmin, invite, tokenOf, actions } = await anOffice();
  expect((await invite()).statusCode).toBe(201);
  const token = await tokenOf(email);
  const browser = openBrowser(app);
  const read = await browser.post('/invitations/read', { token });
  expect(read.body).toEqual({ email, role: 'packer', hasAccount: false, isSignedIn: false });
  const body = { token, name: 'Lina', password };
  expect((await browser.post('/invitations/join', { ...body, password: 'too short' })).status).toBe(400);
  expect((await browser.post('/invitations/join', { ...body, name: ' ' })).status).toBe(400);
  const joined = await browser.post('/invitations/join', body);
  expect(joined).toMatchObject({ status: 201, body: { name: 'Lina', email, role: 'packer' } });
  expect((await browser.get('/orders')).status).toBe(200);
  expect((await browser.get('/orders/summary')).status).toBe(403);
  // The link works once.
  expect((await openBrowser(app).post('/invitations/join', body)).status).toBe(400);
  expect((await openBrowser(app).post('/invitations/read', { token })).status).toBe(400);
  const staff = (await asAdmin('GET', '/staff')).json();
  expect(staff).toMatchObject({ invitations: [], hasMailServer: true });
  expect(staff.members).toContainEqual(
    expect.objectContaining({ email, role: 'packer', sessions: 1, lastSeenAt: expect.any(String) }),
  );
  expect(await actions()).toEqual(['staff.invited', 'staff.joined', 'staff.signedin']);
  const user = await db.selectFrom('users').select('email_proved').where('email', '=', email).execute();
  expect(user).toEqual([{ email_proved: true }]);
});

test('without a mail server the administrator hands the link over, which proves no address', async () => {
  const { app, db } = await createTestApp({ env: { SMTP_URL: '' } });
  const { headers } = await signedInAs(db, 'admin');
  const ask = async (path: string) =>
    (await app.inject({ method: 'POST', url: `/api/staff/invitations${path}`, headers })).json();
  const payload = { email, role: 'packer' };
  const invited = await app.inject({ method: 'POST', url: '/api/staff/invitations', headers, payload });
  const { _id } = invited.json();
  const tokenOf = ({ url }: { url: string }) => new URL(url).searchParams.get('token') ?? '';
  const first = tokenOf(await ask(`/${_id}/link`));
  const second = tokenOf(await ask(`/${_id}/link`));
  const join = async (token: string) =>
    (await openBrowser(app).post('/invitations/join', { token, name: 'Lina', password })).status;
  expect([await join(first), await join(second), await join(second)]).toEqual([400, 201, 400]);
  const user = await db
    .selectFrom('users')
    .select(['role', 'email_proved'])
    .where('email', '=', email)
    .execute();
  expect(user).toEqual([{ role: 'packer', email_proved: false }]);
  expect((await ask(`/${_id}/link`)).code).toBe('invitation-closed');
  const audited = await db.selectFrom('audit_entries').selectAll().execute();
  expect(audited.filter(({ action }) => action === 'staff.linkshown')).toHaveLength(2);
  expect(JSON.stringify(audited)).not.toContain(second);
});

test('with a mail server the link goes only to the invited address', async () => {
  const { asAdmin, invite } = await anOffice();
  const { _id } = (await invite()).json();
  const refused = await asAdmin('POST', `/staff/invitations/${_id}/link`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'invitation-by-mail-only']);
});

test('the database holds neither the link nor a secret that makes it', async () => {
  const { db, invite, tokenOf } = await anOffice();
  await invite();
  const token = await tokenOf(email);
  const rows = await db.selectFrom('staff_invitations').selectAll().execute();
  expect(
    JSON.stringify(rows.map((row) => ({ ...row, token_hash: row.token_hash?.toString('base64url') }))),
  ).not.toContain(token);
});

test('a link ends after seven days', async () => {
  const { app, invite, tokenOf, later } = await anOffice();
  await invite();
  const first = await tokenOf(email);
  const read = async (token: string) => (await openBrowser(app).post('/invitations/read', { token })).status;
  later(7 * dayMs - 1000);
  expect(await read(first)).toBe(200);
  later(1000);
  expect(await read(first)).toBe(400);
});

test('sending again ends the first link, and withdrawing ends the second', async () => {
  const { app, asAdmin, invite, tokenOf, actions } = await anOffice();
  const { _id } = (await invite()).json();
  const first = await tokenOf(email);
  expect((await asAdmin('POST', `/staff/invitations/${_id}/send`)).statusCode).toBe(200);
  const second = await tokenOf(email, 2);
  const read = async (token: string) => (await openBrowser(app).post('/invitations/read', { token })).status;
  expect([await read(first), await read(second)]).toEqual([400, 200]);
  expect((await asAdmin('DELETE', `/staff/invitations/${_id}`)).statusCode).toBe(200);
  expect(await read(second)).toBe(400);
  expect((await asAdmin('DELETE', `/staff/invitations/${_id}`)).statusCode).toBe(404);
  expect((await asAdmin('POST', `/staff/invitations/${_id}/send`)).statusCode).toBe(404);
  expect(await actions()).toEqual(['staff.invited', 'staff.reinvited', 'staff.withdrawn']);
});

test('an address is invited once, and staff not at all', async () => {
  const { admin, invite } = await anOffice();
  expect((await invite()).statusCode).toBe(201);
  const again = await invite({ email: email.toUpperCase(), role: 'editor' });
  expect(again.statusCode).toBe(409);
  expect(again.json().fields.email).toContain('open invitation');
  expect((await invite({ email: admin.user.email, role: 'packer' })).statusCode).toBe(409);
  for (const body of [
    {},
    { email },
    { email: 'x', role: 'packer' },
    { email: 'a@example.com', role: 'user' },
  ]) {
    expect([body, (await invite(body)).statusCode]).toEqual([body, 400]);
  }
});

test('an address with an account accepts only when signed in with it, and its other sessions end', async () => {
  const { app, db, invite, tokenOf } = await anOffice();
  const owner = openBrowser(app);
  await owner.post('/auth/register', { name: 'Lina', email, password });
  const elsewhere = openBrowser(app);
  await elsewhere.post('/auth/login', { email, password });
  await invite();
  const token = await tokenOf(email);
  const stranger = openBrowser(app);
  const body = { token, name: 'Lina', password: 'a longer one 123' };
  expect((await stranger.post('/invitations/join', body)).status).toBe(409);
  expect((await stranger.post('/invitations/accept', { token })).status).toBe(401);
  await stranger.post('/auth/register', { name: 'Other', email: 'other@example.com', password });
  expect((await stranger.post('/invitations/accept', { token })).status).toBe(403);
  expect((await owner.post('/invitations/read', { token })).body).toMatchObject({
    hasAccount: true,
    isSignedIn: true,
  });
  expect((await owner.post('/invitations/accept', { token })).body).toMatchObject({ role: 'packer' });
  expect((await owner.get('/orders')).status).toBe(200);
  expect((await elsewhere.get('/auth/profile')).status).toBe(401);
  expect((await owner.post('/invitations/accept', { token })).status).toBe(400);
  const accounts = db.selectFrom('users').select('role').where('email', 'in', [email, 'other@example.com']);
  expect(await accounts.orderBy('email').execute()).toEqual([{ role: 'user' }, { role: 'packer' }]);
});

test('of many who use one link at once, one joins', async () => {
  const { app, db, invite, tokenOf } = await anOffice();
  await invite();
  const token = await tokenOf(email);
  const join = () => openBrowser(app).post('/invitations/join', { token, name: 'Lina', password });
  const statuses = (await Promise.all(Array.from({ length: 4 }, join))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.every((status) => [201, 400, 409].includes(status))).toBe(true);
  expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1);
});

test('an administrator signs a member of staff out on all devices', async () => {
  const { app, db, asAdmin, now, actions } = await anOffice();
  const packer = await signedInAs(db, 'packer', now());
  const customer = await signedInAs(db, 'user', now());
  expect((await asAdmin('DELETE', `/staff/${packer.user.id}/sessions`)).statusCode).toBe(200);
  expect((await app.inject({ url: '/api/orders', headers: packer.headers })).statusCode).toBe(401);
  expect((await asAdmin('DELETE', `/staff/${customer.user.id}/sessions`)).statusCode).toBe(404);
  expect((await app.inject({ url: '/api/auth/profile', headers: customer.headers })).statusCode).toBe(200);
  expect(await actions()).toEqual(['staff.signedout']);
});

test('roles of staff are set like the others, and the last administrator keeps theirs', async () => {
  const { app, db, asAdmin, now, admin } = await anOffice();
  const { user } = await signedInAs(db, 'packer', now());
  await db.updateTable('users').set({ email_proved: true }).where('id', '=', user.id).execute();
  for (const role of ['editor', 'confirmer', 'admin', 'packer'] as const) {
    const reply = await asAdmin('PUT', `/auth/users/${user.id}/role`, { role });
    expect(reply.json()).toMatchObject({ role });
  }
  const second = await signedInAs(db, 'admin', now());
  const demote = (by: typeof second, id: string) =>
    app.inject({
      method: 'PUT',
      url: `/api/auth/users/${id}/role`,
      headers: by.headers,
      payload: { role: 'packer' },
    });
  expect((await demote(second, admin.user.id)).statusCode).toBe(200);
  expect((await demote(second, second.user.id)).statusCode).toBe(400);
});
