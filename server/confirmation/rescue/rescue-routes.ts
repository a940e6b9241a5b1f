import { rescueApi } from '../../../shared/couriers/parcels.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { readShopSettings } from '../../platform/settings/shop-settings.ts';
import { listRescues, readRescue } from './read-rescues.ts';
import { claimRescue, recordRescue, releaseRescue } from './record-rescue.ts';

/** The endpoints with which the staff rescues parcels that met a problem. */
export const routes = [
  handle(rescueApi.list, async ({ db, query, user, now }) => {
    const { calls: settings } = await readShopSettings(db);
    return listRescues(db, { ...query, by: user, settings, now: now() });
  }),
  handle(rescueApi.claim, async ({ db, params, query, user, now }) => {
    const { calls: settings } = await readShopSettings(db);
    const asking = { id: params.id, by: user, now: now() };
    await claimRescue(db, asking);
    return readRescue(db, { ...asking, settings, ...query });
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
