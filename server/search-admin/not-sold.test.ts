import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aNeed, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

async function anOffice() {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'admin');
  await db.deleteFrom('not_sold').execute();
  const url = (path: string) => `/api/search/not-sold${path}`;
  const ask = async (path: string) => (await app.inject({ url: url(path), headers })).json();
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) => {
    const reply = await app.inject({ method, url: url(path), headers, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  const search = async (keyword: string) => {
    const reply = await app.inject({ url: '/api/products', query: { keyword } });
    const { notSold, products } = reply.json();
    return { notSold, names: products.map(({ name }: { name: string }) => name) };
  };
  const suggest = async (q: string) =>
    (await app.inject({ url: '/api/search/suggest', query: { q } })).json().products.length;
  return { app, db, user, ask, send, search, suggest };
}

test('the list from the start has all kinds', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const count = async (kind: string) =>
    (await app.inject({ url: '/api/search/not-sold', query: { kind }, headers })).json().count;
  for (const kind of ['medicine', 'product', 'brand', 'complaint', 'service']) {
    expect(await count(kind), kind).toBeGreaterThan(100);
  }
});

test('an entry answers searches and suggestions at once, until it is deleted, and is audited', async () => {
  const { db, user, send, search, suggest } = await anOffice();
  await aProduct(db, { name: 'Sun lotion', features: ['Better than a zorglub'] });
  expect((await search('zorglub')).names).toEqual(['Sun lotion']);
  await aNeed(db, { slug: 'sun-care' });
  const body = { kind: 'product', phrase: ' Zorglub ', link: '/needs/sun-care' };
  const created = await send('POST', '', body);
  const entry = { kind: 'product', phrase: 'Zorglub', link: '/needs/sun-care' };
  expect(created).toMatchObject({ status: 201, body: { ...entry, version: 1 } });
  await expect.poll(() => search('zorglubs')).toEqual({ notSold: [entry], names: [] });
  expect(await suggest('zorglub')).toBe(0);
  await db.updateTable('needs').set({ is_active: false }).execute();
  await expect
    .poll(async () => (await search('zorglub')).notSold)
    .toEqual([{ kind: 'product', phrase: 'Zorglub' }]);
  expect(await send('DELETE', `/${created.body._id}`)).toMatchObject({
    status: 200,
    body: { message: 'Entry deleted successfully' },
  });
  await expect.poll(() => search('zorglub')).toEqual({ names: ['Sun lotion'] });
  const entries = await db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
  expect(entries).toMatchObject([
    {
      actor_id: user.id,
      action: 'notsold.created',
      subject_id: created.body._id,
      changes: { kind: [null, 'product'], phrase: [null, 'Zorglub'], link: [null, '/needs/sun-care'] },
    },
    { action: 'notsold.deleted', changes: { phrase: ['Zorglub', null] } },
  ]);
});

test('an entry is changed only over the version that was read', async () => {
  const { db, ask, send } = await anOffice();
  const { body } = await send('POST', '', { kind: 'brand', phrase: 'Zorg' });
  const change = { kind: 'brand', phrase: 'Zorg Paris', version: 1 };
  expect(await send('PUT', `/${body._id}`, change)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await send('PUT', `/${body._id}`, { ...change, phrase: 'Other' })).toMatchObject({
    status: 409,
    body: {
      message: 'Somebody else has changed this entry in the meantime',
      entry: { version: 2, phrase: 'Zorg Paris' },
    },
  });
  expect(await ask(`/${body._id}`)).toMatchObject({ phrase: 'Zorg Paris', version: 2 });
  expect(await ask('?keyword=PARIS')).toMatchObject({ count: 1, entries: [{ phrase: 'Zorg Paris' }] });
  expect(await ask('?keyword=PARIS&kind=medicine')).toMatchObject({ count: 0, entries: [] });
  const [, changed] = await db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
  expect(changed).toMatchObject({
    action: 'notsold.changed',
    changes: { phrase: ['Zorg', 'Zorg Paris'] },
  });
});

test('an entry may link to an article', async () => {
  const { send } = await anOffice();
  const link = '/blog/how-much-sunscreen-to-use';
  const reply = await send('POST', '', { kind: 'complaint', phrase: 'Zorg', link });
  expect(reply).toMatchObject({ status: 201, body: { link } });
});

test.each([
  [{ phrase: '!?' }, 'phrase', '“!?” has no letters or digits'],
  [{ phrase: 'one two three four five six' }, 'phrase', '“one two three four five six” has too many words'],
  [{ phrase: 'ZORGS' }, 'phrase', '“Zorg” is already on the list'],
  [{ kind: 'toy' }, 'kind', 'Kind is medicine, product, brand, complaint or service'],
  [
    { link: 'https://example.com' },
    'link',
    'The link must lead to a need, an article or a page about the shop',
  ],
  [{ link: '/needs/gone' }, 'link', 'This need does not exist'],
  [{ link: '/blog/gone' }, 'link', 'This article does not exist'],
])('%j is refused at its field', async (part, field, message) => {
  const { db, send, ask } = await anOffice();
  await send('POST', '', { kind: 'brand', phrase: 'Zorg' });
  const reply = await send('POST', '', { kind: 'brand', phrase: 'Other', ...part });
  expect(reply).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
  expect((await ask('')).count).toBe(1);
  expect(await db.selectFrom('audit_entries').select('id').execute()).toHaveLength(1);
});
