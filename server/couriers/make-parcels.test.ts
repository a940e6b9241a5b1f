import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderNumber } from '../../shared/values/ids.ts';
import { anExpectedReturn } from '../../test/couriers/courier-factories.ts';
import { aYalidineOffice } from '../../test/couriers/courier-office.ts';
import { makeParcel } from './make-parcels.ts';

test('sending enqueues a job, which makes the parcel with everything the courier needs', async () => {
  const { courierId, fake, parcel, make, only, db } = await aYalidineOffice();
  const { order, id } = await parcel(courierId, { fullName: 'Amina Benali', phone: '+213 555 12 34 56' });
  const jobs = sql<{ data: object }>`select data from pgboss.job_common where name = 'make-parcel'`;
  expect((await jobs.execute(db)).rows).toEqual([{ data: { parcelId: id } }]);
  await make(id);
  expect(fake.calls).toEqual(['POST /parcels']);
  expect(fake.parcels[0]?.payload).toMatchObject({
    ...{
      order_id: orderNumber(order._id),
      firstname: 'Amina',
      familyname: 'Benali',
      contact_phone: '0555123456',
    },
    ...{ from_wilaya_name: 'Alger', to_wilaya_name: 'Oran', to_commune_name: 'Oran', price: 3000 },
    ...{ is_stopdesk: false, freeshipping: true, product_list: '2 x Vitamin C 500 mg' },
  });
  expect(await only(order._id)).toMatchObject({
    tracking: 'yal-100001',
    labelUrl: 'https://labels.example/yal-100001.pdf',
  });
  await make(id);
  expect(fake.calls).toHaveLength(1);
});

test('the parcel of an exchange says what the courier takes back', async () => {
  const { courierId, fake, parcel, make, db } = await aYalidineOffice();
  const { order, id } = await parcel(courierId);
  await anExpectedReturn(db, order._id);
  await make(id);
  expect(fake.parcels[0]?.payload).toMatchObject({
    ...{ has_exchange: true, product_to_collect: '1 x Cream, 50 ml' },
  });
  const ordinary = await parcel(courierId);
  await make(ordinary.id);
  expect(fake.parcels[1]?.payload).toMatchObject({ has_exchange: false, product_to_collect: null });
});

test.each(['lost', 'half', 'broken', 'nothing'] as const)(
  'after the fault “%s” the parcel is asked for by its reference, and exists once',
  async (fault) => {
    const { courierId, fake, parcel, make, only } = await aYalidineOffice();
    const { order, id } = await parcel(courierId);
    fake.faults.push(fault);
    await expect(make(id)).rejects.toThrow();
    expect((await only(order._id)).tracking).toBeUndefined();
    await make(id);
    expect(fake.calls.slice(0, 2)).toEqual(['POST /parcels', 'GET /parcels']);
    expect(fake.parcels).toHaveLength(1);
    expect((await only(order._id)).tracking).toBe(fake.parcels[0]?.tracking);
  },
);

test('a database that dies between the call and the commit leaves one parcel, which the next run finds', async () => {
  const { courierId, fake, parcel, make, only, db } = await aYalidineOffice();
  const { order, id } = await parcel(courierId);
  await sql`
    create function crash() returns trigger language plpgsql as $$
    begin
      perform pg_terminate_backend(pg_backend_pid());
      perform pg_sleep(1);
      return null;
    end $$`.execute(db);
  await sql`create trigger crash before update of tracking on shipments for each statement execute function crash()`.execute(
    db,
  );
  await expect(make(id)).rejects.toThrow();
  // The pool may still hand out the connection that died.
  const dropping = async () => (await sql`drop trigger if exists crash on shipments`.execute(db)).rows;
  await expect.poll(() => dropping().catch(() => 'dead')).toEqual([]);
  await make(id);
  expect(fake.calls).toEqual(['POST /parcels', 'GET /parcels']);
  expect((await only(order._id)).tracking).toBe(fake.parcels[0]?.tracking);
});

test('a process that is killed between the call and the commit leaves one parcel, which the next one finds', async () => {
  const { courierId, fake, parcel, make, only, resources } = await aYalidineOffice();
  const { order, id } = await parcel(courierId);
  fake.faults.push('silent');
  const called = fake.nextCall();
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../test/couriers/make-one-parcel.ts'), id],
    {
      env: { DATABASE_URL: resources.env.databaseUrl, PRIVATE_WEBHOOKS: 'on' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  await called;
  child.kill('SIGKILL');
  await ended;
  expect(fake.parcels).toHaveLength(1);
  expect((await only(order._id)).tracking).toBeUndefined();
  await make(id);
  expect(fake.parcels).toHaveLength(1);
  expect((await only(order._id)).tracking).toBe(fake.parcels[0]?.tracking);
});

test('two processes with the same job make one parcel', async () => {
  const { courierId, fake, parcel, wait, context } = await aYalidineOffice();
  const { id } = await parcel(courierId);
  wait(150);
  await Promise.allSettled(Array.from({ length: 4 }, () => makeParcel.run({ parcelId: id }, context)));
  expect(fake.calls).toEqual(['POST /parcels']);
});

test('a refused parcel needs attention with the reason, and is made after a correction', async () => {
  const { courierId, fake, parcel, make, only, send } = await aYalidineOffice();
  const { order, id } = await parcel(courierId, { city: 'Nulle Part' });
  await make(id);
  expect(await only(order._id)).toMatchObject({ problem: 'refused', problemText: 'La commune est inconnue' });
  expect((await send('GET', '/parcels?show=attention')).body.count).toBe(1);
  expect((await send('POST', `/parcels/${id}/cancel`)).body.status).toBe('cancelled');
  expect(fake.calls).toHaveLength(1);
});

test('a courier that asks for a pause gets one, and the job comes again later', async () => {
  const { courierId, fake, parcel, make, only, db, wait, context } = await aYalidineOffice();
  const { order, id } = await parcel(courierId);
  fake.faults.push('busy');
  await make(id);
  const later = sql<{
    count: number;
  }>`select count(*) from pgboss.job_common where name = 'make-parcel' and start_after > created_on + interval '10 seconds'`;
  expect((await later.execute(db)).rows[0]?.count).toBe(1);
  const stored = await db.selectFrom('couriers').select('waits_until').executeTakeFirstOrThrow();
  expect(stored.waits_until?.getTime()).toBe(context.now().getTime() + 1_000);
  expect((await only(order._id)).problem).toBeUndefined();
  wait(120);
  await makeParcel.run({ parcelId: id }, context);
  expect(fake.parcels).toHaveLength(1);
});

test('a courier that is down for long is reported to the staff, and retries continue', async () => {
  const { courierId, fake, parcel, make, only } = await aYalidineOffice();
  const { order, id } = await parcel(courierId);
  fake.faults.push('broken', 'broken', 'broken');
  for (let tries = 0; tries < 3; tries++) await expect(make(id)).rejects.toThrow('The courier answered 500');
  expect(await only(order._id)).toMatchObject({ problem: 'unsure', problemText: 'The courier answered 500' });
  await make(id);
  expect((await only(order._id)).problem).toBeUndefined();
});

test('a parcel whose order was cancelled meanwhile is not made', async () => {
  const { courierId, fake, parcel, make, only, send } = await aYalidineOffice();
  const { order, id } = await parcel(courierId);
  await send('PUT', `/orders/${order._id}/status`, { status: 'Cancelled' });
  await make(id);
  expect(fake.calls).toEqual([]);
  const given = await only(order._id);
  expect([given.status, given.problem]).toEqual(['cancelled', undefined]);
});

test('the courier cancels a parcel only while it prepares it', async () => {
  const { fake, made, send, statusOf } = await aYalidineOffice();
  const [first, second] = [await made(), await made()];
  expect((await send('POST', `/parcels/${first.id}/cancel`)).body.status).toBe('cancelled');
  expect(await statusOf(first.order._id)).toBe('Processing');
  fake.happen(second.tracking, 'Ramassé');
  const late = await send('POST', `/parcels/${second.id}/cancel`);
  expect([late.status, late.body.message]).toEqual([
    409,
    'The courier refuses: Only a parcel in preparation can be cancelled',
  ]);
});

test('no reply and no history has a key', async () => {
  const { send, courierId, db } = await aYalidineOffice();
  const { body } = await send('GET', `/couriers/${courierId}`);
  expect(body.hasSecrets).toEqual({ id: true, token: true, webhook: true });
  const lacking = async () => {
    const listed: { lacksKeys: boolean }[] = (await send('GET', '/couriers')).body;
    return listed.map(({ lacksKeys }) => lacksKeys);
  };
  expect(await lacking()).toEqual([false]);
  await sql`update couriers set secrets = secrets - 'id'`.execute(db);
  expect(await lacking()).toEqual([true]);
  const entries = await db.selectFrom('audit_entries').select('changes').execute();
  expect(JSON.stringify([body, (await send('GET', '/couriers')).body, entries])).not.toMatch(
    /token-1|id-1|hook-secret/,
  );
});

test('twelve calls at once never exceed five in a second', async () => {
  const { courierId, fake, parcel, context, clock } = await aYalidineOffice();
  const parcels: { id: string }[] = [];
  for (let count = 0; count < 6; count++) parcels.push(await parcel(courierId));
  const real = { ...context, now: () => new Date() };
  clock.now = Date.now();
  await Promise.all(parcels.map(({ id }) => makeParcel.run({ parcelId: id }, real)));
  const { times } = fake;
  const inOneSecond = times.map(
    (start) => times.filter((time) => time >= start && time < start + 1_000).length,
  );
  expect(Math.max(...inOneSecond)).toBeLessThanOrEqual(5);
  expect(fake.parcels).toHaveLength(6);
});
