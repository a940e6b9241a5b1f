import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../e2e/mail-server.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

async function aBackOffice(env: Record<string, string> = {}, changes: Parameters<typeof anOrder>[1] = {}) {
  const { app, db, resources } = await createTestApp({ env });
  const { headers } = await signedInAs(db, 'admin');
  const order = await anOrder(db, changes);
  const send = () => app.inject({ method: 'POST', url: `/api/orders/${order.id}/send-email`, headers });
  const folder = join(resources.env.dataDir, 'mail');
  const mails = () => readdir(folder).catch(() => []);
  return { app, db, headers, order, send, mails, folder };
}

test('an administrator sends the confirmation again, and the order shows the time', async () => {
  const server = await startMailServer();
  onTestFinished(server.stop);
  const { app, db, headers, order, send } = await aBackOffice(
    { SMTP_URL: server.url },
    { email: 'amina@example.com', email_unsent_at: new Date() },
  );
  const reply = await send();
  expect([reply.statusCode, reply.json().emailSent, reply.json().emailUnsentAt]).toEqual([
    200,
    true,
    undefined,
  ]);
  expect(server.to('amina@example.com')).toHaveLength(1);
  await send();
  expect(server.to('amina@example.com')).toHaveLength(2);
  const history = await app.inject({ url: `/api/orders/${order.id}/history`, headers });
  expect(history.json()).toMatchObject([{ action: 'email' }, { action: 'email' }]);
  const audits = await db.selectFrom('audit_entries').select('changes').orderBy('id').execute();
  const [first, second] = audits.map(({ changes }) => changes.emailSentAt ?? []);
  expect(first).toEqual([null, expect.any(String)]);
  expect(second).toEqual([first?.[1], expect.any(String)]);
});

test('without a mail server, the mail is a file and the order says that it reached nobody', async () => {
  const { app, db, headers, order, send, mails } = await aBackOffice({}, { status: 'Shipped' });
  const reply = await send();
  expect([reply.statusCode, reply.json()]).toMatchObject([
    200,
    { emailSent: true, emailUnsentAt: expect.any(String) },
  ]);
  expect(await mails()).toHaveLength(1);
  const history = await app.inject({ url: `/api/orders/${order.id}/history`, headers });
  expect(history.json()).toMatchObject([{ action: 'emailUnsent' }]);
  const stored = await db.selectFrom('orders').select(['email_sent_at', 'told_status']).executeTakeFirst();
  expect(stored).toEqual({ email_sent_at: null, told_status: null });
});

test("mails in files are readable by the shop's user only", async () => {
  const { send, mails, folder } = await aBackOffice();
  await send();
  const [file = ''] = await mails();
  const modes = await Promise.all(
    [folder, join(folder, file)].map(async (path) => (await stat(path)).mode & 0o777),
  );
  expect(modes).toEqual([0o700, 0o600]);
});

test('the longest address gets its mail', async () => {
  const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
  const { send } = await aBackOffice({ RATE_LIMITS: 'on' }, { email });
  expect((await send()).statusCode).toBe(200);
});

test('a mail server that is down is reported, and the order stays unchanged', async () => {
  const { send, db } = await aBackOffice({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const reply = await send();
  expect([reply.statusCode, reply.json().message]).toEqual([
    503,
    'The mail server did not accept the email. Please try again later.',
  ]);
  const { email_sent_at } = await db.selectFrom('orders').select('email_sent_at').executeTakeFirstOrThrow();
  expect(email_sent_at).toBeNull();
});

test('an address gets at most three mails an hour', async () => {
  const { send } = await aBackOffice({ RATE_LIMITS: 'on' });
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push((await send()).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
