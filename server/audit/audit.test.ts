import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder, aProduct, productTexts } from '../../test/factories.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { hashPassword } from '../accounts/passwords/hash-password.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { newId } from '../platform/db/new-id.ts';

async function anOffice() {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'admin');
  const get = async (path: string) => {
    const reply = await app.inject({ url: `/api${path}`, headers });
    return {
      status: reply.statusCode,
      body: reply.headers['content-type']?.includes('json') ? reply.json() : reply.body,
    };
  };
  const list = async (query = '') => (await get(`/audit?${query}`)).body;
  const actions = async (query = '') =>
    (await list(query)).entries.map(({ action }: { action: string }) => action);
  return { app, db, headers, user, get, list, actions };
}

type Office = Awaited<ReturnType<typeof anOffice>>;

/** `count` entries that all have the same time, as those of one transaction have. */
async function entriesAtOnce({ db, user }: Office, count: number) {
  await db.transaction().execute(async (db) => {
    for (let made = 0; made < count; made++)
      await recordChange(db, { by: user, action: 'need.ordered', subjectId: newId() });
  });
}

test('an entry says who did what to which thing, with the new value and the changed fields', async () => {
  const { db, user, list } = await anOffice();
  const order = await anOrder(db);
  const product = await aProduct(db, { name: 'Vitamin C' });
  await recordChange(db, {
    by: user,
    action: 'order.status',
    subjectId: order.id,
    changes: { status: ['Pending', 'Shipped'] },
  });
  await recordChange(db, {
    by: user,
    action: 'product.changed',
    subjectId: product.id,
    changes: { price: [10, 12], stock: [3, 4] },
  });
  await recordChange(db, {
    by: user,
    action: 'need.deleted',
    subjectId: newId(),
    changes: { name: ['Sun', null] },
  });
  const { entries } = await list();
  const number = order.id.slice(-8).toUpperCase();
  expect(entries).toMatchObject([
    { action: 'need.deleted', thing: { name: 'Sun' } },
    { action: 'product.changed', thing: { _id: product.id, name: 'Vitamin C' }, fields: ['price', 'stock'] },
    {
      action: 'order.status',
      by: { _id: user.id, name: user.name },
      thing: { _id: order.id, name: `${number.slice(0, 4)}\u00a0${number.slice(4)}` },
      value: 'Shipped',
    },
  ]);
  await productTexts(db, product, { language: 'ar', name: 'فيتامين سي' });
  expect((await list('lang=ar')).entries).toMatchObject([
    { thing: { name: 'Sun' } },
    { thing: { name: 'فيتامين سي' } },
    {},
  ]);
});

test('the pages together are the whole list, in both directions, also where entries share a moment', async () => {
  const office = await anOffice();
  await entriesAtOnce(office, 120);
  const first = await office.list();
  expect(first).not.toHaveProperty('newer');
  const second = await office.list(`before=${first.older}`);
  const third = await office.list(`before=${second.older}`);
  expect(third).not.toHaveProperty('older');
  const pages = [first, second, third].map(({ entries }) => entries.map(({ _id }: { _id: string }) => _id));
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(new Set(pages.flat()).size).toBe(120);
  expect((await office.list(`after=${third.newer}`)).entries).toEqual(second.entries);
  const newest = await office.list(`after=${second.newer}`);
  expect(newest.entries).toEqual(first.entries);
  expect(newest).not.toHaveProperty('newer');
  expect((await office.list('before=999999999')).entries).toEqual([]);
});

test('entries are found by person, action, area, thing and day', async () => {
  const { db, user, actions } = await anOffice();
  const other = (await signedInAs(db, 'packer')).user;
  const subjectId = newId();
  await recordChange(db, { by: user, action: 'order.status', subjectId });
  await recordChange(db, { by: other, action: 'order.paid', subjectId: newId() });
  await recordChange(db, { by: other, action: 'need.created', subjectId: newId() });
  expect(await actions(`person=${other.id}`)).toEqual(['need.created', 'order.paid']);
  expect(await actions('action=order')).toEqual(['order.paid', 'order.status']);
  expect(await actions('action=order.paid')).toEqual(['order.paid']);
  expect(await actions(`thing=${subjectId}`)).toEqual(['order.status']);
  expect(await actions(`person=${other.id}&action=order`)).toEqual(['order.paid']);
  expect(await actions('startDate=2000-01-01&endDate=2000-01-31')).toEqual([]);
  expect(await actions('startDate=2000-01-01&endDate=2100-01-01')).toHaveLength(3);
});

test.each(['person=x', 'action=order.unheard', 'thing=1', 'before=0', 'after=x', 'startDate=2026-02-30'])(
  'a list refuses %s',
  async (query) => {
    const { get } = await anOffice();
    expect((await get(`/audit?${query}`)).status).toBe(400);
  },
);

test('the values before and after are sent for one entry at a time', async () => {
  const { db, user, list, get } = await anOffice();
  const changes = { price: [10, 12], description: [null, 'New'] } as const;
  await recordChange(db, {
    by: user,
    action: 'product.changed',
    subjectId: newId(),
    changes: { ...changes } as never,
  });
  const [{ _id }] = (await list()).entries;
  expect((await get(`/audit/${_id}`)).body).toEqual({ changes });
  expect((await get('/audit/999999')).status).toBe(404);
  expect((await get('/audit/x')).status).toBe(404);
});

test('everyone of whom there are entries is listed once, with their last name', async () => {
  const { db, user, get } = await anOffice();
  const other = (await signedInAs(db, 'packer')).user;
  for (const name of ['Lina', 'Lina Haddad'])
    await recordChange(db, { by: { id: other.id, name }, action: 'order.status', subjectId: newId() });
  await recordChange(db, { by: user, action: 'order.status', subjectId: newId() });
  expect((await get('/audit/people')).body).toEqual([
    { _id: user.id, name: user.name },
    { _id: other.id, name: 'Lina Haddad' },
  ]);
});

test('a download of personal data is recorded, without what was searched for', async () => {
  const { get, list } = await anOffice();
  const downloads = {
    orders: '/orders/export?keyword=amina',
    customers: '/customers/export?keyword=amina',
    users: '/auth/users/export?keyword=amina',
    invoices: '/invoices/export?keyword=amina',
    audit: '/audit/export?action=people',
  };
  for (const [name, path] of Object.entries(downloads)) {
    const { status, body } = await get(path);
    expect(status, name).toBe(200);
    if (name === 'audit') expect(body.split('\r\n')).toHaveLength(Object.keys(downloads).length + 2);
  }
  const { entries } = await list('action=people.exported');
  const values = entries.map(({ value }: { value: string }) => value);
  expect(values).toEqual(Object.keys(downloads).reverse());
  expect(JSON.stringify(entries)).not.toContain('amina');
});

test('sign-ins of staff are recorded, also those that fail, and those of customers are not', async () => {
  const { app, db, list, actions } = await anOffice();
  const password_hash = await hashPassword('olive tree in the yard');
  for (const role of ['packer', 'user'] as const) {
    const email = `${role}@example.com`;
    await db.insertInto('users').values({ id: newId(), name: role, email, role, password_hash }).execute();
    const browser = openBrowser(app);
    await browser.post('/auth/login', { email: email.toUpperCase(), password: 'not it' });
    await browser.post('/auth/login', { email, password: 'olive tree in the yard' });
  }
  await openBrowser(app).post('/auth/login', { email: 'nobody@example.com', password: 'x' });
  expect(await actions('action=staff')).toEqual(['staff.signedin', 'staff.signinfailed']);
  expect((await list()).entries[0]).toMatchObject({
    by: { name: 'packer' },
    fields: expect.arrayContaining(['browser']),
  });
});

test('of many failed sign-ins within an hour the audit keeps the first, the tenth and the hundredth', async () => {
  const clock = { time: new Date('2026-03-01T09:00:00Z') };
  const { app, db } = await createTestApp({ now: () => clock.time });
  const { user } = await signedInAs(db, 'packer', clock.time);
  const other = await signedInAs(db, 'editor', clock.time);
  const fail = (email: string) => openBrowser(app).post('/auth/login', { email, password: 'not it' });
  const times = async (id: string) => {
    const rows = await db
      .selectFrom('audit_entries')
      .select('changes')
      .where('action', '=', 'staff.signinfailed')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ changes }) => (changes as { times?: [null, number] }).times?.[1] ?? 1);
  };
  for (let n = 0; n < 101; n++) await fail(user.email);
  await fail(other.user.email);
  expect([await times(user.id), await times(other.user.id)]).toEqual([[1, 10, 100], [1]]);
  clock.time = new Date('2026-03-01T10:00:01Z');
  await fail(user.email);
  expect(await times(user.id)).toEqual([1, 10, 100, 1]);
  // A clock that was ahead and has been put right.
  clock.time = new Date('2026-03-01T08:00:00Z');
  await fail(user.email);
  expect(await times(user.id)).toEqual([1, 10, 100, 1, 1]);
});
