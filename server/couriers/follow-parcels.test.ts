import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { aYalidineOffice, webhookSecret } from '../../test/couriers/courier-office.ts';
import { tell } from '../../test/couriers/tell-yalidine.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';
import { makeParcel } from './make-parcels.ts';

type Office = Awaited<ReturnType<typeof aYalidineOffice>>;

test('the courier checks the webhook with a word, which comes back as plain text', async () => {
  const { app, courierId } = await aYalidineOffice();
  const check = (query: string) => app.inject({ url: `/api/couriers/${courierId}/webhook?${query}` });
  const reply = await check('subscribe=&crc_token=aB3_x-9');
  expect([reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([
    200,
    'aB3_x-9',
    'text/plain; charset=utf-8',
  ]);
  expect((await check('crc_token=%3Cscript%3E')).statusCode).toBe(400);
});

test('signed messages move the order, once, whatever their order is', async () => {
  const office = await aYalidineOffice();
  const { made, only, statusOf, db, resources } = office;
  const { order, tracking } = await made();
  const late = { id: 'late', tracking, status: 'Ramassé', at: '2026-03-10 08:00:00' };
  const last = { id: 'last', tracking, status: 'Livré', at: '2026-03-10 18:00:00' };
  expect((await tell(office, [last])).statusCode).toBe(200);
  expect(await statusOf(order._id)).toBe('Delivered');
  for (let count = 0; count < 3; count++) await tell(office, [late, last]);
  expect(await statusOf(order._id)).toBe('Delivered');
  const parcel = await only(order._id);
  expect([parcel.status, parcel.rawStatus, parcel.events.length]).toEqual(['delivered', 'Livré', 2]);
  expect(parcel.events[0].at).toBe('2026-03-10T17:00:00.000Z');
  const history = await db
    .selectFrom('audit_entries')
    .select('actor_name')
    .where('action', '=', 'order.status')
    .execute();
  expect(history.map(({ actor_name }) => actor_name)).toEqual(['A admin', 'Yalidine']);
  const findings = await proveInvariants(db, resources.env);
  expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([]);
});

test('a message of a stranger is refused, and so is one that was changed on its way', async () => {
  const office = await aYalidineOffice();
  const { made, statusOf, app } = office;
  const { order, tracking } = await made();
  const told = [{ tracking, status: 'Livré' }];
  for (const forged of [{ secret: 'another' }, { signature: 'ab' }, { signature: 'f'.repeat(64) }]) {
    const reply = await tell(office, told, forged);
    expect([reply.statusCode, reply.json().message]).toEqual([403, 'The signature is wrong']);
  }
  const unsigned = await app.inject({
    method: 'POST',
    url: `/api/couriers/${office.courierId}/webhook`,
    payload: {},
  });
  expect(unsigned.statusCode).toBe(403);
  expect(await statusOf(order._id)).toBe('Processing');
});

test('a message about an unknown parcel is kept once and changes nothing', async () => {
  const office = await aYalidineOffice();
  for (let count = 0; count < 2; count++) {
    const reply = await tell(office, [{ id: 'same', tracking: 'yal-999', status: 'Livré' }]);
    expect(reply.statusCode).toBe(200);
  }
  const { body } = await office.send('GET', '/parcels/unmapped');
  expect(body.strays).toEqual([
    { tracking: 'yal-999', courier: 'Yalidine', raw: 'Livré', at: '2026-03-10T09:00:00.000Z' },
  ]);
});

test('words without a mapping are listed and change nothing', async () => {
  const office = await aYalidineOffice();
  const { made, only, statusOf } = office;
  const { order, tracking } = await made();
  await tell(office, [{ tracking, status: 'Sur la Lune' }]);
  expect([await statusOf(order._id), (await only(order._id)).status]).toEqual(['Processing', 'created']);
  const { body } = await office.send('GET', '/parcels/unmapped');
  expect(body.words).toMatchObject([{ raw: 'Sur la Lune', courier: 'Yalidine', times: 1 }]);
});

test.each(['{', '[]', '{"type":"x","events":{}}', ''])(
  'the signed nonsense %j answers 400',
  async (payload) => {
    const { app, courierId } = await aYalidineOffice();
    const signature = createHmac('sha256', webhookSecret).update(payload).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-yalidine-signature': signature };
    const reply = await app.inject({
      method: 'POST',
      url: `/api/couriers/${courierId}/webhook`,
      payload,
      headers,
    });
    expect(reply.statusCode).toBe(400);
  },
);

test('a courier’s text that cannot be stored does not stop other parcels from being followed', async () => {
  const office = await aYalidineOffice();
  const { made, fake, poll, statusOf, only } = office;
  const [odd, other] = [await made(), await made()];
  fake.happen(odd.tracking, 'Ramassé', { reason: 'Client\u0000absent \ud800\u202eici' });
  fake.happen(odd.tracking, 'Centre', { at: '-200000-01-01 10:00:00' });
  fake.happen(odd.tracking, 'Centre', { at: '0001-01-01 10:00:00' });
  fake.happen(other.tracking, 'Ramassé');
  await poll();
  expect(await Promise.all([odd, other].map(({ order }) => statusOf(order._id)))).toEqual([
    'Shipped',
    'Shipped',
  ]);
  const [event] = (await only(odd.order._id)).events;
  expect(event.reason).toBe('Client absent \ufffd ici');
  const told = [
    { id: 'odd\u0000', tracking: odd.tracking, status: 'Livr\u0000é' },
    { tracking: 'yal\u0000', status: 'Livré' },
    { tracking: odd.tracking, status: 'Livré', at: '-200000-01-01T00:00:00Z' },
  ];
  expect((await tell(office, told)).statusCode).toBe(200);
  expect(await statusOf(odd.order._id)).toBe('Shipped');
});

test('parcels on the way are asked for in batches, and a courier that was down loses nothing', async () => {
  const { made, fake, poll, statusOf, db, wait } = await aYalidineOffice();
  const all = [await made(), await made(), await made()];
  const [home, back] = all;
  fake.happen(home?.tracking ?? '', 'Ramassé', { at: '2026-03-10 08:00:00' });
  fake.faults.push('broken');
  await poll();
  expect(await statusOf(home?.order._id ?? '')).toBe('Processing');
  // Administrators see it among the problems until the courier answers.
  const failing = () => db.selectFrom('couriers').select(['failing_since', 'failure']).execute();
  expect(await failing()).toEqual([
    { failing_since: expect.any(Date), failure: expect.stringContaining('The courier answered 5') },
  ]);
  wait(86_400);
  fake.happen(home?.tracking ?? '', 'Livré', { at: '2026-03-11 09:00:00' });
  fake.happen(back?.tracking ?? '', 'Retourné au vendeur', {
    at: '2026-03-11 10:00:00',
    reason: 'Annulé par le client',
  });
  const before = fake.calls.length;
  await poll();
  expect(fake.calls.slice(before)).toEqual(['GET /histories']);
  expect(await failing()).toEqual([{ failing_since: null, failure: null }]);
  expect(await Promise.all(all.map(({ order }) => statusOf(order._id)))).toEqual([
    'Delivered',
    'Cancelled',
    'Processing',
  ]);
  const events = await db.selectFrom('shipment_events').select(['raw', 'reason']).orderBy('at').execute();
  expect(events.map(({ raw }) => raw)).toEqual(['Ramassé', 'Livré', 'Retourné au vendeur']);
  expect(events.at(-1)?.reason).toBe('Annulé par le client');
  const asked = await db.selectFrom('shipments').select('id').where('restock', '=', 'asked').execute();
  expect(asked).toEqual([{ id: back?.id }]);
});

test('the same event by webhook and by asking moves the order once', async () => {
  const office = await aYalidineOffice();
  const { made, fake, poll, db } = office;
  const { order, tracking } = await made();
  await tell(office, [{ tracking, status: 'Ramassé' }]);
  fake.happen(tracking, 'Ramassé');
  await poll();
  await poll();
  const history = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('subject_id', '=', order._id)
    .where('action', '=', 'order.status')
    .execute();
  expect(history.map(({ changes }) => changes.status)).toEqual([
    ['Pending', 'Processing'],
    ['Processing', 'Shipped'],
  ]);
});

test('fees, places and desks of the courier are read by names of communes', async () => {
  const { send, courierId, db } = await aYalidineOffice();
  expect((await send('GET', `/couriers/${courierId}/fees?wilaya=31`)).body).toEqual({
    home: 700,
    desk: 450,
    returned: 250,
  });
  expect((await send('POST', `/couriers/${courierId}/places`)).body).toEqual({
    places: 2,
    desks: 1,
    unknown: 1,
  });
  const desk = await db.selectFrom('courier_desks').select('external_ref').executeTakeFirstOrThrow();
  expect(desk.external_ref).toBe('310501');
});

test('an address of a courier inside the shop’s own network is refused unless it is allowed', async () => {
  const { db, courierId, context, parcel } = await aYalidineOffice();

  const { order, id } = await parcel(courierId);
  const env = { ...context.env, privateWebhooks: false };
  await expect(makeParcel.run({ parcelId: id }, { ...context, env })).rejects.toThrow(
    'The address of the courier is private',
  );
  const stored = await db
    .selectFrom('shipments')
    .select('tracking')
    .where('order_id', '=', order._id)
    .executeTakeFirst();
  expect(stored?.tracking).toBeNull();
});

const setByHand = ({ send }: Office, orderId: string, status: string) =>
  send('PUT', `/orders/${orderId}/status`, { status });

test('an order that somebody sets to Delivered has a delivered parcel, which can be paid out', async () => {
  const office = await aYalidineOffice();
  const { made, only, send, user } = office;
  const { order, tracking } = await made();
  await tell(office, [{ tracking, status: 'Tentative échouée' }]);
  expect((await send('GET', '/rescues')).body.due).toBe(1);
  await setByHand(office, order._id, 'Delivered');
  expect(await only(order._id)).toMatchObject({ status: 'delivered', events: [{ by: user.name }, {}] });
  expect((await send('GET', '/rescues')).body.count).toBe(0);
  const body = { reference: 'B-1', paidOn: '2026-03-11', csv: `tracking,amount\n${tracking},3000\n` };
  expect((await send('POST', `/couriers/${office.courierId}/payouts`, body)).body.matched).toBe(1);
});

test('an order that is cancelled or reopened under way leaves its parcel to people until the two agree', async () => {
  const office = await aYalidineOffice();
  const { made, only, send, statusOf } = office;
  const { order, tracking } = await made();
  const problem = async () => (await only(order._id)).problem;
  await tell(office, [{ tracking, status: 'Ramassé', at: '2026-03-10 08:00:00' }]);
  await setByHand(office, order._id, 'Processing');
  expect([await problem(), (await send('GET', '/parcels?show=attention')).body.count]).toEqual(['order', 1]);
  await setByHand(office, order._id, 'Shipped');
  expect(await problem()).toBeUndefined();
  await setByHand(office, order._id, 'Cancelled');
  expect(await problem()).toBe('order');
  await tell(office, [{ tracking, status: 'Centre', at: '2026-03-10 09:00:00' }]);
  expect(await problem()).toBe('order');
  await tell(office, [{ tracking, status: 'Retour vers centre', at: '2026-03-10 10:00:00' }]);
  expect([await problem(), await statusOf(order._id)]).toEqual([undefined, 'Cancelled']);
  await tell(office, [{ tracking, status: 'Retourné au vendeur', at: '2026-03-10 11:00:00' }]);
  expect(await only(order._id)).toMatchObject({ status: 'returned', needsRestock: true });
});

test('a delivered order whose courier says that it is still under way needs attention', async () => {
  const office = await aYalidineOffice();
  const { made, only, statusOf, clock } = office;
  clock.now = Date.parse('2026-03-10T12:00:00Z');
  const { order, tracking } = await made();
  await setByHand(office, order._id, 'Delivered');
  clock.now += 3_600_000;
  await tell(office, [{ tracking, status: 'Sorti en livraison', at: '2026-03-10 13:50:00' }]);
  expect([await statusOf(order._id), (await only(order._id)).problem]).toEqual(['Delivered', 'order']);
  await setByHand(office, order._id, 'Shipped');
  expect((await only(order._id)).problem).toBeUndefined();
});
