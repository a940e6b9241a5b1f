import { payoutApi } from '../../../shared/couriers/payouts.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { acceptDifference, reopenDifference } from './accept-difference.ts';
import { measureParcels } from './measure-parcels.ts';
import { exportPayout, listPayouts, listUnpaid, readPayoutLines } from './payout-queries.ts';
import { readPayout } from './record-payout.ts';
import { withdrawPayout } from './withdraw-payout.ts';

export const routes = [
  handle(payoutApi.list, ({ db, query }) => listPayouts(db, query.page)),
  handle(payoutApi.show, ({ db, params, user }) => readPayoutLines(db, params.id, user)),
  handle(payoutApi.export, ({ db, params, user }) => exportPayout(db, { id: params.id, user })),
  handle(payoutApi.accept, ({ db, params, body, user, now }) =>
    acceptDifference(db, { id: params.id, line: Number(params.line), ...body, by: user, now: now() }),
  ),
  handle(payoutApi.reopen, ({ db, params, user, now }) =>
    reopenDifference(db, { id: params.id, line: Number(params.line), by: user, now: now() }),
  ),
  handle(payoutApi.withdraw, ({ db, params, user, now }) =>
    withdrawPayout(db, { id: params.id, by: user, now: now() }),
  ),
  handle(payoutApi.read, ({ db, params, body, user, now }) =>
    readPayout(db, { courierId: params.id, body, by: user, now: now() }),
  ),
  handle(payoutApi.unpaid, ({ db, user, now }) => listUnpaid(db, { user, now: now() })),
  handle(payoutApi.measures, ({ db, query, now }) => measureParcels(db, { query, now: now() })),
];
