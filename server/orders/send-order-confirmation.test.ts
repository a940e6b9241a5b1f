import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PgBoss } from 'pg-boss';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../e2e/mail-server.ts';
import { groupedNumber } from '../../shared/values/ids.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import type { Db } from '../platform/db/connection.ts';
import { sendOrderConfirmation } from './send-order-confirmation.ts';

const soon = { timeout: 30_000, interval: 50 };

async function mailServer(port?: number) {
  const server = await startMailServer({ port });
  onTestFinished(server.stop);
  return server;
}

const sentAt = async (db: Db, id: string) =>
  (await db.selectFrom('orders').select('email_sent_at').where('id', '=', id).executeTakeFirstOrThrow())
    .email_sent_at;

const jobStates = async (jobs: PgBoss) =>
  (await jobs.findJobs(sendOrderConfirmation.queue)).map(({ state }) => state);

test('a guest gets one mail with items, figures, place and next steps', async () => {
  const mail = await mailServer();
  const { app, db } = await createTestApp({
    env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://saha.example' },
    runsJobs: true,
  });
  const coats = await aCategory(db, { name: 'Lab coats' });
  const coat = await aProduct(db, {
    name: 'Coat <b>& Co</b>',
    price_centimes: 250_000,
    category_id: coats.id,
  });
  const body = anOrderBody([{ productId: coat.id, quantity: 2, size: 'M' }], {
    fullName: 'Amina <i>B</i>',
  });
  const { _id } = (await postOrder(app, body)).json();
  await expect.poll(() => sentAt(db, _id), soon).not.toBeNull();
  const received = mail.to('amina@example.com');
  expect(received).toHaveLength(1);
  const [{ subject, from, text = '', html = '' }] = received as [(typeof received)[0]];
  const number = groupedNumber(_id);
  expect(subject).toBe(`Your Saha order ${number}`);
  expect(from).toMatchObject({ address: 'no-reply@saha.example', name: 'Saha' });
  const facts = [
    'Saha',
    number,
    '5000.00 DA',
    '1000.00 DA',
    '6000.00 DA',
    'Oran, Algeria',
    '•••• 56',
    'cash',
  ];
  const link = `https://saha.example/order-confirmation/${_id}`;
  for (const fact of [...facts, link]) {
    expect(text).toContain(fact);
    expect(html).toContain(fact);
  }
  expect(text).toContain('2 × Coat <b>& Co</b>, size M');
  expect(html).toContain('2 × Coat &lt;b&gt;&amp; Co&lt;/b&gt;, size M');
  expect(html).not.toMatch(/<[bi]>/);
  // A long name does not touch its price.
  expect(html).toMatch(/<\/td><td[^>]*width:16px[^>]*><\/td><td[^>]*text-align:right/);
});

test("a user's mail goes to the account and links to the order page", async () => {
  const mail = await mailServer();
  const { app, db } = await createTestApp({ env: { SMTP_URL: mail.url }, runsJobs: true });
  const { user, headers } = await signedInAs(db, 'user');
  const product = await aProduct(db);
  const body = anOrderBody([{ productId: product.id, quantity: 1 }], { email: '', Wilaya: 'Alger' });
  const { _id } = (await postOrder(app, body, headers)).json();
  await expect.poll(() => mail.to(user.email), soon).toHaveLength(1);
  expect(mail.to(user.email)[0]?.text).toContain(`/order/${_id}`);
  expect(mail.to(user.email)[0]?.text).toContain('Free');
});

test('orders are accepted while the mail server is down, and their mails are sent once it is back', async () => {
  const down = await startMailServer();
  await down.stop();
  const { app, db, resources } = await createTestApp({ env: { SMTP_URL: down.url }, runsJobs: true });
  const product = await aProduct(db);
  const answer = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]));
  expect(answer.statusCode).toBe(201);
  await expect.poll(() => jobStates(resources.jobs), soon).toEqual(['retry']);
  expect(await sentAt(db, answer.json()._id)).toBeNull();
  const mail = await mailServer(down.port);
  await expect.poll(() => mail.to('amina@example.com'), soon).toHaveLength(1);
  await expect.poll(() => sentAt(db, answer.json()._id), soon).not.toBeNull();
});

test('a job that runs again sends no second mail', async () => {
  const mail = await mailServer();
  const { app, db, resources } = await createTestApp({ env: { SMTP_URL: mail.url }, runsJobs: true });
  const product = await aProduct(db);
  const { _id } = (await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]))).json();
  await expect.poll(() => sentAt(db, _id), soon).not.toBeNull();
  const first = await sentAt(db, _id);
  const again = await resources.jobs.send(sendOrderConfirmation.queue, { orderId: _id });
  const state = async () =>
    (await resources.jobs.findJobs(sendOrderConfirmation.queue, { id: again ?? '' }))[0]?.state;
  await expect.poll(state, soon).toBe('completed');
  expect(mail.to('amina@example.com')).toHaveLength(1);
  expect(await sentAt(db, _id)).toEqual(first);
});

test('without a mail server the mail is a file', async () => {
  const { app, db, resources } = await createTestApp({ runsJobs: true });
  const product = await aProduct(db);
  const { _id } = (await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]))).json();
  const unsentAt = async () =>
    (await db.selectFrom('orders').select('email_unsent_at').executeTakeFirstOrThrow()).email_unsent_at;
  await expect.poll(unsentAt, soon).not.toBeNull();
  expect(await sentAt(db, _id)).toBeNull();
  const folder = join(resources.env.dataDir, 'mail');
  const [file = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(file).toMatch(/\.eml$/);
  expect(file).not.toContain(_id);
  const mail = await PostalMime.parse(await readFile(join(folder, file)));
  expect(mail.to?.[0]?.address).toBe('amina@example.com');
  expect(mail.subject).toContain(groupedNumber(_id));
});

test('the shop gets a mail of each order that a shopper places, if the settings name an address', async () => {
  const mail = await mailServer();
  const { app, db } = await createTestApp({ env: { SMTP_URL: mail.url }, runsJobs: true });
  const { headers } = await signedInAs(db, 'admin');
  const product = await aProduct(db, { name: 'Night cream', price_centimes: 90_000 });
  const body = anOrderBody([{ productId: product.id, quantity: 2 }]);
  const save = (orderNotices: string) =>
    app.inject({ method: 'PUT', url: '/api/settings/mails', headers, payload: { orderNotices, version: 0 } });
  const before = (await postOrder(app, body)).json();
  expect((await save('nobody')).statusCode).toBe(400);
  expect((await save('desk@shop.example')).statusCode).toBe(200);
  const byPhone = {
    method: 'POST',
    url: '/api/orders/phone',
    headers,
    payload: { ...body, language: 'en' },
  } as const;
  expect((await app.inject(byPhone)).statusCode).toBe(201);
  const { _id } = (await postOrder(app, body)).json();
  await expect.poll(() => mail.to('desk@shop.example').length, soon).toBe(1);
  await expect.poll(() => sentAt(db, before._id), soon).not.toBeNull();
  const [{ subject, text = '', html = '' } = { subject: '' }] = mail.to('desk@shop.example');
  expect(subject).toBe(`New order ${groupedNumber(_id)}: 2800.00 DA`);
  for (const fact of ['Night cream', '0555', 'Amina', `/admin/orders/${_id}`])
    expect(html + text).toContain(fact);
  expect(mail.to('desk@shop.example')).toHaveLength(1);
});
