import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';
import { deleteOldIdempotencyKeys } from './idempotency-keys.ts';

const hour = 60 * 60 * 1000;

test('twenty equal simultaneous calls place one order and get the same bytes', async () => {
  const { app, db } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const product = await aProduct(db, { stock: 1 });
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => postOrder(app, body, { 'idempotency-key': 'double-click' })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers['set-cookie'])).toHaveLength(1);
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(1);
});

test('a repeated call gets the first answer, even if order and product have changed since', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db, { stock: 1 });
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  const first = await postOrder(app, body, { 'idempotency-key': 'k' });
  const now = new Date();
  await db
    .updateTable('orders')
    .set({ status: 'Delivered', delivered_at: now, paid_at: now, email_sent_at: now })
    .execute();
  await db.deleteFrom('products').execute();
  const again = await postOrder(app, body, { 'idempotency-key': 'k' });
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
});

test('a key is valid for one body and one buyer', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'user');
  const product = await aProduct(db);
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  await postOrder(app, body, { 'idempotency-key': 'k' });
  const other = await postOrder(app, { ...body, notes: 'Ring twice' }, { 'idempotency-key': 'k' });
  const somebody = await postOrder(app, body, { 'idempotency-key': 'k', ...headers });
  expect(other.statusCode).toBe(422);
  expect(other.json().message).toBe('This Idempotency-Key was used for another order');
  expect(somebody.statusCode).toBe(422);
});

test('a refused order does not use up its key', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db, { stock: 0 });
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  expect((await postOrder(app, body, { 'idempotency-key': 'k' })).statusCode).toBe(409);
  await db.updateTable('products').set({ stock: 1 }).execute();
  expect((await postOrder(app, body, { 'idempotency-key': 'k' })).statusCode).toBe(201);
});

test('a key is valid for 24 hours', async () => {
  let now = new Date();
  const { app, db } = await createTestApp({ now: () => now });
  const product = await aProduct(db);
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  const first = await postOrder(app, body, { 'idempotency-key': 'k' });
  now = new Date(now.getTime() + 23 * hour);
  const within = await postOrder(app, body, { 'idempotency-key': 'k' });
  now = new Date(now.getTime() + 2 * hour);
  const after = await postOrder(app, body, { 'idempotency-key': 'k' });
  expect(within.json()._id).toBe(first.json()._id);
  expect(after.json()._id).not.toBe(first.json()._id);
});

test('expired keys are deleted each night', async () => {
  let now = new Date(Date.now() - 25 * hour);
  const { app, db, resources } = await createTestApp({ now: () => now, runsJobs: true });
  const product = await aProduct(db);
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  await postOrder(app, body, { 'idempotency-key': 'old' });
  now = new Date();
  await postOrder(app, body, { 'idempotency-key': 'new' });
  const [schedule] = await resources.jobs.getSchedules(deleteOldIdempotencyKeys.queue);
  expect(schedule).toMatchObject({ cron: '17 3 * * *', timezone: 'Africa/Algiers' });
  await deleteOldIdempotencyKeys.run({}, { ...resources, jobId: newId(), signal: AbortSignal.any([]) });
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'new' }]);
});

test('a key must be 1 to 200 visible characters', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db);
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  for (const key of ['', 'with space', 'x'.repeat(201), 'clé']) {
    expect((await postOrder(app, body, { 'idempotency-key': key })).statusCode).toBe(400);
  }
  expect((await postOrder(app, body, { 'idempotency-key': 'x'.repeat(200) })).statusCode).toBe(201);
});
