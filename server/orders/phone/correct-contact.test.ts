import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { anOrder } from '../../../test/factories.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';

/** An order of 2000 DA that was delivered and paid. */
async function aDelivery(values: object = {}) {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const times = { delivered_at: new Date(), paid_at: new Date() };
  const { id } = await anOrder(db, { status: 'Delivered', notes: 'Ring\ntwice', ...times, ...values });
  const correct = async (payload: object, by = headers) => {
    const reply = await app.inject({ method: 'PUT', url: `/api/orders/${id}/contact`, headers: by, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  const read = async (path = '') => (await app.inject({ url: `/api/orders/${id}${path}`, headers })).json();
  const list = async () => (await app.inject({ url: '/api/orders', headers })).json();
  return { db, correct, read, list };
}

test('the contact of a delivered order is corrected, and the history has both values', async () => {
  const { correct, read, list } = await aDelivery();
  const before = await read();
  const body = {
    fullName: 'Amina Benali-Haddad',
    phone: '0661 98 76 54',
    email: 'new@example.com',
    notes: 'Knock',
  };
  expect(await correct(body)).toMatchObject({ status: 200, body: { notes: 'Knock', totalPrice: 2000 } });
  const { notes, shippingAddress, ...rest } = await read();
  expect({ ...rest, notes: before.notes, shippingAddress: before.shippingAddress }).toEqual(before);
  expect({ notes, ...shippingAddress }).toMatchObject({ ...body, street: before.shippingAddress.street });
  const [entry, ...others] = await read('/history');
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    action: 'edited',
    address: [
      { part: 'full_name', values: ['Amina Benali', body.fullName] },
      { part: 'phone', values: ['0555123456', body.phone] },
      { part: 'email', values: ['amina@example.com', body.email] },
      { part: 'notes', values: ['Ring twice', 'Knock'] },
    ],
  });
  expect(entry).not.toHaveProperty('to');
  expect(await read('/notes')).toEqual([]);
  expect((await list()).orders).toMatchObject([{ internalNotes: 0 }]);
});

test('two people correct different fields at the same time, and both corrections stay', async () => {
  const { correct, read } = await aDelivery();
  const replies = await Promise.all([correct({ phone: '0661987654' }), correct({ email: '' })]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await read()).shippingAddress).toMatchObject({ phone: '0661987654', email: '' });
  await correct({ phone: '0661987654' });
  expect(await read('/history')).toHaveLength(2);
});

test('a wrong contact is refused at its field', async () => {
  const { correct } = await aDelivery();
  const { status, body } = await correct({ fullName: ' ', phone: '12', email: 'amina@' });
  expect(status).toBe(400);
  expect(Object.keys(body.fields).sort()).toEqual(['email', 'fullName', 'phone']);
});

test('only the contact of a delivered order can be corrected, and only by staff who handle money', async () => {
  const shipped = await aDelivery({ status: 'Shipped', delivered_at: null });
  expect(await shipped.correct({ notes: 'x' })).toMatchObject({
    ...{ status: 409, body: { code: 'contact-not-correctable' } },
  });
  const erased = await aDelivery({ phone: '' });
  expect((await erased.correct({ notes: 'x' })).status).toBe(409);
  const delivery = await aDelivery();
  const { headers } = await signedInAs(delivery.db, 'confirmer');
  expect((await delivery.correct({ notes: 'x' }, headers)).status).toBe(403);
});
