import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A shop whose clock the test moves, and a session that begins now. */
async function aSession(role: 'user' | 'admin') {
  let time = Date.now();
  const { app, db } = await createTestApp({ now: () => new Date(time) });
  const { user, headers } = await signedInAs(db, role, new Date(time));
  return {
    db,
    user,
    ask: async () => (await app.inject({ url: '/api/auth/profile', headers })).statusCode,
    later: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

test.each([
  ['user', 14 * day],
  ['admin', 2 * hour],
] as const)('a session of role %s ends after %i seconds without a call', async (role, idle) => {
  const { ask, later } = await aSession(role);
  later(idle);
  expect(await ask()).toBe(200);
  later(idle);
  expect(await ask()).toBe(200);
  later(idle + 1);
  expect(await ask()).toBe(401);
});

test.each([
  ['user', 30 * day, 10 * day],
  ['admin', 12 * hour, hour],
] as const)('a session of role %s ends after %i seconds in any case', async (role, absolute, step) => {
  const { ask, later } = await aSession(role);
  for (let passed = 0; passed < absolute; passed += step) {
    expect(await ask()).toBe(200);
    later(step);
  }
  expect(await ask()).toBe(200);
  later(1);
  expect(await ask()).toBe(401);
});

test('a changed role and its session lifetime apply from the next call', async () => {
  const { db, user, ask, later } = await aSession('user');
  later(3 * hour);
  expect(await ask()).toBe(200);
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute();
  later(3 * hour);
  expect(await ask()).toBe(401);
  await db.updateTable('users').set({ role: 'user' }).where('id', '=', user.id).execute();
  expect(await ask()).toBe(200);
});

test('deleting a user ends their sessions', async () => {
  const { db, user, ask } = await aSession('user');
  await db.deleteFrom('users').where('id', '=', user.id).execute();
  expect(await ask()).toBe(401);
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('calls within five minutes of the last one write nothing', async () => {
  const { db, ask, later } = await aSession('user');
  const seen = async () =>
    (await db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at.getTime();
  const before = await seen();
  later(5 * minute);
  await ask();
  expect(await seen()).toBe(before);
  later(1);
  await ask();
  expect(await seen()).toBe(before + (5 * minute + 1) * 1000);
});
