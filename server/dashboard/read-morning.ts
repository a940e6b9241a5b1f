import { may, type Permission } from '../../shared/access/roles.ts';
import type { Morning } from '../../shared/reports/morning.ts';
import { isSellerKnown } from '../../shared/settings/known-seller.ts';
import type { ShopSettings } from '../../shared/settings/settings.ts';
import type { Language } from '../../shared/values/languages.ts';
import { countLowStock } from '../catalog/low-stock.ts';
import { countHeld } from '../confirmation/claim-order.ts';
import { countCalls } from '../confirmation/count-calls.ts';
import { countEnding } from '../confirmation/list-unreachable.ts';
import { countRescues } from '../confirmation/rescue/read-rescues.ts';
import { countOpenMessages } from '../contact/list-messages.ts';
import { countProblemParcels } from '../couriers/parcel-queries.ts';
import { readCash } from '../couriers/payouts/read-cash.ts';
import { filteredOrders } from '../orders/list-orders.ts';
import { readOwed, readToCollect } from '../orders/summarize-revenue.ts';
import type { Db } from '../platform/db/connection.ts';
import { countRows } from '../platform/db/count-cache.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { lastDays } from '../platform/settings/shop-day.ts';
import type { Env } from '../platform/start-up/env.ts';
import { countWaiting } from '../reviews/list-reviews.ts';
import { readConfirmations, readDeliveries } from './read-rates.ts';
import { readPlaced, readSellers } from './read-sales.ts';
import { readStart } from './read-start.ts';

type Asking = {
  lang?: Language | undefined;
  user: SessionUser;
  now: Date;
  settings: ShopSettings;
  env: Env;
};

const shownCouriers = 3;

const toInvoiceFilter = { status: 'Delivered', invoice: 'none' } as const;

const toPackFilter = { status: 'Processing' } as const;

/**
 * The figures with which the day begins, as far as the role allows (requirements: Dashboard). The number of queries does
 * not depend on what they find.
 */
export async function readMorning(db: Db, { lang, user, now, settings, env }: Asking): Promise<Morning> {
  const { calls: hours, orders } = settings;
  const week = lastDays(now, 7);
  const part = async <Value>(permission: Permission, read: () => Promise<Value>) =>
    may(user, permission) ? read() : undefined;
  const [placed, calls, toPack, toHandOver, parcels, tasks, cash] = await Promise.all([
    part('orders.confirm', () => readPlaced(db, { now, seesMoney: may(user, 'money') })),
    part('orders.confirm', () => countCalls(db, { now, settings: hours })),
    part('orders.read', () => countRows(filteredOrders(db, toPackFilter))),
    part('orders.read', () => countRows(filteredOrders(db, { ...toPackFilter, parcel: 'some' }))),
    part('orders.pack', () => countProblemParcels(db, user)),
    part('orders.confirm', () => readTasks(db, now)),
    part('money', () => readCash(db, shownCouriers)),
  ]);
  const [confirmation, delivery, sellers, stock, reviews, returns, owed, toCollect, start, toInvoice] =
    await Promise.all([
      part('admin', () => readConfirmations(db, week)),
      part('money', () => readDeliveries(db, week)),
      part('catalog', () => readSellers(db, { now, lang })),
      part('catalog', () => countLowStock(db)),
      part('catalog', () => countWaiting(db)),
      part('money', () => countRows(filteredOrders(db, { returned: 'expected' }))),
      part('money', () => readOwed(db)),
      part('money', () => readToCollect(db)),
      part('admin', () => readStart(db, { user, settings, env })),
      isSellerKnown(settings.seller)
        ? part('money', () => countRows(filteredOrders(db, toInvoiceFilter)))
        : undefined,
    ]);
  return {
    ...{ at: now.toISOString(), week, placed, calls, toPack, toHandOver, parcels, cash },
    ...{ confirmation, delivery, sellers, stock, reviews, returns, owed, toCollect, toInvoice, tasks, start },
    ...(may(user, 'admin') && { takesOrders: orders.isOpen }),
  };
}

async function readTasks(db: Db, now: Date) {
  const [rescues, held, messages, ending, untold] = await Promise.all([
    countRescues(db, now),
    countHeld(db),
    countOpenMessages(db),
    countEnding(db),
    countRows(filteredOrders(db, { parcel: 'untold' })),
  ]);
  return { rescues, held, messages, ending, untold };
}
