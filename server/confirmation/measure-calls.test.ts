import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDesk, at } from '../../test/a-desk.ts';
import { aCourier, aParcel } from '../../test/couriers/courier-factories.ts';
import { anOrder } from '../../test/factories.ts';

test('measures agree with a calculator: minutes to the first call, calls and shares', async () => {
  const { db, clock, staff } = await aDesk();
  const [one, two, admin] = [await staff(), await staff(), await staff('admin')];
  await db.updateTable('users').set({ name: 'Ines' }).where('id', '=', one.user.id).execute();
  await db.updateTable('users').set({ name: 'Omar' }).where('id', '=', two.user.id).execute();
  // Called after 10 minutes, tried twice, confirmed.
  const first = await anOrder(db, { created_at: at('09:50') });
  await one.record(first.id, 'noanswer');
  clock.now = at('13:00');
  await one.record(first.id, 'confirmed', { version: 1 });
  // Came in the night; 20 minutes after the day began it is called and cancelled.
  const night = await anOrder(db, { created_at: at('23:00', 9), wilaya: 'Alger' });
  clock.now = at('09:20', 10);
  await two.record(night.id, 'notordered');
  // Called after 60 minutes, confirmed at once, delivered.
  const third = await anOrder(db, { created_at: at('12:00') });
  clock.now = at('13:00');
  await two.record(third.id, 'confirmed', { version: 1 });
  await sql`update orders set status = 'Delivered', delivered_at = now() where id = ${third.id}`.execute(db);
  // Not called yet, and one from before there were calls.
  await anOrder(db, { created_at: at('12:00') });
  await anOrder(db, { created_at: at('12:00'), status: 'Delivered', delivered_at: at('12:00') });
  const read = async (by: string) => (await admin.ask('GET', `confirmation/measures?by=${by}`)).json();
  const { total, rows, startDate, endDate } = await read('person');
  expect([startDate, endDate]).toEqual(['2026-02-09', '2026-03-10']);
  expect(total).toEqual({
    ...{ orders: 3, confirmed: 2, ended: 1, confirmedShare: 2 / 3, callsPerConfirmed: 1.5 },
    ...{ minutesToCall: 20, withinTarget: 1 / 3, deliveredShare: 1 },
  });
  expect(rows).toMatchObject([
    { key: 'Omar', orders: 2, confirmed: 1, confirmedShare: 0.5, minutesToCall: 40, callsPerConfirmed: 1 },
    { key: 'Ines', orders: 1, confirmed: 1, confirmedShare: 1, minutesToCall: 10, callsPerConfirmed: 2 },
  ]);
  expect((await read('day')).rows).toMatchObject([{ key: '2026-03-10' }, { key: '2026-03-09', ended: 1 }]);
  expect((await read('wilaya')).rows).toMatchObject([{ key: 'Oran', orders: 2 }, { key: 'Alger' }]);
  const empty = await admin.ask('GET', 'confirmation/measures?startDate=2020-01-01&endDate=2020-01-02');
  expect(empty.json()).toMatchObject({ rows: [], total: { orders: 0, confirmedShare: null } });
  for (const query of ['startDate=soon', 'endDate=0001-01-01']) {
    const bad = await admin.ask('GET', `confirmation/measures?${query}`);
    expect([query, bad.statusCode]).toEqual([query, 400]);
  }
});

test('an order that comes back after its confirmation still counts as confirmed', async () => {
  const { db, staff } = await aDesk();
  const [one, admin] = [await staff(), await staff('admin')];
  const courier = await aCourier(db);
  const { id } = await anOrder(db, { created_at: at('09:50') });
  await one.record(id, 'confirmed', { version: 1 });
  await aParcel(db, { order_id: id, courier_id: courier.id, status: 'returned' });
  await db.updateTable('orders').set({ status: 'Cancelled' }).where('id', '=', id).execute();
  const { total } = (await admin.ask('GET', 'confirmation/measures')).json();
  expect(total).toMatchObject({
    ...{ orders: 1, confirmed: 1, ended: 0, confirmedShare: 1 },
    ...{ callsPerConfirmed: 1, deliveredShare: 0 },
  });
});

test('an order by phone that nobody had to call does not lower the calls per confirmed order', async () => {
  const { db, staff } = await aDesk();
  const [one, admin] = [await staff(), await staff('admin')];
  const { id } = await anOrder(db, { created_at: at('09:50') });
  await one.record(id, 'confirmed', { version: 1 });
  const byPhone = { source: 'phone', placed_by_id: one.user.id, placed_by_name: one.user.name } as const;
  await anOrder(db, { created_at: at('09:55'), confirmed_at: at('09:55'), ...byPhone });
  const { total } = (await admin.ask('GET', 'confirmation/measures')).json();
  expect(total).toMatchObject({ orders: 2, confirmed: 2, callsPerConfirmed: 1 });
});

test('the board shows what there is to do, who holds an order, and the calls of today by hour', async () => {
  const { db, clock, staff } = await aDesk();
  const [one, admin] = [await staff(), await staff('admin')];
  const orders = [await anOrder(db), await anOrder(db), await anOrder(db)];
  await one.record(orders[0]?.id ?? '', 'noanswer');
  clock.now = at('11:30');
  await one.record(orders[1]?.id ?? '', 'wrongnumber');
  await one.ask('POST', `confirmation/${orders[2]?.id}/claim`);
  expect((await admin.ask('GET', 'confirmation/board')).json()).toEqual({
    queue: { due: 0, fresh: 1, later: 1 },
    ending: 1,
    held: [{ name: 'A confirmer', until: at('11:40').toISOString() }],
    calls: [
      { name: 'A confirmer', hour: 10, calls: 1, confirmed: 0 },
      { name: 'A confirmer', hour: 11, calls: 1, confirmed: 0 },
    ],
  });
  expect((await one.ask('GET', 'confirmation/board')).statusCode).toBe(403);
});
