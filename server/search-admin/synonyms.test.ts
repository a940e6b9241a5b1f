import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct, aSynonymGroup } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

async function anOffice() {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'admin');
  await db.deleteFrom('synonym_groups').execute();
  const url = (path: string) => `/api/search/synonyms${path}`;
  const ask = async (path: string) => (await app.inject({ url: url(path), headers })).json();
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) => {
    const reply = await app.inject({ method, url: url(path), headers, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  const found = async (keyword: string) => {
    const reply = await app.inject({ url: '/api/products', query: { keyword } });
    return reply.json().products.map(({ name }: { name: string }) => name);
  };
  return { app, db, user, ask, send, found };
}

test('the groups from the start have words, each once', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const reply = await app.inject({ url: '/api/search/synonyms?keyword=nappy', headers });
  const { groups, count } = reply.json();
  expect(count).toBe(1);
  expect(groups[0]).toMatchObject({
    version: 1,
    words: expect.arrayContaining(['diaper', 'nappy', 'couche', 'حفاض']),
    understood: expect.arrayContaining(['lekouch', 'pampers']),
  });
  expect((await app.inject({ url: '/api/search/synonyms', headers })).json().count).toBeGreaterThan(300);
  const { rows } = await sql<{ words: number }>`
    select count(*) as words from search_synonyms group by meaning having count(*) < 2`.execute(db);
  expect(rows).toEqual([]);
});

test('a new group is searched at once, also by a remembered search, and is audited', async () => {
  const { db, user, send, found } = await anOffice();
  await aProduct(db, { name: 'Thermometer' });
  await expect.poll(() => found('calorimeter')).toEqual([]);
  const body = { words: ['thermometer', ' Calorimeter '], understood: ['warmometer'] };
  const created = await send('POST', '', body);
  expect(created).toMatchObject({
    status: 201,
    body: { version: 1, words: ['Calorimeter', 'thermometer'], understood: ['warmometer'] },
  });
  await expect.poll(() => found('calorimeter')).toEqual(['Thermometer']);
  await expect.poll(() => found('warmometer')).toEqual(['Thermometer']);
  const [entry] = await db.selectFrom('audit_entries').selectAll().execute();
  expect(entry).toMatchObject({
    actor_id: user.id,
    action: 'synonyms.created',
    subject_id: created.body._id,
    changes: { words: [null, ['Calorimeter', 'thermometer']], understood: [null, ['warmometer']] },
  });
});

test('a group is changed only over the version that was read', async () => {
  const { db, ask, send, found } = await anOffice();
  await aProduct(db, { name: 'Thermometer' });
  const { id } = await aSynonymGroup(db, ['thermometer', 'calorimeter']);
  const change = { words: ['thermometer', 'warmometer'], version: 1 };
  const changed = await send('PUT', `/${id}`, change);
  expect(changed).toMatchObject({ status: 200, body: { version: 2, words: change.words } });
  await expect.poll(() => found('calorimeter')).toEqual([]);
  await expect.poll(() => found('warmometer')).toEqual(['Thermometer']);
  expect(await send('PUT', `/${id}`, { ...change, words: ['other', 'words'] })).toMatchObject({
    status: 409,
    body: {
      message: 'Somebody else has changed this group in the meantime',
      group: { version: 2, words: change.words },
    },
  });
  expect(await ask(`/${id}`)).toMatchObject({ version: 2, words: change.words });
  const entries = await db.selectFrom('audit_entries').select(['action', 'changes']).execute();
  expect(entries).toEqual([
    { action: 'synonyms.changed', changes: { words: [['calorimeter', 'thermometer'], change.words] } },
  ]);
});

test('a deleted group leaves its words to themselves', async () => {
  const { db, send, found } = await anOffice();
  await aProduct(db, { name: 'Thermometer' });
  const { id } = await aSynonymGroup(db, ['thermometer', 'calorimeter']);
  await expect.poll(() => found('calorimeter')).toEqual(['Thermometer']);
  expect((await send('DELETE', `/${id}`)).status).toBe(200);
  await expect.poll(() => found('calorimeter')).toEqual([]);
  expect((await send('DELETE', `/${id}`)).status).toBe(404);
  const entry = await db.selectFrom('audit_entries').select('action').executeTakeFirst();
  expect(entry?.action).toBe('synonyms.deleted');
});

test('words that the search cannot use are refused', async () => {
  const { db, send } = await anOffice();
  const { id } = await aSynonymGroup(db, ['walking cane', 'stick', 'canne', 'crutch'], ['عكاز']);
  const other = await aSynonymGroup(db, ['béquille', 'support', 'crutch']);
  const refused = async (words: string[], understood: string[] = []) => {
    const { status, body } = await send('POST', '', { words, understood });
    expect(status, words.join()).toBe(400);
    return body.fields;
  };
  expect(await refused([])).toEqual({ words: 'Enter at least one word that shoppers search for' });
  expect(await refused(['one'])).toEqual({ words: 'Type at least two words that mean the same' });
  expect(await refused([], ['one', 'two'])).toEqual({
    words: 'Enter at least one word that shoppers search for',
  });
  expect(await refused(['one', '  '])).toEqual({ 'words.1': 'Type a word' });
  expect(await refused(['one', 'x'.repeat(101)])).toEqual({ 'words.1': 'Must be at most 100 characters' });
  expect(await refused(Array.from({ length: 61 }, (_, place) => `w${place}`))).toEqual({
    words: 'A group has at most 60 words',
  });
  expect(await refused(['one', '!?'])).toEqual({ words: '“!?” has no letters or digits' });
  expect(await refused(['one', 'a b c d e f g'])).toEqual({ words: '“a b c d e f g” has too many words' });
  expect(await refused(['crème', 'two'], ['Cremes'])).toEqual({
    understood: '“Cremes” is the same as “crème” to the search',
  });
  const taken = '“Walking canes” is already in the group “canne, crutch, stick”';
  expect(await refused(['one', 'Walking canes'])).toEqual({ words: taken });
  expect(await refused(['one'], ['عكاز'])).toEqual({
    understood: '“عكاز” is already in the group “canne, crutch, stick”',
  });
  // Words from the start that are in two groups can stay there.
  const kept = { words: ['béquille', 'crutch'], version: 1 };
  expect((await send('PUT', `/${other.id}`, kept)).status).toBe(200);
  const added = { words: ['béquille', 'stick'], version: 2 };
  expect((await send('PUT', `/${other.id}`, added)).status).toBe(400);
  expect((await send('POST', '/preview', { group: id, change: { words: ['one'] } })).status).toBe(400);
  expect((await send('POST', '/preview', { group: 'nonsense', change: null })).status).toBe(400);
});

test('the list is searched by folded words, newest change first, and paged', async () => {
  const { db, ask, send } = await anOffice();
  const { id } = await aSynonymGroup(db, ['crème solaire', 'écran']);
  await aSynonymGroup(db, ['savon', 'soap']);
  await aSynonymGroup(db, ['sel', 'salt']);
  await send('PUT', `/${id}`, { words: ['crème solaire', 'écran', 'spf'], version: 1 });
  const firstWords = async (query: string) =>
    (await ask(query)).groups.map(({ words }: { words: string[] }) => words[0]);
  expect((await firstWords(''))[0]).toBe('crème solaire');
  expect(await firstWords('?keyword=ECRAN')).toEqual(['crème solaire']);
  expect(await firstWords('?keyword=nothing')).toEqual([]);
  expect(await ask('?limit=2&pageNumber=2')).toMatchObject({ count: 3, pages: 2, page: 2 });
});

test('a preview compares the searches before and after, and changes nothing', async () => {
  const { db, send, found } = await anOffice();
  const names = ['Thermometer', 'Warmer pad', 'Warmer belt', 'Warmer socks', 'Warmer cup'];
  for (const name of names) await aProduct(db, { name });
  const { id } = await aSynonymGroup(db, ['thermometer', 'calorimeter']);
  const versions = () => db.selectFrom('catalog_version').selectAll().execute();
  const before = await versions();
  const change = { words: ['thermometer', 'warmer'] };
  const { status, body } = await send('POST', '/preview', { group: id, change });
  expect(status).toBe(200);
  const named = (place: number) => body[place].added.first.map(({ name }: { name: string }) => name);
  expect(body).toMatchObject([
    { term: 'calorimeter', before: 1, after: 0, added: { count: 0 }, removed: { count: 1 } },
    { term: 'warmer', before: 4, after: 5, added: { count: 1 }, removed: { count: 0 } },
    { term: 'thermometer', before: 1, after: 5, added: { count: 4 }, removed: { count: 0 } },
  ]);
  expect(body[0].removed.first).toEqual([{ _id: expect.any(String), name: 'Thermometer' }]);
  expect(named(1)).toEqual(['Thermometer']);
  expect(named(2)).toHaveLength(3);
  expect(await versions()).toEqual(before);
  expect(await found('warmer')).not.toContain('Thermometer');
  const deletion = await send('POST', '/preview', { group: id, change: null });
  expect(deletion.body).toMatchObject([
    { term: 'calorimeter', before: 1, after: 0 },
    { term: 'thermometer', before: 1, after: 1 },
  ]);
  const creation = await send('POST', '/preview', { change: { words: ['warmer', 'heater'] } });
  expect(creation.body).toMatchObject([
    { term: 'warmer', before: 4, after: 4 },
    { term: 'heater', before: 0, after: 4 },
  ]);
  expect(await db.selectFrom('audit_entries').selectAll().execute()).toEqual([]);
});
