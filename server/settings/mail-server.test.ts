import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../e2e/mail-server.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

const account = { username: 'shop@nour.example', password: 'a key of 16 signs' };
const soon = { timeout: 30_000, interval: 50 };
const sender = 'orders@nour.example';

async function aMailServer(options: Parameters<typeof startMailServer>[0] = { account, sender }) {
  const server = await startMailServer(options);
  onTestFinished(server.stop);
  return server;
}

/** A shop without a mail server, and an administrator who enters one. */
async function aShop(env: Record<string, string> = {}, runsJobs = false) {
  const shop = await createTestApp({ env: { PRIVATE_WEBHOOKS: 'on', ...env }, runsJobs });
  const { headers, user: admin } = await signedInAs(shop.db, 'admin', shop.resources.now());
  const url = '/api/mail-server';
  const typed = { host: 'localhost', sender, ...account, version: 0 };
  return {
    ...shop,
    admin,
    headers,
    typed,
    save: (payload: object) => shop.app.inject({ method: 'PUT', url, headers, payload }),
    read: async () => (await shop.app.inject({ url, headers })).json(),
    remove: () => shop.app.inject({ method: 'DELETE', url, headers }),
    get: async (path: string) => (await shop.app.inject({ url: `/api${path}`, headers })).json(),
  };
}

test('a server that takes a mail to the administrator is saved without showing its password', async () => {
  const server = await aMailServer();
  const { save, read, typed, admin, db } = await aShop();
  expect(await read()).toEqual({ isFixed: false, server: null });
  const saved = await save({ ...typed, port: server.port });
  expect(saved.statusCode).toBe(200);
  const stored = { host: 'localhost', port: server.port, username: account.username, sender, version: 1 };
  expect(saved.json()).toEqual({
    ...stored,
    _id: expect.any(String),
    changedAt: expect.any(String),
    changedBy: admin.name,
  });
  expect(await read()).toEqual({ isFixed: false, server: saved.json() });
  expect(server.to(admin.email)).toMatchObject([
    { subject: 'Test email of Saha', from: { address: sender } },
  ]);
  const audit = await db.selectFrom('audit_entries').select(['action', 'changes']).execute();
  expect(audit).toMatchObject([{ action: 'settings.mailserver', changes: { sender: [null, sender] } }]);
  expect(JSON.stringify(audit)).not.toContain(account.password);
});

test('from then on the mails of the shop go out from its sender, and no page says that they reach nobody', async () => {
  const server = await aMailServer();
  const { save, typed, get, app } = await aShop({}, true);
  const kinds = async () => (await get('/problems')).problems.map(({ kind }: { kind: string }) => kind);
  expect(await kinds()).toContain('no-mail-server');
  expect((await get('/settings')).mails).toEqual({ areSent: false, confirmOrders: false });
  await save({ ...typed, port: server.port });
  expect(await kinds()).not.toContain('no-mail-server');
  expect((await get('/settings')).mails).toEqual({ areSent: true, confirmOrders: true });
  expect(await get('/staff')).toMatchObject({ hasMailServer: true });
  expect((await get('/dashboard')).start.done).toMatchObject({ mail: true });
  const amina = { name: 'Amina Benali', email: 'amina@example.com', password: 'olive tree 7' };
  expect((await openBrowser(app).post('/auth/register', amina)).status).toBe(201);
  await expect
    .poll(() => server.to('amina@example.com'), soon)
    .toMatchObject([{ from: { address: sender } }]);
});

test('another server takes the next mails, without a restart', async () => {
  const [first, second] = [await aMailServer(), await aMailServer()];
  const { save, typed, resources } = await aShop();
  const mail = { to: 'amina@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
  await save({ ...typed, port: first.port });
  await resources.mailer.send({ ...mail, occasion: '1' });
  await save({ ...typed, port: second.port, version: 1 });
  await resources.mailer.send({ ...mail, occasion: '2' });
  expect(first.to('amina@example.com')).toHaveLength(1);
  expect(second.to('amina@example.com')).toHaveLength(1);
});

test.each<[string, object, [string, RegExp]]>([
  ['password', { password: 'wrong' }, ['mail-login-refused', /Username and password not accepted/]],
  ['sender', { sender: 'other@nour.example' }, ['mail-sender-refused', /This sender is not allowed/]],
  ['host', { host: 'no-such-host.invalid' }, ['mail-server-unknown', /^No server of this name/]],
  ['host', { host: 'https://localhost' }, ['mail-host-invalid', /without https/]],
  ['host', { host: ' ' }, ['mail-host-invalid', /smtp.example.com/]],
  ['port', { port: 70_000 }, ['mail-port-invalid', /465 or 587/]],
  ['port', { port: '25' }, ['mail-port-invalid', /465 or 587/]],
  ['username', { username: '' }, ['mail-login-required', /Enter user name/]],
  ['password', { password: '' }, ['mail-login-required', /and password/]],
  ['sender', { sender: 'nour' }, ['email-address-invalid', /Email address/]],
])('what is wrong stands at %s: %j', async (field, part, refused) => {
  const server = await aMailServer();
  const { save, read, typed } = await aShop();
  const reply = await save({ ...typed, port: server.port, ...part });
  expect(reply.statusCode).toBe(400);
  const [code, text] = refused;
  expect(reply.json().fields).toEqual({ [field]: expect.stringMatching(text) });
  expect(JSON.stringify(reply.json())).toContain(code);
  expect(await read()).toEqual({ isFixed: false, server: null });
});

test('nothing is sent to a server that does not encrypt, or that is not there', async () => {
  const plain = await aMailServer({});
  const gone = await aMailServer();
  await gone.stop();
  const { save, typed } = await aShop();
  for (const { port } of [plain, gone]) {
    const reply = await save({ ...typed, port });
    expect(reply.json().fields).toEqual({ host: expect.stringContaining('No encrypted connection') });
  }
});

test('a server in a private network is refused, by address and by name', async () => {
  const server = await aMailServer();
  const { save, typed } = await aShop({ PRIVATE_WEBHOOKS: 'off' });
  for (const host of ['127.0.0.1', 'localhost', '10.0.0.1', '169.254.169.254', '0.0.0.0']) {
    const reply = await save({ ...typed, host, port: server.port });
    expect(reply.json().fields, host).toEqual({
      host: expect.stringContaining('This name leads into a private network'),
    });
  }
});

test('a stored password stays when it is left blank, but goes to no other server', async () => {
  const server = await aMailServer();
  const other = await aMailServer();
  const { save, typed } = await aShop();
  await save({ ...typed, port: server.port });
  const again = { ...typed, password: '', version: 1 };
  expect((await save({ ...again, port: server.port })).json()).toMatchObject({ version: 2 });
  for (const moved of [{ port: other.port }, { host: '127.0.0.1', port: server.port }]) {
    const reply = await save({ ...again, ...moved, version: 2 });
    expect(reply.json().fields).toEqual({ password: expect.stringContaining('again') });
  }
});

test('two administrators who enter a server at once do not overwrite each other', async () => {
  const server = await aMailServer();
  const { save, typed, read } = await aShop();
  const saves = await Promise.all([1, 2].map(() => save({ ...typed, port: server.port })));
  expect(saves.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = saves.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'settings-changed', server: { version: 1 } });
  expect(await read()).toMatchObject({ server: { version: 1 } });
});

test('a removed server gets no more mails', async () => {
  const server = await aMailServer();
  const { save, typed, remove, read, resources } = await aShop();
  await save({ ...typed, port: server.port });
  expect((await remove()).statusCode).toBe(200);
  expect((await remove()).statusCode).toBe(200);
  expect(await read()).toEqual({ isFixed: false, server: null });
  const mail = { to: 'amina@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
  await resources.mailer.send({ ...mail, occasion: '1' });
  expect(server.to('amina@example.com')).toEqual([]);
});

test('where the environment names a server, none can be entered', async () => {
  const server = await aMailServer();
  const { save, typed, read } = await aShop({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect((await save({ ...typed, port: server.port })).json()).toMatchObject({ code: 'mail-server-fixed' });
  expect(await read()).toEqual({ isFixed: true, server: null });
});

test('a server that never speaks is given up, and the request answered', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const { save, typed } = await aShop();
  const reply = await save({ ...typed, host: '127.0.0.1', port });
  expect(reply.json().fields).toEqual({ host: expect.stringContaining('No encrypted connection') });
}, 30_000);

test('the staff knows whether mails to buyers go out, and which are switched off', async () => {
  const { app, headers, get } = await aShop();
  const before = await get('/settings/buyer-mails');
  expect(before).toMatchObject({ hasServer: false, on: expect.arrayContaining(['shipped', 'changed']) });
  const url = '/api/settings/mails';
  const payload = { version: 0, shipped: false };
  expect((await app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
  expect((await get('/settings/buyer-mails')).on).not.toContain('shipped');
});
