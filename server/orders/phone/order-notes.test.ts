import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { anOrder } from '../../../test/factories.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { erasePerson } from '../../accounts/erase-person.ts';
import { newId } from '../../platform/db/new-id.ts';

async function aDesk() {
  const { app, db } = await createTestApp();
  const { user, headers } = await signedInAs(db, 'admin');
  const order = await anOrder(db);
  const note = (text: unknown, id = order.id) =>
    app.inject({ method: 'POST', url: `/api/orders/${id}/notes`, headers, payload: { text } });
  const get = async (path: string) => (await app.inject({ url: `/api/orders${path}`, headers })).json();
  return { app, db, user, headers, order, note, get };
}

test('notes are kept in order, with the name and time of who wrote them', async () => {
  const { user, order, note, get } = await aDesk();
  expect((await note('  Call before noon  ')).statusCode).toBe(201);
  const reply = await note('No answer\nCalled twice');
  expect(reply.json()).toMatchObject([
    { by: user.name, text: 'Call before noon', at: expect.stringMatching(/Z$/) },
    { by: user.name, text: 'No answer\nCalled twice' },
  ]);
  expect(await get(`/${order.id}/notes`)).toEqual(reply.json());
});

test.each([
  ['a blank note', '   ', 'Type a note'],
  ['no note', undefined, 'Type a note'],
  ['a number', 7, 'Type a note'],
  ['a note of 2001 characters', 'x'.repeat(2001), 'Must be at most 2000 characters'],
  ['a note with NUL', 'a\0b', 'Contains characters that cannot be stored'],
])('%s is refused', async (_, text, message) => {
  const { note, get, order } = await aDesk();
  const reply = await note(text);
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { text: message }]);
  expect(await get(`/${order.id}/notes`)).toEqual([]);
});

test('an unknown order has no notes and takes none', async () => {
  const { note, get } = await aDesk();
  expect((await note('Lost', newId())).statusCode).toBe(404);
  expect(await get(`/${newId()}/notes`)).toMatchObject({ message: 'Order not found' });
});

test('the list counts the notes of each order, and no answer for buyers mentions them', async () => {
  const { app, db, order, note, get } = await aDesk();
  const { user, headers } = await signedInAs(db, 'user');
  const own = await anOrder(db, { user });
  await note('Secret of the staff');
  await note('Secret of the staff', own.id);
  await note('Another secret', own.id);
  const { orders } = await get('');
  expect(orders.map(({ internalNotes }: { internalNotes: number }) => internalNotes).sort()).toEqual([1, 2]);
  const answers = await Promise.all([
    app.inject({ url: `/api/orders/guest/${order.id}` }),
    app.inject({ url: `/api/orders/${own.id}`, headers }),
    app.inject({ url: '/api/orders/myorders', headers }),
    app.inject({
      method: 'POST',
      url: '/api/orders/track',
      payload: { number: order.id.slice(-8), phone: order.phone },
    }),
  ]);
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/secret|internalNotes/i);
  }
});

test('each note is audited without its text, cannot be changed, and is deleted by an erasure', async () => {
  const { db, user, order, note } = await aDesk();
  await note('She lives above the bakery');
  const audited = await db.selectFrom('audit_entries').selectAll().execute();
  expect(audited).toMatchObject([
    { action: 'order.noted', actor_id: user.id, subject_id: order.id, changes: {} },
  ]);
  await expect(db.updateTable('order_notes').set({ text: 'Nothing' }).execute()).rejects.toThrow(
    'order_notes is append-only',
  );
  await db
    .updateTable('orders')
    .set({ status: 'Delivered', delivered_at: new Date() })
    .where('id', '=', order.id)
    .execute();
  await erasePerson(db, { who: order.email, apply: true });
  expect(await db.selectFrom('order_notes').selectAll().execute()).toEqual([]);
});
