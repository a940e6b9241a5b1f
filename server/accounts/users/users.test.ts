import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { userSorts } from '../../../shared/accounts/users.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { anOrder } from '../../../test/factories.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { newId } from '../../platform/db/new-id.ts';
import { sendMadeAdmin } from '../account-mails.ts';
import { erasePerson } from '../erase-person.ts';

async function anOffice() {
  const { app, db, resources } = await createTestApp();
  const admin = await signedInAs(db, 'admin');
  const aUser = (values: { name?: string; email?: string; created_at?: Date }) =>
    db
      .insertInto('users')
      .values({ id: newId(), name: 'Somebody', email: `${newId()}@example.com`, ...values })
      .returningAll()
      .executeTakeFirstOrThrow();
  const list = (query: string) => app.inject({ url: `/api/auth/users?${query}`, headers: admin.headers });
  const names = async (query: string) =>
    (await list(query)).json().users.map((user: { name: string }) => user.name);
  const setRole = (id: string, role: string, { headers } = admin) =>
    app.inject({ method: 'PUT', url: `/api/auth/users/${id}/role`, headers, payload: { role } });
  const remove = (id: string, { headers } = admin) =>
    app.inject({ method: 'DELETE', url: `/api/auth/users/${id}`, headers });
  return { app, db, resources, admin, aUser, list, names, setRole, remove };
}

test('a list shows 20 users a page, newest first, and no secrets', async () => {
  const { aUser, list, names } = await anOffice();
  for (let n = 0; n < 24; n++) await aUser({ name: `User ${n}`, created_at: new Date(2027, 0, 1, 0, n) });
  const first = (await list('')).json();
  expect(first).toMatchObject({ count: 25, pages: 2, page: 1 });
  expect(first.users).toHaveLength(20);
  expect(Object.keys(first.users[0]).sort()).toEqual([
    '_id',
    'createdAt',
    'email',
    'emailProved',
    'name',
    'phone',
    'role',
  ]);
  expect(await names('page=2')).toEqual(['User 3', 'User 2', 'User 1', 'User 0', 'A admin']);
});

test('a keyword finds users by name and e-mail, ignoring case and accents', async () => {
  const { aUser, names } = await anOffice();
  await aUser({ name: 'Zoé Haddad', email: 'Zoe.H@Example.dz' });
  for (const keyword of ['zoe', 'HADDAD', 'zoe.h@example']) {
    expect(await names(`keyword=${keyword}`), keyword).toEqual(['Zoé Haddad']);
  }
  for (const keyword of ['%25', '_', "'"]) expect(await names(`keyword=${keyword}`)).toEqual([]);
});

test('the longest name in any script is stored and found', async () => {
  const { aUser, names } = await anOffice();
  // Four bytes each and all different, so that they cannot be compressed.
  const longest = String.fromCodePoint(...Array.from({ length: 200 }, (_, n) => 0x20000 + n * 97));
  await aUser({ name: longest, email: `${'e'.repeat(242)}@example.com` });
  expect(await names(`keyword=${encodeURIComponent(longest.slice(0, 20))}&sort=name`)).toEqual([longest]);
});

test('each column sorts both ways, and roles filter', async () => {
  const { aUser, names } = await anOffice();
  await aUser({ name: 'b', email: 'z@example.com' });
  await aUser({ name: 'C', email: 'Y@example.com' });
  for (const [sort, expected] of Object.entries({
    name: ['b', 'C'],
    email: ['C', 'b'],
    createdAt: ['b', 'C'],
  })) {
    expect(await names(`role=user&sort=${sort}&order=asc`), sort).toEqual(expected);
    expect(await names(`role=user&sort=${sort}&order=desc`), sort).toEqual(expected.toReversed());
  }
  expect(await names('sort=role&order=asc')).toEqual(['A admin', 'b', 'C']);
  expect(await names('role=admin')).toEqual(['A admin']);
});

test('in every sort order the pages together are the whole list', async () => {
  const { app, admin, aUser, list } = await anOffice();
  for (let n = 0; n < 10; n++) await aUser({ name: `User ${n % 3}`, created_at: new Date(2027, 0, n % 4) });
  const ids = async (query: string) =>
    (await list(query)).json().users.map((user: { _id: string }) => user._id);
  for (const query of userSorts.flatMap((sort) => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc`])) {
    const file = await app.inject({ url: `/api/auth/users/export?${query}`, headers: admin.headers });
    const whole = file.body.match(/^[a-z2-7]{36}/gm);
    expect(whole).toHaveLength(11);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => ids(`${query}&limit=3&page=${page}`)));
    expect(pages.map((page) => page.length)).toEqual([3, 3, 3, 2, 0]);
    expect(pages.flat(), query).toEqual(whole);
  }
});

test.each([
  ['role=boss', 'Role is unknown'],
  ['sort=password_hash', 'Sort is unknown'],
])('a list refuses %s', async (query, message) => {
  const { list } = await anOffice();
  const reply = await list(query);
  expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
});

test('the export is a CSV file of the filtered users', async () => {
  const { app, admin, aUser } = await anOffice();
  await aUser({ name: '+cmd', email: 'plus@example.com' });
  const reply = await app.inject({ url: '/api/auth/users/export?role=user', headers: admin.headers });
  expect(reply.headers['content-disposition']).toBe('attachment; filename="users.csv"');
  const lines = reply.body.split('\r\n');
  expect(lines[0]).toBe('\u{FEFF}Id,Name,Email,Role,Phone,Joined');
  expect(lines[1]).toContain(",'+cmd,plus@example.com,user,");
  expect(lines).toHaveLength(3);
});

test('the count covers all users', async () => {
  const { app, admin, aUser } = await anOffice();
  await aUser({});
  expect((await app.inject({ url: '/api/auth/count', headers: admin.headers })).json()).toEqual({ count: 2 });
});

/** Enough users named Nadia for their count to be cached. */
async function manyNadias({ db, aUser, list }: Awaited<ReturnType<typeof anOffice>>) {
  const nadia = await aUser({ name: 'Nadia', created_at: new Date(Date.now() - 120_000) });
  await sql`
    insert into users (id, name, email, created_at)
    select translate(md5(n::text) || lpad(n::text, 4, '0'), '0189', 'wxyz'), name, n || email, created_at
    from users, generate_series(1, 5001) n where id = ${nadia.id}`.execute(db);
  const counts = () =>
    Promise.all(
      ['keyword=nadia', 'keyword=nadia&role=user'].map(async (query) => (await list(query)).json().count),
    );
  return { nadia, counts };
}

test('the count of a long list includes new, changed and deleted users at once', async () => {
  const office = await anOffice();
  const { nadia, counts } = await manyNadias(office);
  expect(await counts()).toEqual([5002, 5002]);
  await office.aUser({ name: 'Nadia' });
  expect(await counts()).toEqual([5003, 5003]);
  await office.setRole(nadia.id, 'admin');
  expect(await counts()).toEqual([5003, 5002]);
  await office.remove(nadia.id);
  expect(await counts()).toEqual([5002, 5002]);
});

test('the count of a long list follows changes by another process', async () => {
  const office = await anOffice();
  const { nadia, counts } = await manyNadias(office);
  expect(await counts()).toEqual([5002, 5002]);
  // As `npm run person -- erase` does. This process learns of it only by the notification.
  await erasePerson(office.db, { who: nadia.email, apply: true });
  await expect.poll(counts, { interval: 20 }).toEqual([5001, 5001]);
});

test('the count of a long list follows a user’s new name', async () => {
  const office = await anOffice();
  const { counts } = await manyNadias(office);
  const { headers } = await signedInAs(office.db, 'user');
  await sql`update users set created_at = now() - interval '1 hour'`.execute(office.db);
  expect(await counts()).toEqual([5002, 5002]);
  await office.app.inject({ method: 'PUT', url: '/api/auth/profile', headers, payload: { name: 'Nadia' } });
  await expect.poll(counts, { interval: 20 }).toEqual([5003, 5003]);
});

test('a changed role ends the user’s sessions and applies at once', async () => {
  const { app, db, setRole } = await anOffice();
  const other = await signedInAs(db, 'user');
  const reply = await setRole(other.user.id, 'admin');
  expect(reply.json()).toMatchObject({ _id: other.user.id, role: 'admin' });
  expect((await app.inject({ url: '/api/auth/profile', headers: other.headers })).statusCode).toBe(401);
  expect((await setRole(other.user.id, 'user')).json().role).toBe('user');
});

test('a role of staff needs a proved address, which an invitation proves', async () => {
  const { app, db, admin, setRole, resources } = await anOffice();
  const registered = (name: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { name, email: `${name}@example.com`, password: 'a-long-password' },
    });
  const { _id } = (await registered('amina')).json();
  const message =
    'This person has not proved the email address of the account. Send an invitation to it instead.';
  for (const role of ['packer', 'confirmer', 'editor']) {
    const refused = await setRole(_id, role);
    expect([refused.statusCode, refused.json().message]).toEqual([409, message]);
  }
  expect(await resources.jobs.findJobs(sendMadeAdmin.queue)).toEqual([]);
  const listed = async () =>
    (await app.inject({ url: '/api/auth/users', headers: admin.headers })).json().users;
  expect(await listed()).toContainEqual(expect.objectContaining({ _id, emailProved: false, role: 'user' }));
  // The role that the specification changes. The owner of the address is told how to take the account over.
  expect((await setRole(_id, 'admin')).json()).toMatchObject({ _id, role: 'admin' });
  expect(await resources.jobs.findJobs(sendMadeAdmin.queue)).toMatchObject([{ data: { userId: _id } }]);
  const staff = (await app.inject({ url: '/api/staff', headers: admin.headers })).json();
  expect(staff.members).toContainEqual(expect.objectContaining({ _id, emailProved: false }));
  // Fewer rights need no proof.
  for (const role of ['packer', 'user']) expect((await setRole(_id, role)).statusCode).toBe(200);
  await db.updateTable('users').set({ email_proved: true }).where('id', '=', _id).execute();
  for (const role of ['packer', 'confirmer', 'editor', 'admin']) {
    expect((await setRole(_id, role)).json()).toMatchObject({ role });
  }
  expect(await resources.jobs.findJobs(sendMadeAdmin.queue)).toHaveLength(1);
});

test('administrators cannot change or delete themselves', async () => {
  const { admin, setRole, remove } = await anOffice();
  const demoted = await setRole(admin.user.id, 'user');
  expect([demoted.statusCode, demoted.json().message]).toEqual([400, 'You cannot change your own role']);
  const removed = await remove(admin.user.id);
  expect([removed.statusCode, removed.json().message]).toEqual([400, 'You cannot delete your own account']);
});

test('an unknown user is not found, and an unknown role is refused', async () => {
  const { aUser, setRole, remove } = await anOffice();
  for (const id of [newId(), 'x']) {
    expect((await setRole(id, 'admin')).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
  }
  const user = await aUser({});
  expect((await setRole(user.id, 'boss')).json().message).toBe('Role is unknown');
});

test('a deleted user is signed out, and their orders stay unchanged', async () => {
  const { app, db, admin, remove } = await anOffice();
  const other = await signedInAs(db, 'user');
  const order = await anOrder(db, { user: other.user });
  expect((await remove(other.user.id)).json()).toEqual({ message: 'User deleted successfully' });
  expect((await app.inject({ url: '/api/auth/profile', headers: other.headers })).statusCode).toBe(401);
  const kept = await app.inject({ url: `/api/orders/${order.id}`, headers: admin.headers });
  expect(kept.json()).toMatchObject({
    isGuest: false,
    user: { name: other.user.name, email: other.user.email },
  });
});

test('of two administrators who remove each other at once, one stays (200 rounds)', async () => {
  const { db, setRole, remove } = await anOffice();
  for (let round = 0; round < 200; round++) {
    const [one, two] = [await signedInAs(db, 'admin'), await signedInAs(db, 'admin')];
    // Demotes all others, so that these two are the only administrators.
    await db
      .updateTable('users')
      .set({ role: 'user' })
      .where('id', 'not in', [one.user.id, two.user.id])
      .execute();
    const change = round % 2 ? remove : (id: string, by: typeof one) => setRole(id, 'user', by);
    const replies = await Promise.all([change(two.user.id, one), change(one.user.id, two)]);
    expect(replies.map((reply) => reply.statusCode).filter((status) => status === 200)).toHaveLength(1);
    const admins = await db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(admins).toHaveLength(1);
  }
});
