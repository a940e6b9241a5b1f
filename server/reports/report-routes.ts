import { reportApi } from '../../shared/reports/reports.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { keepSums } from './keep-sums.ts';
import { exportSales, reportSales } from './sales-report.ts';
import { exportStock, reportStock } from './stock-report.ts';
import { exportTva, reportTva } from './tva-report.ts';

export const routes = [
  handle(reportApi.sales, ({ db, query, now }) => reportSales(db, { query, now: now() })),
  handle(reportApi.export, ({ db, query, now }) => exportSales(db, { query, now: now() })),
  handle(reportApi.tva, ({ db, query, now }) => reportTva(db, { query, now: now() })),
  handle(reportApi.tvaExport, ({ db, query, now }) => exportTva(db, { query, now: now() })),
  handle(reportApi.stock, ({ db }) => reportStock(db)),
  handle(reportApi.stockExport, async ({ db }) => exportStock(db)),
];

export const jobs = [keepSums];
