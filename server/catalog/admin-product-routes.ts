import { adminProductApi } from '../../shared/admin-products.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { countShortStock, exportToOrder, listShortStock } from './short-stock.ts';

/** What administrators see of the stock that runs out. */
export const adminProductRoutes = [
  handle(adminProductApi.list, ({ db, query }) => listShortStock(db, query)),
  handle(adminProductApi.counts, ({ db }) => countShortStock(db)),
  handle(adminProductApi.toOrder, async ({ db, query, now }) =>
    exportToOrder(db, { filter: query, now: now() }),
  ),
];
