import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';

type Headers = Record<string, string>;

async function aShop(env: Record<string, string> = {}) {
  const clock = { now: new Date('2026-03-10T12:00:00Z') };
  const { app, db } = await createTestApp({ env, now: () => clock.now });
  const ask = (id: string, headers: Headers = {}) =>
    app.inject({ method: 'POST', url: `/api/orders/${id}/cancel-request`, headers });
  return { app, db, clock, ask };
}

test('a guest and a user ask once, and the order, its list and its pages say so', async () => {
  const { app, db, clock, ask } = await aShop();
  const { user, headers } = await signedInAs(db, 'user', clock.now);
  const admin = await signedInAs(db, 'admin', clock.now);
  const [guests, users] = [await anOrder(db), await anOrder(db, { user })];
  const first = { cancelRequestedAt: clock.now.toISOString() };
  for (const [id, who] of [
    [guests.id, {}],
    [users.id, headers],
  ] as [string, Headers][]) {
    const asked = await ask(id, who);
    expect([asked.statusCode, asked.json()]).toEqual([200, first]);
  }
  clock.now = new Date('2026-03-10T12:30:00Z');
  expect((await ask(guests.id)).json()).toEqual(first);
  expect((await app.inject(`/api/orders/guest/${guests.id}`)).json()).toMatchObject(first);
  const list = await app.inject({ url: '/api/orders', headers: admin.headers });
  expect(list.json().orders).toMatchObject([first, first]);
  const { status } = (await app.inject({ url: `/api/orders/${users.id}`, headers })).json();
  expect(status).toBe('Pending');
});

test("nobody can ask for another user's order, and unknown orders are limited", async () => {
  const { app, db, clock, ask } = await aShop({ RATE_LIMITS: 'on' });
  const owner = await signedInAs(db, 'user', clock.now);
  const other = await signedInAs(db, 'user', clock.now);
  const { id } = await anOrder(db, { user: owner.user });
  for (const [wanted, who] of [
    [id, {}],
    [id, other.headers],
    [newId(), {}],
    ['x', {}],
  ] as [string, Headers][]) {
    const answer = await ask(wanted, who);
    expect([answer.statusCode, answer.json().message]).toEqual([404, expect.stringContaining('ot found')]);
  }
  const shown = await app.inject({ url: `/api/orders/${id}`, headers: owner.headers });
  expect(shown.json().cancelRequestedAt).toBeUndefined();
  for (let misses = 3; misses < 20; misses++) expect((await ask(newId())).statusCode).toBe(404);
  expect((await ask(newId())).statusCode).toBe(429);
});

test('an order that is no longer Pending cannot be cancelled', async () => {
  const { db, ask } = await aShop();
  for (const status of ['Processing', 'Shipped', 'Cancelled'] as const) {
    const { id } = await anOrder(db, { status });
    const answer = await ask(id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { message: 'This order can no longer be cancelled' },
    ]);
  }
});
