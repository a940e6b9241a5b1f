import { onTestFinished } from 'vitest';
import { makeParcel } from '../server/couriers/make-parcels.ts';
import { pollParcels } from '../server/couriers/poll-parcels.ts';
import { aCourierOffice } from './courier-office.ts';
import { startFakeYalidine } from './fake-yalidine.ts';

export const webhookSecret = 'hook-secret';

/** A shop with a courier whose interface is the fake of Yalidine. Its clock only moves when the test moves it. */
export async function aYalidineOffice() {
  const clock = { now: Date.now() };
  const fake = await startFakeYalidine();
  onTestFinished(fake.stop);
  const now = () => new Date(clock.now);
  const office = await aCourierOffice({ env: { PRIVATE_WEBHOOKS: 'on' }, now });
  const { _id: courierId } = await office.courier({
    ...{ name: 'Yalidine', kind: 'yalidine', baseUrl: fake.url },
    secrets: { id: 'id-1', token: 'token-1', webhook: webhookSecret },
  });
  const { db, env, jobs, mailer, log } = office.resources;
  const context = { db, env, jobs, mailer, log, now, jobId: 'job', signal: AbortSignal.timeout(60_000) };
  const wait = (seconds: number) => {
    clock.now += seconds * 1_000;
  };
  /** Runs the job that makes a parcel, after all turns and pauses. */
  const make = (parcelId: string) => {
    wait(150);
    return makeParcel.run({ parcelId }, context);
  };
  const poll = () => {
    wait(1_900);
    return pollParcels.run({}, context);
  };
  const made = async (address: Record<string, unknown> = {}) => {
    const parcel = await office.parcel(courierId, address);
    await make(parcel.id);
    const tracking = fake.parcels.at(-1)?.tracking ?? '';
    return { ...parcel, tracking };
  };
  const only = async (orderId: string) => (await office.parcels(orderId))[0];
  return { ...office, fake, courierId, clock, wait, make, poll, made, only, context };
}
