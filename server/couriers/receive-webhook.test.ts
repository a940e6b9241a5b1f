import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aCourier } from '../../test/couriers/courier-factories.ts';
import { aYalidineOffice, webhookSecret } from '../../test/couriers/courier-office.ts';
import { post, tell } from '../../test/couriers/tell-yalidine.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';

test('a lost parcel that turns up after another was sent needs attention, and stops no other event', async () => {
  const office = await aYalidineOffice();
  const { made, parcels, send, statusOf, courierId, db, resources, user } = office;
  const [lost, other] = [await made(), await made()];
  await tell(office, [{ tracking: lost.tracking, status: 'Perdu', at: '2026-03-10 08:00:00' }]);
  await send('PUT', `/orders/${lost.order._id}/status`, { status: 'Processing' });
  await send('POST', '/parcels', { courierId, orderIds: [lost.order._id] });
  const reply = await tell(office, [
    { tracking: lost.tracking, status: 'Sorti en livraison' },
    { tracking: other.tracking, status: 'Expédié' },
  ]);
  expect(reply.statusCode).toBe(200);
  expect(await Promise.all([lost, other].map(({ order }) => statusOf(order._id)))).toEqual([
    'Processing',
    'Shipped',
  ]);
  const old = async () => (await parcels(lost.order._id)).find(({ _id }: { _id: string }) => _id === lost.id);
  expect(await old()).toMatchObject({
    ...{ status: 'lost', problem: 'order' },
    events: [{ raw: 'Sorti en livraison' }, { raw: 'Perdu' }],
  });
  const byHand = await send('PUT', `/parcels/${lost.id}/status`, { status: 'in_transit' });
  expect([byHand.status, byHand.body.message]).toEqual([409, 'Another parcel carries this order now']);
  // Its order does not follow it any more, also if it comes back.
  await tell(office, [{ tracking: lost.tracking, status: 'Retourné au vendeur', at: '2026-03-10 11:00:00' }]);
  expect([await statusOf(lost.order._id), await old()]).toMatchObject([
    'Processing',
    { status: 'returned', problem: 'order', needsRestock: false },
  ]);
  const looked = await send('PUT', `/parcels/${lost.id}/status`, { status: 'returned' });
  expect([looked.status, looked.body.problem, looked.body.events[0].by]).toEqual([200, undefined, user.name]);
  const findings = await proveInvariants(db, resources.env);
  expect(findings.flatMap(({ violations }) => violations)).toEqual([]);
});

test.each(['Annulé', 'Retourné au vendeur', 'Perdu'])(
  'whatever comes after the state %s, each state of a replaced parcel is taken in',
  async (end) => {
    const office = await aYalidineOffice();
    const { made, db, send, statusOf, courierId, fake, poll } = office;
    const { order, tracking } = await made();
    await tell(office, [{ tracking, status: end, at: '2026-03-10 08:00:00' }]);
    await send('PUT', `/orders/${order._id}/status`, { status: 'Processing' });
    await send('POST', '/parcels', { courierId, orderIds: [order._id] });
    const states = [
      'Ramassé',
      'Tentative échouée',
      'Livré',
      'Retour vers vendeur',
      'Perdu',
      'Bloqué',
      'Annulé',
    ];
    for (const [place, status] of states.entries()) {
      const reply = await tell(office, [{ tracking, status, at: `2026-03-11 0${place}:00:00` }]);
      expect([status, reply.statusCode]).toEqual([status, 200]);
      fake.happen(tracking, status, { at: `2026-03-11 0${place}:30:00` });
      await poll();
      expect(await statusOf(order._id)).toBe('Processing');
    }
    const live = await db.selectFrom('shipments').select('status').where('tracking', 'is', null).execute();
    expect(live).toEqual([{ status: 'created' }]);
  },
);

test('an event that cannot be read is kept once, and the others of its message are taken in', async () => {
  const office = await aYalidineOffice();
  const { made, statusOf, send } = office;
  const { order, tracking } = await made();
  const good = { event_id: 'e-1', occurred_at: '2026-03-10 10:00:00', data: { tracking, status: 'Ramassé' } };
  const odd = [
    { data: {} },
    null,
    'Livré',
    { ...good, event_id: {} },
    { ...good, occurred_at: 'tomorrow' },
    { ...good, data: { tracking: ['x'] } },
    { ...good, data: { tracking, status: '' } },
    { ...good, data: { tracking: 'x'.repeat(61), status: 'Livré' } },
  ];
  for (let count = 0; count < 2; count++) {
    const message = { type: 'parcel_status_updated', events: [...odd, good] };
    expect((await post(office, message)).statusCode).toBe(200);
  }
  expect(await statusOf(order._id)).toBe('Shipped');
  expect((await send('GET', '/parcels/unmapped')).body.strays).toHaveLength(odd.length);
  expect((await post(office, { type: 'parcel_lost', events: [good] })).statusCode).toBe(200);
  expect((await post(office, { type: 'parcel_created', events: [{}] })).statusCode).toBe(200);
  expect((await send('GET', '/parcels/unmapped')).body.strays).toHaveLength(odd.length + 1);
});

test('an event that fails is kept, and the others of its message are taken in', async () => {
  const office = await aYalidineOffice();
  const { made, statusOf, send, db, poll, fake } = office;
  const [bad, good] = [await made(), await made()];
  await sql`
    create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(db);
  await sql`create trigger fail before update on shipments for each row when (new.status = 'lost') execute function fail()`.execute(
    db,
  );
  const told = [
    { tracking: bad.tracking, status: 'Perdu' },
    { tracking: good.tracking, status: 'Ramassé' },
  ];
  expect((await tell(office, told)).statusCode).toBe(200);
  expect(await statusOf(good.order._id)).toBe('Shipped');
  expect((await send('GET', '/parcels/unmapped')).body.strays).toMatchObject([
    { tracking: bad.tracking, raw: 'Perdu' },
  ]);
  fake.happen(bad.tracking, 'Perdu');
  fake.happen(good.tracking, 'Livré');
  await poll();
  expect(await statusOf(good.order._id)).toBe('Delivered');
});

test.each([
  [['Livré', 'Sorti en livraison'], 'delivered', 'Delivered'],
  [['Sorti en livraison', 'Livré'], 'delivered', 'Delivered'],
  [['Tentative échouée', 'Sorti en livraison'], 'delivery_attempted', 'Shipped'],
  [['Retourné au vendeur', 'Retour vers vendeur'], 'returned', 'Cancelled'],
])('of the events %j of one second, the later state counts', async (states, status, orderStatus) => {
  const office = await aYalidineOffice();
  const { made, only, statusOf } = office;
  const { order, tracking } = await made();
  await tell(
    office,
    states.map((status) => ({ tracking, status })),
  );
  expect([(await only(order._id)).status, await statusOf(order._id)]).toEqual([status, orderStatus]);
});

test('what a person says counts before what the courier said in the same second', async () => {
  const office = await aYalidineOffice();
  const { made, only, send, clock } = office;
  const { order, id, tracking } = await made();
  clock.now = Date.parse('2026-03-10T09:00:00Z');
  await tell(office, [{ tracking, status: 'Livré' }]);
  for (const status of ['on_hold', 'at_hub'])
    expect((await send('PUT', `/parcels/${id}/status`, { status })).body.status).toBe(status);
  expect((await only(order._id)).status).toBe('at_hub');
});

test('a courier that sends no messages, or has no secret for them, has no webhook', async () => {
  const { app, db } = await aYalidineOffice();
  const secrets = JSON.stringify({ webhook: webhookSecret });
  const silent = [
    await aCourier(db, { name: 'Sheets', kind: 'sheet', secrets }),
    await aCourier(db, { name: 'Ecotrack', kind: 'ecotrack', secrets }),
    await aCourier(db, { name: 'Without a secret', kind: 'yalidine' }),
  ];
  for (const { id } of silent) {
    const told = await tell({ app, courierId: id }, [{ tracking: 'yal-1', status: 'Livré' }]);
    const check = await app.inject({ url: `/api/couriers/${id}/webhook?crc_token=x&subscribe=1` });
    expect([told.statusCode, check.statusCode]).toEqual([404, 404]);
  }
});
