import { stockCountApi } from '../../shared/stock-count.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { exportCountSheet } from './count-sheet.ts';
import { countStock } from './count-stock.ts';

/** Counts of the shelves. */
export const routes = [
  handle(stockCountApi.sheet, ({ db, query: { lang: _, ...filter } }) => exportCountSheet(db, filter)),
  handle(stockCountApi.count, ({ db, body, user }) => countStock(db, { body, by: user })),
];
