import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

async function aDesk(env: Record<string, string> = {}) {
  const { app, db, resources } = await createTestApp({ env });
  const { headers } = await signedInAs(db, 'admin');
  const order = await anOrder(db);
  const send = () => app.inject({ method: 'POST', url: `/api/orders/${order.id}/send-email`, headers });
  const mails = () => readdir(join(resources.env.dataDir, 'mail')).catch(() => []);
  return { app, db, headers, order, send, mails };
}

test('an administrator sends the confirmation again, and the order tells when', async () => {
  const { app, headers, order, send, mails } = await aDesk();
  const reply = await send();
  expect([reply.statusCode, reply.json().emailSent]).toEqual([200, true]);
  expect(await mails()).toHaveLength(1);
  await send();
  expect(await mails()).toHaveLength(2);
  const history = await app.inject({ url: `/api/orders/${order.id}/history`, headers });
  expect(history.json()).toMatchObject([{ action: 'email' }, { action: 'email' }]);
});

test('a mail server that is down is told, and the order is as before', async () => {
  const { send, db } = await aDesk({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const reply = await send();
  expect([reply.statusCode, reply.json().message]).toEqual([
    503,
    'The mail server did not take the e-mail. Please try again later.',
  ]);
  const { email_sent_at } = await db.selectFrom('orders').select('email_sent_at').executeTakeFirstOrThrow();
  expect(email_sent_at).toBeNull();
});

test('nobody is mailed more than three times an hour', async () => {
  const { send } = await aDesk({ RATE_LIMITS: 'on' });
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push((await send()).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
