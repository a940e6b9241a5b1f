import { courierApi, parcelApi } from '../../shared/couriers.ts';
import { recordExport } from '../platform/audit/record-change.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { restockParcel, setParcelStatus } from './change-parcel.ts';
import { importTracking } from './import-tracking.ts';
import { listParcels, parcelsOf } from './parcel-queries.ts';
import { exportSheet, listSheets } from './parcel-sheet.ts';
import { changeCourier, createCourier, listCouriers, readCourier } from './save-courier.ts';
import { sendParcels } from './send-parcels.ts';

export const courierRoutes = [
  handle(courierApi.list, ({ db }) => listCouriers(db)),
  handle(courierApi.read, ({ db, params }) => readCourier(db, params.id)),
  handle(courierApi.create, ({ db, body, user }) => createCourier(db, { body, by: user })),
  handle(courierApi.update, ({ db, params, body, user }) =>
    changeCourier(db, { id: params.id, body, by: user }),
  ),
  handle(courierApi.importTracking, ({ db, params, body, user }) =>
    importTracking(db, { courierId: params.id, body, by: user }),
  ),
  handle(parcelApi.list, ({ db, query, user }) => listParcels(db, query, user)),
  handle(parcelApi.send, ({ db, body, user, now }) => sendParcels(db, { ...body, by: user, now: now() })),
  handle(parcelApi.sheets, ({ db, now }) => listSheets(db, now())),
  handle(parcelApi.sheet, async ({ db, params, user }) => {
    await recordExport(db, { by: user, list: 'parcels' });
    return exportSheet(db, params.id);
  }),
  handle(parcelApi.ofOrder, ({ db, params, user }) => parcelsOf(db, params.id, user)),
  handle(parcelApi.setStatus, ({ db, jobs, params, body, user, now }) =>
    setParcelStatus(db, { id: params.id, body, by: user, jobs, now: now() }),
  ),
  handle(parcelApi.restock, ({ db, params, body, user }) =>
    restockParcel(db, { id: params.id, lost: body.lost, by: user }),
  ),
];
