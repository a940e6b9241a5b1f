import type { PgBoss } from 'pg-boss';
import { softwareName } from '../../shared/values/software-name.ts';
import { applyStatus, changeOrder } from '../orders/change-order.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Job } from '../platform/jobs/job.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';

/** The name recorded for automatic cancellations. The id belongs to no user. */
export const shop = { id: 'saha'.repeat(9), name: softwareName };

/** Ends orders that nobody could reach, and gives their units back. */
export const cancelUnconfirmedOrders: Job<object> = {
  queue: 'end-unconfirmed-orders',
  cron: '*/5 * * * *',
  run: (_data, { db, jobs, now }) => cancelUnconfirmed(db, { jobs, now: now() }),
};

type Ending = { jobs: PgBoss; now: Date };

const atOnce = 200;

/**
 * Cancels the orders whose time after the last try is over, and those that are older than the settings allow, each in a
 * transaction of its own, so that a crash loses none and cancels none twice. A paid order is left to the staff.
 */
export async function cancelUnconfirmed(db: Db, { jobs, now }: Ending): Promise<void> {
  const { calls } = await readShopSettings(db);
  const days = Number(calls.expireDays);
  const oldest = days > 0 ? new Date(now.getTime() - days * 24 * 60 * 60_000) : undefined;
  for (const id of await findEnding(db, { now, oldest })) await endOrder(db, { id, jobs, now, oldest });
}

type Bounds = { now: Date; oldest: Date | undefined };

async function findEnding(db: Db, bounds: Bounds) {
  const rows = await ending(db, bounds).orderBy('created_at').limit(atOnce).execute();
  return rows.map(({ id }) => id);
}

/** Somebody who has the order on the screen may just be talking with the buyer. */
function ending(db: Db, { now, oldest }: Bounds) {
  return db
    .selectFrom('orders')
    .select(['id', 'ends_at'])
    .where('status', '=', 'Pending')
    .where('paid_at', 'is', null)
    .where((order) => order.or([order('claim_ends_at', 'is', null), order('claim_ends_at', '<=', now)]))
    .where((order) =>
      order.or([
        order('ends_at', '<=', now),
        ...(oldest
          ? [
              order.and([
                order('created_at', '<', oldest),
                order('ends_at', 'is', null),
                order('confirmation', '<>', 'postponed'),
              ]),
            ]
          : []),
      ]),
    );
}

async function endOrder(db: Db, { id, jobs, ...bounds }: Bounds & { id: string; jobs: PgBoss }) {
  await changeOrder(db, {
    id,
    by: shop,
    async apply(db, order) {
      // Somebody may have confirmed or taken it while the others were ended.
      const due = await ending(db, bounds).where('id', '=', id).executeTakeFirst();
      if (!due) return undefined;
      const end = due.ends_at
        ? ({ confirmation: 'unreachable' } as const)
        : ({ confirmation: 'cancelled', end_reason: 'expired' } as const);
      return applyStatus(db, order, { status: 'Cancelled', by: shop, jobs, now: bounds.now, end });
    },
  });
}
