import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';

const account = { name: 'Amina Benali', email: 'amina@example.com', password: 'olive tree 7' };

test('over https the session is a cookie that only this host can set and no script can read', async () => {
  const { app, db } = await createTestApp({ env: { PUBLIC_URL: 'https://shop.example' } });
  const reply = await app.inject({ method: 'POST', url: '/api/auth/register', payload: account });
  const set = Object.fromEntries(reply.cookies.map(({ name, ...cookie }) => [name, cookie]));
  const shared = { path: '/', secure: true, sameSite: 'Lax', maxAge: 30 * 24 * 60 * 60 };
  expect(set).toEqual({
    '__Host-sid': { value: expect.stringMatching(/^[\w-]{43}$/), httpOnly: true, ...shared },
    'XSRF-TOKEN': { value: expect.any(String), ...shared },
  });
  const cookie = `__Host-sid=${set['__Host-sid']?.value}`;
  expect((await app.inject({ url: '/api/auth/profile', headers: { cookie } })).statusCode).toBe(200);
  const plain = `sid=${set['__Host-sid']?.value}`;
  expect((await app.inject({ url: '/api/auth/profile', headers: { cookie: plain } })).statusCode).toBe(401);
  const { token_hash } = await db.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow();
  expect(token_hash.toString('base64url')).not.toBe(set['__Host-sid']?.value);
  expect(token_hash).toHaveLength(32);
});

test('an administrator’s cookies expire after twelve hours', async () => {
  const { app, db } = await createTestApp();
  await app.inject({ method: 'POST', url: '/api/auth/register', payload: account });
  await db.updateTable('users').set({ role: 'admin' }).execute();
  const reply = await app.inject({ method: 'POST', url: '/api/auth/login', payload: account });
  const ages = Object.fromEntries(reply.cookies.map(({ name, maxAge }) => [name, maxAge]));
  expect(ages).toMatchObject({ sid: 12 * 60 * 60, 'XSRF-TOKEN': 12 * 60 * 60 });
});

test('a browser that lost its XSRF-TOKEN gets a new one with its next read', async () => {
  const { app, db } = await createTestApp();
  const { token } = await signedInAs(db, 'user');
  const reply = await app.inject({ url: '/api/auth/profile', headers: { cookie: `sid=${token}` } });
  const [given, ...others] = reply.cookies;
  expect(given).toMatchObject({ name: 'XSRF-TOKEN', path: '/', sameSite: 'Lax' });
  expect(given).not.toHaveProperty('httpOnly');
  expect(others).toEqual([]);
  const headers = { cookie: `sid=${token}; XSRF-TOKEN=${given?.value}`, 'x-xsrf-token': given?.value };
  const changed = await app.inject({
    method: 'PUT',
    url: '/api/auth/profile',
    headers,
    payload: { city: 'Oran' },
  });
  expect(changed.statusCode).toBe(200);
  expect(changed.cookies).toEqual([]);
});

test('the XSRF-TOKEN of another session is replaced', async () => {
  const { app, db } = await createTestApp();
  const { token } = await signedInAs(db, 'user');
  const other = await signedInAs(db, 'user');
  const cookie = `sid=${token}; XSRF-TOKEN=${other.headers['x-xsrf-token']}`;
  const reply = await app.inject({ url: '/api/auth/profile', headers: { cookie } });
  expect(reply.cookies.map(({ name }) => name)).toEqual(['XSRF-TOKEN']);
});

test('an invented session token signs nobody in and does not prevent a sign-in', async () => {
  const { app } = await createTestApp();
  const headers = { cookie: 'sid=made-up; XSRF-TOKEN=made-up' };
  expect((await app.inject({ url: '/api/auth/profile', headers })).statusCode).toBe(401);
  const register = { method: 'POST', url: '/api/auth/register', headers, payload: account } as const;
  expect((await app.inject(register)).statusCode).toBe(201);
});

test('a session whose transaction is rolled back sets no cookie', async () => {
  const { app, db } = await createTestApp();
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`.execute(
    db,
  );
  await sql`create constraint trigger refuse_late after insert on sessions deferrable initially deferred
    for each row execute function refuse()`.execute(db);
  const reply = await app.inject({ method: 'POST', url: '/api/auth/register', payload: account });
  expect([reply.statusCode, reply.cookies]).toEqual([500, []]);
});
