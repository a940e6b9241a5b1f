import { expect, test } from 'vitest';
import { createTestApp, openSecondApp } from '../../../test/create-test-app.ts';
import { openBrowser } from '../../../test/open-browser.ts';
import type { Db } from '../../platform/db/connection.ts';
import { newId } from '../../platform/db/new-id.ts';
import { spendByVisitor, visitorOf } from '../../platform/http/visitor.ts';
import { hashPassword } from './hash-password.ts';
import { countFailure, forgetFailures } from './try-password.ts';

const email = 'amina@example.com';
const right = { email, password: 'olive tree 7' };
const wrong = { email, password: 'olive tree 8' };

/** A shop with limits, one user and a clock that only the test moves. */
async function aGuardedShop() {
  let time = Date.now();
  const shop = await createTestApp({ env: { RATE_LIMITS: 'on' }, now: () => new Date(time) });
  await aUser(shop.db);
  return {
    ...shop,
    later: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

async function aUser(db: Db) {
  const password_hash = await hashPassword(right.password);
  await db.insertInto('users').values({ id: newId(), name: 'Amina', email, password_hash }).execute();
}

test('after five wrong passwords each one doubles the wait, and the right one resets it', async () => {
  const { app, later } = await aGuardedShop();
  const browser = openBrowser(app);
  for (let tries = 1; tries <= 5; tries++) {
    expect((await browser.post('/auth/login', wrong)).status).toBe(401);
  }
  for (const seconds of [1, 2, 4]) {
    const { status, body, headers } = await browser.post('/auth/login', right);
    expect(status).toBe(429);
    expect(body).toMatchObject({ message: 'Too many attempts. Please wait and try again.' });
    expect(headers['retry-after']).toBe(String(seconds));
    later(seconds);
    expect((await browser.post('/auth/login', wrong)).status).toBe(401);
  }
  later(8);
  expect((await browser.post('/auth/login', right)).status).toBe(200);
  const again = openBrowser(app);
  for (let tries = 1; tries <= 5; tries++) {
    expect((await again.post('/auth/login', wrong)).status).toBe(401);
  }
  expect((await again.post('/auth/login', wrong)).status).toBe(429);
});

test('the wait grows to an hour at most', async () => {
  const { db } = await createTestApp();
  let time = Date.now();
  const waits: number[] = [];
  for (let tries = 1; tries <= 30; tries++) {
    await countFailure(db, { email, ip: '10.0.0.1', now: new Date(time) });
    const { next_try_at } = await db.selectFrom('sign_in_failures').selectAll().executeTakeFirstOrThrow();
    waits.push((next_try_at.getTime() - time) / 1000);
    time = next_try_at.getTime();
  }
  expect(waits.slice(0, 8)).toEqual([0, 0, 0, 0, 1, 2, 4, 8]);
  expect(waits.slice(15, 17)).toEqual([2048, 3600]);
  expect(Math.max(...waits)).toBe(3600);
});

test('of 50 wrong passwords at once only five are compared', async () => {
  const { app } = await aGuardedShop();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      openBrowser(app, { ip: '10.0.0.1' }).post('/auth/login', { email, password: `guess number ${index}` }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(45);
});

test('an address without an account has the same limit', async () => {
  const { app } = await aGuardedShop();
  const browser = openBrowser(app);
  const statuses: number[] = [];
  for (let tries = 1; tries <= 6; tries++) {
    statuses.push((await browser.post('/auth/login', { ...wrong, email: 'nobody@example.com' })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('guessing from one network address never locks the owner out at another', async () => {
  const { app, db } = await aGuardedShop();
  const guesser = openBrowser(app, { ip: '10.0.0.1' });
  for (let tries = 1; tries <= 6; tries++) await guesser.post('/auth/login', wrong);
  expect((await guesser.post('/auth/login', right)).status).toBe(429);
  expect((await openBrowser(app, { ip: '10.0.0.2' }).post('/auth/login', right)).status).toBe(200);
  await forgetFailures(db, { email: email.toUpperCase() });
  expect((await guesser.post('/auth/login', right)).status).toBe(200);
});

test('wrong current passwords in the profile count as failed sign-ins', async () => {
  const { app } = await aGuardedShop();
  const browser = openBrowser(app);
  await browser.post('/auth/login', right);
  const guess = { email: 'new@example.com', currentPassword: wrong.password };
  for (let tries = 1; tries <= 5; tries++) {
    expect((await browser.put('/auth/profile', guess)).status).toBe(400);
  }
  expect((await browser.put('/auth/profile', guess)).status).toBe(429);
  expect((await openBrowser(app).post('/auth/login', right)).status).toBe(429);
});

test('one browser signs in 30 times a minute, counted across processes', async () => {
  const { app, resources } = await aGuardedShop();
  const { app: second, limits } = await openSecondApp(resources);
  const header = (name: string) => (name === 'user-agent' ? '' : undefined);
  const visitor = visitorOf({ ip: '10.0.0.1', cookie: () => undefined, header });
  for (let tries = 1; tries <= 29; tries++) await spendByVisitor(limits, 'signIns', visitor);
  expect((await openBrowser(app, { ip: '10.0.0.1' }).post('/auth/login', right)).status).toBe(200);
  expect((await openBrowser(app, { ip: '10.0.0.1' }).post('/auth/login', right)).status).toBe(429);
  for (let tries = 1; tries <= 6; tries++) {
    const browser = openBrowser(tries % 2 ? app : second, { ip: '10.0.0.2' });
    const { status } = await browser.post('/auth/login', wrong);
    expect(status).toBe(tries <= 5 ? 401 : 429);
  }
});

test('with RATE_LIMITS=off wrong passwords cause no wait', async () => {
  const { app, db } = await createTestApp({ env: { RATE_LIMITS: 'off' } });
  await aUser(db);
  const browser = openBrowser(app);
  for (let tries = 1; tries <= 7; tries++) {
    expect((await browser.post('/auth/login', wrong)).status).toBe(401);
  }
  expect((await browser.post('/auth/login', right)).status).toBe(200);
});
