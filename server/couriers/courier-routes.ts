import { courierApi } from '../../shared/couriers/couriers.ts';
import { parcelApi } from '../../shared/couriers/parcels.ts';
import { toldParcelApi } from '../../shared/couriers/told-parcels.ts';
import { recordExport } from '../platform/audit/record-change.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { cancelParcel, restockParcel, retryParcel, setParcelStatus } from './change-parcel.ts';
import { importTracking } from './import-tracking.ts';
import { listUnmapped } from './list-unmapped.ts';
import { makeParcel } from './make-parcels.ts';
import { listParcelIds, listParcels, parcelsOf } from './parcel-queries.ts';
import { exportSheet, listSheets } from './parcel-sheet.ts';
import { pollParcels } from './poll-parcels.ts';
import { readFees, readPlaces } from './read-places.ts';
import { openReceiver, receiveWebhook } from './receive-webhook.ts';
import { changeCourier, createCourier, listCouriers, readCourier } from './save-courier.ts';
import { sendParcels } from './send-parcels.ts';
import { tellParcels } from './tell-parcels.ts';

export const routes = [
  handle(courierApi.list, ({ db }) => listCouriers(db)),
  handle(courierApi.read, ({ db, params }) => readCourier(db, params.id)),
  handle(courierApi.create, ({ db, body, user, env }) => createCourier(db, { body, by: user, env })),
  handle(courierApi.update, ({ db, params, body, user, env }) =>
    changeCourier(db, { id: params.id, body, by: user, env }),
  ),
  handle(courierApi.fees, ({ db, params, query, env, now }) =>
    readFees(db, { id: params.id, wilaya: query.wilaya, env, now }),
  ),
  handle(courierApi.readPlaces, ({ db, params, user, env, now }) =>
    readPlaces(db, { id: params.id, by: user, env, now }),
  ),
  handle(courierApi.checkWebhook, async ({ db, params, query, env, now }) => {
    await openReceiver(db, { courierId: params.id, env, now });
    return query.crc_token;
  }),
  handle(courierApi.webhook, ({ db, params, env, jobs, log, now, rawBody, header }) =>
    receiveWebhook(db, { courierId: params.id, body: rawBody(), header, env, jobs, log, now: now() }),
  ),
  handle(courierApi.importTracking, ({ db, params, body, user }) =>
    importTracking(db, { courierId: params.id, body, by: user }),
  ),
  handle(parcelApi.list, ({ db, query, user }) => listParcels(db, query, user)),
  handle(parcelApi.send, ({ db, body, user, jobs, now }) =>
    sendParcels(db, { ...body, by: user, jobs, now: now() }),
  ),
  handle(parcelApi.sheets, ({ db, user, now }) => listSheets(db, { user, now: now() })),
  handle(parcelApi.sheet, async ({ db, params, user, now }) => {
    const sheet = await exportSheet(db, { batch: params.id, user, now: now() });
    await recordExport(db, { by: user, list: 'parcels' });
    return sheet;
  }),
  handle(parcelApi.ofOrder, ({ db, params, user }) => parcelsOf(db, params.id, user)),
  handle(parcelApi.setStatus, ({ db, jobs, params, body, user, now }) =>
    setParcelStatus(db, { id: params.id, body, by: user, jobs, now: now() }),
  ),
  handle(toldParcelApi.ids, ({ db, query, user }) => listParcelIds(db, query, user)),
  handle(toldParcelApi.setStatuses, ({ db, jobs, body, user, now }) =>
    tellParcels(db, { ...body, by: user, jobs, now: now() }),
  ),
  handle(parcelApi.cancel, ({ db, params, user, jobs, env, now }) =>
    cancelParcel(db, { id: params.id, by: user, jobs, env, now }),
  ),
  handle(parcelApi.retry, ({ db, params, user, jobs }) => retryParcel(db, { id: params.id, by: user, jobs })),
  handle(parcelApi.unmapped, ({ db }) => listUnmapped(db)),
  handle(parcelApi.restock, ({ db, params, body, user }) =>
    restockParcel(db, { id: params.id, lost: body.lost, by: user }),
  ),
];

export const jobs = [makeParcel, pollParcels];
