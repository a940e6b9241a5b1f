import { expect, test } from 'vitest';
import type { Message } from '../../shared/contact.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';

const written = {
  name: 'Amina Benali',
  email: 'amina@example.com',
  subject: 'Quelle pointure ?',
  message: 'Bonjour,\nquels sabots en 38 ?',
};

async function anOffice(role: 'admin' | 'confirmer' | 'packer' | 'editor' = 'confirmer') {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, role);
  const call = async (method: 'GET' | 'PUT', path: string, payload?: object) => {
    const reply = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const list = async (query = '') => (await call('GET', `/messages?${query}`)).body;
  const subjects = async (query = '') => (await list(query)).messages.map(({ subject }: Message) => subject);
  const write = (values: object = {}) => openBrowser(app).post('/contact', { ...written, ...values });
  return { db, user, call, list, subjects, write };
}

test('the staff read the messages of visitors, newest first', async () => {
  const { list, write } = await anOffice();
  await write();
  await write({ subject: 'Second' });
  const { messages, ...rest } = await list();
  expect(rest).toEqual({ count: 2, pages: 1, page: 1 });
  expect(messages.map(({ subject }: Message) => subject)).toEqual(['Second', written.subject]);
  expect(messages[1]).toEqual({
    ...written,
    _id: expect.any(String),
    language: 'en',
    createdAt: expect.any(String),
  });
});

test('messages come in pages of twenty', async () => {
  const { db, list } = await anOffice();
  const rows = Array.from({ length: 21 }, (_, n) => ({
    ...written,
    id: newId(),
    created_at: new Date(Date.UTC(2026, 0, n + 1)),
  }));
  await db.insertInto('contact_messages').values(rows).execute();
  const [first, second] = [await list('page=1'), await list('page=2')];
  expect([first.messages.length, first.count, first.pages]).toEqual([20, 21, 2]);
  expect(second.messages.map(({ createdAt }: Message) => createdAt)).toEqual(['2026-01-01T00:00:00.000Z']);
});

test('messages are found by name, address, subject and text, ignoring case and accents', async () => {
  const { subjects, write } = await anOffice();
  await write({ subject: 'Réclamation', email: 'karim@shop.example' });
  await write({ subject: 'Other', name: 'Somebody', message: '100%' });
  expect(await subjects('keyword=reclamation')).toEqual(['Réclamation']);
  expect(await subjects('keyword=KARIM@')).toEqual(['Réclamation']);
  expect(await subjects('keyword=sabots')).toEqual(['Réclamation']);
  expect(await subjects('keyword=%25')).toEqual(['Other']);
  expect(await subjects('keyword=nothing')).toEqual([]);
});

test('a message is marked as answered and open again, each once in the audit', async () => {
  const { db, user, call, list, subjects, write } = await anOffice();
  await write();
  const [{ _id }] = (await list()).messages;
  for (let n = 0; n < 2; n++) {
    const { status, body } = await call('PUT', `/messages/${_id}`, { answered: true });
    expect([status, body.answered]).toEqual([200, { at: expect.any(String), by: user.name }]);
  }
  expect([await subjects('state=open'), await subjects('state=answered')]).toEqual([[], [written.subject]]);
  expect((await call('PUT', `/messages/${_id}`, { answered: false })).body).not.toHaveProperty('answered');
  expect(await subjects('state=open')).toEqual([written.subject]);
  const entries = await db.selectFrom('audit_entries').select(['action', 'subject_id', 'changes']).execute();
  // An entry can never be removed, so it has nothing of the visitor.
  expect(entries).toEqual([
    { action: 'message.answered', subject_id: _id, changes: {} },
    { action: 'message.reopened', subject_id: _id, changes: {} },
  ]);
});

test('wrong states, unknown messages and other roles are refused', async () => {
  const { call } = await anOffice();
  expect(await call('GET', '/messages?state=new')).toMatchObject({
    status: 400,
    body: { message: 'State is open or answered' },
  });
  expect(await call('PUT', `/messages/${newId()}`, { answered: 'yes' })).toMatchObject({
    status: 400,
    body: { message: 'Answered is true or false' },
  });
  expect(await call('PUT', `/messages/${newId()}`, { answered: true })).toMatchObject({
    status: 404,
    body: { message: 'Message not found' },
  });
  for (const role of ['packer', 'editor'] as const)
    expect((await (await anOffice(role)).call('GET', '/messages')).status).toBe(403);
});
