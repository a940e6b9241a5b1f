import { expect, onTestFinished, test } from 'vitest';
import { anExpectedReturn } from '../../test/couriers/courier-factories.ts';
import { aCourierOffice } from '../../test/couriers/courier-office.ts';
import { startFakeEcotrack } from '../../test/couriers/fake-ecotrack.ts';
import { makeParcel } from './make-parcels.ts';
import { pollParcels } from './poll-parcels.ts';

async function anEcotrackOffice() {
  const clock = { now: Date.now() };
  const fake = await startFakeEcotrack();
  onTestFinished(fake.stop);
  const now = () => new Date(clock.now);
  const office = await aCourierOffice({ env: { PRIVATE_WEBHOOKS: 'on' }, now });
  const { _id: courierId } = await office.courier({
    ...{ name: 'DHD', kind: 'ecotrack', baseUrl: fake.url },
    secrets: { id: '', token: 'token-1', webhook: '' },
  });
  const { db, env, jobs, mailer, log } = office.resources;
  const context = { db, env, jobs, mailer, log, now, jobId: 'job', signal: AbortSignal.timeout(60_000) };
  const { order, id } = await office.parcel(courierId);
  const make = () => {
    clock.now += 150_000;
    return makeParcel.run({ parcelId: id }, context);
  };
  const poll = () => {
    clock.now += 1_900_000;
    return pollParcels.run({}, context);
  };
  const only = async () => (await office.parcels(order._id))[0];
  return { ...office, fake, order, id, make, poll, only };
}

test('a parcel is made and validated, so that the company sees it', async () => {
  const { fake, make, only } = await anEcotrackOffice();
  await make();
  expect(fake.parcels).toMatchObject([
    { isVisible: true, payload: { nom_client: 'Amina Benali', code_wilaya: 31 } },
  ]);
  const parcel = await only();
  expect([parcel.tracking, parcel.problem]).toEqual(['ECO1', undefined]);
});

test('the parcel of an exchange is one for the company', async () => {
  const { fake, resources, order, make } = await anEcotrackOffice();
  await anExpectedReturn(resources.db, order._id);
  await make();
  expect(fake.parcels).toMatchObject([{ payload: { type: 2 } }]);
});

test('a parcel that is not validated needs attention, and trying again validates it without a second one', async () => {
  const { fake, make, only, send, id } = await anEcotrackOffice();
  fake.state.refusesToValidate = true;
  await make();
  expect(await only()).toMatchObject({
    tracking: 'ECO1',
    problem: 'hidden',
    problemText: 'Solde insuffisant',
  });
  expect((await send('GET', '/parcels?show=attention')).body.count).toBe(1);
  fake.state.refusesToValidate = false;
  expect((await send('POST', `/parcels/${id}/retry`)).status).toBe(200);
  await make();
  expect([fake.parcels.length, fake.parcels[0]?.isVisible]).toEqual([1, true]);
  expect((await only()).problem).toBeUndefined();
});

test('a lost answer leaves one parcel, which is found by its reference and validated', async () => {
  const { fake, make, only } = await anEcotrackOffice();
  fake.state.loses = true;
  await expect(make()).rejects.toThrow();
  await make();
  expect(fake.parcels).toMatchObject([{ isVisible: true }]);
  expect((await only()).tracking).toBe('ECO1');
});

test('the order follows the words of the company, and unknown words change nothing', async () => {
  const { fake, make, poll, statusOf, order, only } = await anEcotrackOffice();
  await make();
  fake.happen('ECO1', 'mystere');
  await poll();
  expect(await statusOf(order._id)).toBe('Processing');
  fake.happen('ECO1', 'livred');
  await poll();
  expect([await statusOf(order._id), (await only()).events.length]).toEqual(['Delivered', 2]);
});
