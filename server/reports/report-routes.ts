import { isStaff } from '../../shared/access/accounts.ts';
import { quickOrderReportApi } from '../../shared/reports/quick-orders.ts';
import { reportApi } from '../../shared/reports/reports.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { isPerson } from '../platform/http/is-person.ts';
import { keepSums } from './keep-sums.ts';
import { exportOffers, reportOffers } from './offer-report.ts';
import { exportQuickOrders, reportQuickOrders } from './quick-order-report.ts';
import { exportSales, reportSales } from './sales-report.ts';
import { exportStock, reportStock } from './stock-report.ts';
import { storeVisit } from './store-visit.ts';
import { exportTva, reportTva } from './tva-report.ts';

export const routes = [
  handle(reportApi.sales, ({ db, query, user, now }) => reportSales(db, { query, user, now: now() })),
  handle(reportApi.export, ({ db, query, user, now }) => exportSales(db, { query, user, now: now() })),
  handle(reportApi.tva, ({ db, query, now }) => reportTva(db, { query, now: now() })),
  handle(reportApi.tvaExport, ({ db, query, now }) => exportTva(db, { query, now: now() })),
  handle(reportApi.offers, ({ db, query, now }) => reportOffers(db, { query, now: now() })),
  handle(reportApi.offersExport, ({ db, query, now }) => exportOffers(db, { query, now: now() })),
  handle(reportApi.stock, ({ db, query }) => reportStock(db, query.lang)),
  handle(reportApi.stockExport, async ({ db, query }) => exportStock(db, query.lang)),
  handle(quickOrderReportApi.visit, async ({ db, body, user, ip, header, limits, now }) => {
    if ((user && isStaff(user.role)) || !isPerson(header('user-agent'))) return {};
    await limits.spend('visitsByAddress', ip);
    await storeVisit(db, body, now());
    return {};
  }),
  handle(quickOrderReportApi.show, ({ db, query, now }) => reportQuickOrders(db, { query, now: now() })),
  handle(quickOrderReportApi.export, ({ db, query, now }) => exportQuickOrders(db, { query, now: now() })),
];

export const jobs = [keepSums];
