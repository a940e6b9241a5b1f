import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../e2e/mail-server.ts';
import type { OrderStatus } from '../../shared/orders/order-terms.ts';
import { groupedNumber } from '../../shared/values/ids.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import { mailIsOn } from '../platform/settings/mail-settings.ts';
import { sendOrderState } from './send-order-state.ts';

const soon = { timeout: 30_000, interval: 50 };

async function aBackOfficeThatMails(values: Parameters<typeof anOrder>[1] = {}) {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const { app, db, resources } = await createTestApp({
    env: { SMTP_URL: mail.url, PUBLIC_URL: 'http://saha.example', LANGUAGES: 'en,fr,ar' },
    runsJobs: true,
  });
  const { headers } = await signedInAs(db, 'admin');
  const product = await aProduct(db);
  const order = await anOrder(db, { items: [{ product_id: product.id }], ...values });
  const act = async (method: 'PUT' | 'POST', path: string, payload = {}) => {
    const url = `/api/orders/${order.id}/${path}`;
    expect((await app.inject({ method, url, headers, payload })).statusCode).toBe(200);
  };
  const become = (status: OrderStatus) => act('PUT', 'status', { status });
  const jobs = () => resources.jobs.findJobs(sendOrderState.queue);
  /** Lets the waiting jobs run now instead of in a minute. */
  const waitAMinute = async () => {
    await sql`update pgboss.job set start_after = now() where name = ${sendOrderState.queue}`.execute(db);
    const states = async () => new Set((await jobs()).map(({ state }) => state));
    await expect.poll(states, soon).toEqual(new Set(['completed']));
  };
  const subjects = () => mail.to('amina@example.com').map(({ subject }) => subject);
  const number = groupedNumber(order.id);
  return { app, db, mail, order, number, act, become, jobs, waitAMinute, subjects };
}

test('each new status is mailed once, as text and as HTML, with what there is to pay', async () => {
  const { mail, order, number, act, become, waitAMinute, subjects } = await aBackOfficeThatMails();
  await become('Processing');
  await waitAMinute();
  await become('Shipped');
  await waitAMinute();
  await act('PUT', 'pay');
  await become('Delivered');
  await waitAMinute();
  await become('Delivered');
  await waitAMinute();
  expect(subjects()).toEqual([
    `We are preparing your Saha order ${number}`,
    `Your Saha order ${number} is on its way`,
    `Your Saha order ${number} has been delivered`,
  ]);
  const [, shipped, delivered] = mail.to('amina@example.com');
  for (const body of [shipped?.text, shipped?.html]) {
    expect(body).toContain('You pay 2000.00 DA in cash when it arrives.');
    expect(body).toContain('1 × Vitamin C 500 mg');
    expect(body).toContain(`http://saha.example/order-confirmation/${order.id}`);
  }
  for (const body of [delivered?.text, delivered?.html]) {
    expect(body).toContain('You have paid 2000.00 DA.');
    expect(body).not.toContain('You pay');
  }
});

test('a status that is undone within a minute is not mailed', async () => {
  const { become, waitAMinute, subjects, jobs } = await aBackOfficeThatMails();
  await become('Cancelled');
  await become('Pending');
  await waitAMinute();
  expect(await jobs()).toHaveLength(1);
  expect(subjects()).toEqual([]);
});

test('a status that is set, undone and set again is mailed once', async () => {
  const { become, waitAMinute, subjects, number } = await aBackOfficeThatMails();
  for (const status of ['Shipped', 'Processing', 'Shipped'] as const) await become(status);
  await waitAMinute();
  await become('Pending');
  await become('Shipped');
  await waitAMinute();
  expect(subjects()).toEqual([`Your Saha order ${number} is on its way`]);
});

test('a cancelled order asks for nothing, and its mail is in the language of the order', async () => {
  const { mail, become, waitAMinute } = await aBackOfficeThatMails({ language: 'fr' });
  await become('Cancelled');
  await waitAMinute();
  const [{ subject, text = '' } = {}] = mail.to('amina@example.com');
  expect(subject).toMatch(/a été annulée$/);
  expect(text).toContain('Vous n’avez rien à payer.');
  expect(text).toContain('http://saha.example/fr/order-confirmation/');
});

test('Send Email sends the present status, and the waiting mail about it is not sent again', async () => {
  const { act, become, waitAMinute, subjects, number } = await aBackOfficeThatMails();
  await act('POST', 'send-email');
  expect(subjects()).toEqual([`Your Saha order ${number}`]);
  await become('Shipped');
  await act('POST', 'send-email');
  await waitAMinute();
  expect(subjects()).toEqual([`Your Saha order ${number}`, `Your Saha order ${number} is on its way`]);
});

test('a refused change leaves no mail behind', async () => {
  const { app, db, order, become, jobs } = await aBackOfficeThatMails();
  await become('Cancelled');
  await db.updateTable('products').set({ stock: 0 }).execute();
  const { headers } = await signedInAs(db, 'admin');
  const url = `/api/orders/${order.id}/status`;
  const refused = await app.inject({ method: 'PUT', url, headers, payload: { status: 'Shipped' } });
  expect(refused.statusCode).toBe(409);
  expect(await jobs()).toHaveLength(1);
});

test('a status whose mail is switched off is not mailed, and the next one is', async () => {
  const { db, number, become, waitAMinute, subjects } = await aBackOfficeThatMails();
  await db
    .insertInto('settings')
    .values({
      ...{ name: 'mails', id: newId(), version: 1, value: JSON.stringify({ shipped: false }) },
      ...{ changed_at: new Date(), changed_by: 'Amina' },
    })
    .execute();
  await dropFromCaches(db, ['settings']);
  await expect.poll(() => mailIsOn(db, 'shipped')).toBe(false);
  await become('Shipped');
  await waitAMinute();
  await become('Delivered');
  await waitAMinute();
  expect(subjects()).toEqual([`Your Saha order ${number} has been delivered`]);
});
