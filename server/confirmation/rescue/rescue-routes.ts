import { may } from '../../../shared/access/roles.ts';
import { confirmationMeasuresApi } from '../../../shared/confirmation/confirmation-measures.ts';
import { rescueApi } from '../../../shared/couriers/parcels.ts';
import type { Db } from '../../platform/db/connection.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { readShopSettings } from '../../platform/settings/shop-settings.ts';
import { countHeld } from '../claim-order.ts';
import { countWork } from '../measure-calls.ts';
import { countRescues, listRescues, readRescue } from './read-rescues.ts';
import { claimRescue, recordRescue, releaseRescue } from './record-rescue.ts';

/** The endpoints with which the staff rescues parcels that met a problem, and the counts of all that is to be done. */
export const routes = [
  handle(confirmationMeasuresApi.counts, async ({ db, user, now }) => ({
    ...(await countWork(db)),
    ...(may(user, 'orders.confirm') && (await countForCallers(db, now()))),
  })),
  handle(rescueApi.list, async ({ db, query, user, now }) => {
    const { calls: settings } = await readShopSettings(db);
    return listRescues(db, { ...query, by: user, settings, now: now() });
  }),
  handle(rescueApi.claim, async ({ db, params, user, now }) => {
    const { calls: settings } = await readShopSettings(db);
    const asking = { id: params.id, by: user, now: now() };
    await claimRescue(db, asking);
    return readRescue(db, { ...asking, settings });
  }),
  handle(rescueApi.release, async ({ db, params, user }) => {
    await releaseRescue(db, { id: params.id, by: user });
    return { message: 'The parcel is back in the list' };
  }),
  handle(rescueApi.record, async ({ db, params, body, user, now }) => {
    const { calls: settings } = await readShopSettings(db);
    return recordRescue(db, { id: params.id, body, by: user, settings, now: now() });
  }),
];

async function countForCallers(db: Db, now: Date) {
  const toReview = await countHeld(db);
  return { toRescue: await countRescues(db, now), ...(toReview > 0 && { toReview }) };
}
