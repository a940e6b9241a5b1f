import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aProduct } from '../../../test/factories.ts';
import { openBrowser } from '../../../test/open-browser.ts';
import { anOrderBody } from '../../../test/order-body.ts';
import { emailKey } from './limits.ts';

const limited = { env: { RATE_LIMITS: 'on' } };

async function aShop() {
  const { app, db } = await createTestApp(limited);
  const product = await aProduct(db, { stock: 500 });
  const bodyOf = (n: number) =>
    anOrderBody([{ productId: product.id, quantity: 1 }], { phone: `0550${String(n).padStart(6, '0')}` });
  return { app, bodyOf };
}

test('an abuser who uses up the orders of a browser blocks nobody with the same network address', async () => {
  const { app, bodyOf } = await aShop();
  const abuser = openBrowser(app);
  const statuses: number[] = [];
  for (let n = 0; n < 32; n++) {
    abuser.cookies.clear();
    statuses.push((await abuser.post('/orders', bodyOf(n))).status);
  }
  expect(statuses).toEqual([...Array(30).fill(201), 429, 429]);
  const neighbor = openBrowser(app);
  expect((await neighbor.post('/orders/quote', bodyOf(100))).status).toBe(200);
  expect([...neighbor.cookies.keys()]).toEqual(['guest-orders']);
  expect((await neighbor.post('/orders', bodyOf(100))).status).toBe(201);
});

test('a browser with a cookie is counted by it, and at each network address apart', async () => {
  const { app, bodyOf } = await aShop();
  const { cookies, post } = openBrowser(app);
  await post('/orders/quote', bodyOf(0));
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join();
  const order = async (n: number, remoteAddress: string) => {
    const headers = { cookie, 'user-agent': `Browser ${n}` };
    const payload = bodyOf(n);
    return (await app.inject({ method: 'POST', url: '/api/orders', remoteAddress, payload, headers }))
      .statusCode;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 31; n++) statuses.push(await order(n, '10.0.0.1'));
  expect(statuses).toEqual([...Array(30).fill(201), 429]);
  expect(await order(31, '10.0.0.2')).toBe(201);
});

test('other browsers at a network address still write and register, up to its own limit', async () => {
  const { app } = await createTestApp(limited);
  const message = { name: 'Amina', email: 'amina@example.com', subject: 'Hello', message: 'Hello' };
  const write = async (userAgent: string) =>
    (await openBrowser(app, { userAgent }).post('/contact', message)).status;
  const abuser: number[] = [];
  for (let n = 0; n < 7; n++) abuser.push(await write('Abuser'));
  expect(abuser).toEqual([...Array(5).fill(200), 429, 429]);
  expect(await write('Neighbor')).toBe(200);
  const others: number[] = [];
  for (let n = 0; n < 26; n++) others.push(await write(`Browser ${n}`));
  expect(others.filter((status) => status === 200)).toHaveLength(24);
});

test('spellings of one mailbox have one key, and other mailboxes have their own', () => {
  const keys = (emails: string[]) => new Set(emails.map(emailKey)).size;
  expect(keys(['amina@example.com', 'AMINA@Example.COM', ' amina@example.com '])).toBe(1);
  expect(keys(['amina.b@gmail.com', 'aminab@gmail.com', 'a.m.inab+shop@GoogleMail.com'])).toBe(1);
  expect(keys(['amina.b@example.com', 'aminab@example.com', 'aminab+shop@example.com'])).toBe(3);
  expect(keys(['amina@gmail.com.example', 'a.mina@gmail.com.example'])).toBe(2);
});
