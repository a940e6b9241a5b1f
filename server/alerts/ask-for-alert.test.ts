import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { openBrowser } from '../../test/open-browser.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { sendAlertLinks } from './alert-mails.ts';

async function aSoldOutShop(options: Parameters<typeof createTestApp>[0] = {}) {
  const shop = await createTestApp(options);
  const product = await aProduct(shop.db, { stock: 0 });
  const browser = openBrowser(shop.app);
  const ask = (body: object) => browser.post('/stock-alerts', { productId: product.id, ...body });
  const byEmail = (email = 'amina@example.com') => ask({ by: 'email', email });
  const byPhone = (phone = '0555 12 34 56') => ask({ by: 'phone', phone });
  const mails = () => shop.resources.jobs.findJobs(sendAlertLinks.queue);
  return { ...shop, product, ask, byEmail, byPhone, mails };
}

const alerts = (db: Db) => db.selectFrom('stock_alerts').selectAll().orderBy('created_at').execute();

test('an address is stored unconfirmed, with one job that mails its links', async () => {
  const { db, product, byEmail, mails } = await aSoldOutShop();
  const { status, body } = await byEmail();
  expect([status, body]).toEqual([200, { message: 'Please confirm with the link in our email.' }]);
  const [alert, ...others] = await alerts(db);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({
    product_id: product.id,
    email: 'amina@example.com',
    language: 'en',
    confirmed_at: null,
    notified_at: null,
  });
  expect((await mails()).map(({ data }) => data)).toEqual([{ alertId: alert?.id }]);
});

test('a phone number waits at once, without a mail', async () => {
  const { db, byPhone, mails } = await aSoldOutShop();
  const { status, body } = await byPhone();
  expect([status, body]).toEqual([200, { message: 'We will call you.' }]);
  expect(await alerts(db)).toMatchObject([{ phone: '0555 12 34 56', email: null, token_hash: null }]);
  expect((await alerts(db))[0]?.confirmed_at).not.toBeNull();
  expect(await mails()).toEqual([]);
});

test('a new, an unconfirmed and a confirmed address get the same answer, and only the first a mail', async () => {
  const { db, byEmail, mails } = await aSoldOutShop();
  const answers = [await byEmail(), await byEmail('AMINA@example.com')];
  await db.updateTable('stock_alerts').set({ confirmed_at: new Date() }).execute();
  answers.push(await byEmail());
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await alerts(db)).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('an unconfirmed address gets another mail after a minute', async () => {
  let now = Date.now();
  const { db, byEmail, mails } = await aSoldOutShop({ now: () => new Date(now) });
  await byEmail();
  now += 61_000;
  await byEmail();
  expect(await alerts(db)).toHaveLength(1);
  expect(await mails()).toHaveLength(2);
});

test('a phone number waits once for a product, however it is written', async () => {
  const { db, byPhone } = await aSoldOutShop();
  for (const phone of ['0555 12 34 56', '+213 555 12 34 56', '00213555123456']) {
    expect((await byPhone(phone)).status).toBe(200);
  }
  expect(await alerts(db)).toHaveLength(1);
});

test('of ten identical requests at once one is stored and mailed', async () => {
  const { db, byEmail, mails } = await aSoldOutShop();
  const answers = await Promise.all(Array.from({ length: 10 }, () => byEmail()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await alerts(db)).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test.each([
  [{}, { by: 'Choose email or phone' }],
  [{ by: 'pigeon' }, { by: 'Choose email or phone' }],
  [{ by: 'email' }, { email: 'Email is required' }],
  [{ by: 'email', email: 'amina' }, { email: 'Email address is invalid' }],
  [{ by: 'email', email: 'a@b.example\r\nBcc: c@d.example' }, { email: 'Must be one line of text' }],
  [{ by: 'phone', phone: ' ' }, { phone: 'Phone is required' }],
  [{ by: 'phone', phone: '12' }, { phone: 'Phone number is invalid' }],
  [{ by: 'phone', email: 'amina@example.com' }, { phone: 'Phone is required' }],
])('%j is bad input', async (input, fields) => {
  const { db, ask } = await aSoldOutShop();
  const { status, body } = await ask(input);
  expect([status, body.fields]).toEqual([400, fields]);
  expect(await alerts(db)).toEqual([]);
});

test('nobody can wait for a product that is in stock, hidden or unknown', async () => {
  const { db, ask } = await aSoldOutShop();
  const inStock = await aProduct(db, { stock: 1 });
  const category = await aCategory(db, { is_active: false });
  const hidden = await aProduct(db, { stock: 0, category_id: category.id });
  const email = { by: 'email', email: 'amina@example.com' };
  const back = await ask({ ...email, productId: inStock.id });
  expect([back.status, back.body.message]).toEqual([
    409,
    'This product is in stock again. You can order it now.',
  ]);
  for (const productId of [hidden.id, newId()]) {
    expect((await ask({ ...email, productId })).status).toBe(404);
  }
  expect((await ask({ ...email, productId: 'nonsense' })).status).toBe(400);
  expect(await alerts(db)).toEqual([]);
});

test('people can wait for a product of which no size is in stock', async () => {
  const { db, ask } = await aSoldOutShop();
  const sizes = JSON.stringify([{ size: 'M', inStock: false }]);
  const { id: productId } = await aProduct(db, { stock: 5, sizes });
  expect((await ask({ by: 'email', email: 'amina@example.com', productId })).status).toBe(200);
});

test('an address or a number can wait for ten products an hour, a network address for thirty', async () => {
  const { app, db } = await aSoldOutShop({ env: { RATE_LIMITS: 'on' } });
  const products = await Promise.all(Array.from({ length: 11 }, () => aProduct(db, { stock: 0 })));
  const statuses = async (ip: string, person: object) => {
    const { post } = openBrowser(app, { ip });
    const found: number[] = [];
    for (const { id } of products) {
      found.push((await post('/stock-alerts', { productId: id, ...person })).status);
    }
    return found;
  };
  const tenThenNone = [...Array(10).fill(200), 429];
  expect(await statuses('10.0.0.1', { by: 'email', email: 'amina@example.com' })).toEqual(tenThenNone);
  expect(await statuses('10.0.0.2', { by: 'phone', phone: '0555123456' })).toEqual(tenThenNone);
  const one = { by: 'email', email: 'AMINA@example.com', productId: products[0]?.id };
  const refused = await openBrowser(app, { ip: '10.0.0.3' }).post('/stock-alerts', one);
  expect([refused.status, Number(refused.headers['retry-after']) > 3500]).toEqual([429, true]);
  const { post } = openBrowser(app, { ip: '10.0.0.4' });
  const sent: number[] = [];
  for (let n = 0; n < 31; n++) {
    sent.push((await post('/stock-alerts', { ...one, email: `a${n}@example.com` })).status);
  }
  expect(sent).toEqual([...Array(30).fill(200), 429]);
});
