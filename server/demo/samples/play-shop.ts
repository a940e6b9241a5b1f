import { sql } from 'kysely';
import { pino } from 'pino';
import type { ProductChange } from '../../../shared/catalog/admin-products.ts';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { changeProducts } from '../../catalog/change-products.ts';
import { cancelUnconfirmed } from '../../confirmation/cancel-unconfirmed-orders.ts';
import { markMessage } from '../../contact/list-messages.ts';
import { storeMessage } from '../../contact/store-message.ts';
import { readPayout } from '../../couriers/payouts/record-payout.ts';
import type { Db } from '../../platform/db/connection.ts';
import { noLimits } from '../../platform/http/limits.ts';
import { dayOf } from '../../platform/settings/shop-day.ts';
import { flushSearches, noteSearch } from '../../search/search-log.ts';
import type { ShopStep } from './plan-shop.ts';
import { noJobs, type Stage } from './play-orders.ts';
import type { SampleSearch } from './sample-searches.ts';

const log = pino({ level: 'silent' });

/** Does what the shop would do at the time of the step. */
export async function playShopStep(db: Db, stage: Stage, step: ShopStep) {
  const { at: now } = step;
  switch (step.kind) {
    case 'receive':
      return receive(db, stage, step.units);
    case 'sellOut':
      return change(db, stage, { ids: step.products, change: { kind: 'stock', stock: 0 } });
    case 'sweep':
      return cancelUnconfirmed(db, { jobs: noJobs, now });
    case 'payout':
      return payOut(db, stage, step);
    case 'search':
      return search(db, { searches: step.searches, now });
    case 'message':
      return write(db, stage, step);
  }
}

type Kind<Name> = ShopStep & { kind: Name };

/** Products that get equally many units are changed together. */
async function receive(db: Db, stage: Stage, units: Map<string, number>) {
  const byUnits = Map.groupBy(units.keys(), (product) => units.get(product) ?? 0);
  for (const [count, ids] of byUnits)
    await change(db, stage, { ids, change: { kind: 'stockBy', units: count } });
}

type Changing = { ids: string[]; change: ProductChange };

async function change(db: Db, { shop }: Stage, { ids, change }: Changing) {
  const { refused } = await changeProducts(db, {
    body: { change, preview: false },
    chosen: { ids, strays: [], similar: 0 },
    by: shop.staff.editor,
  });
  if (refused.length > 0) throw new Error(`A sample change of products was refused: ${refused[0]?.name}`);
}

/** In dinars: the courier's fee for a delivered parcel, and what is missing from the one payout that is short. */
const [fee, missing] = [450, 500];

async function payOut(db: Db, { shop }: Stage, { courier, isShort, at: now }: Kind<'payout'>) {
  const courierId = shop.couriers[courier];
  const parcels = await db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['tracking', 'collected_centimes'])
    .where('courier_id', '=', courierId)
    .where('shipments.status', '=', 'delivered')
    .where('paid_at', 'is', null)
    .where('ended_at', '<', sql<Date>`${now}::timestamptz - interval '3 days'`)
    .orderBy('tracking')
    .execute();
  if (parcels.length === 0) return;
  const lines = parcels.map(({ tracking, collected_centimes }, place) => {
    const amount = toDinars(collected_centimes) - (isShort && place === 0 ? missing : 0);
    return `${tracking},${amount},${fee}`;
  });
  const csv = ['tracking,amount,fee', ...lines, ''].join('\n');
  const reference = `SAMPLE-${courier === 0 ? 'A' : 'B'}-${dayOf(now)}`;
  const body = { reference, paidOn: dayOf(now), csv, apply: true, acceptsPaidBefore: false };
  const { problems } = await readPayout(db, { courierId, body, by: shop.staff.admin, now });
  if (problems.length > 0) throw new Error(`A sample payout was refused in line ${problems[0]?.line}`);
}

async function search(db: Db, { searches, now }: { searches: SampleSearch[]; now: Date }) {
  for (const [place, { found, ...asked }] of searches.entries())
    noteSearch(db, { ...asked, network: `sample ${place}`, now, log }, found);
  await flushSearches(db, { now, log });
}

/** A visitor's message. All but the newest are answered. */
async function write(db: Db, { shop }: Stage, { at: now, message, isAnswered }: Kind<'message'>) {
  const { language, ...text } = message;
  const caller = { ip: '', cookie: () => undefined, header: () => undefined };
  const body = { ...text, website: undefined };
  await storeMessage(db, { body, query: { lang: language }, jobs: noJobs, limits: noLimits, ...caller });
  // Nobody is mailed about it.
  const stored = await db
    .updateTable('contact_messages')
    .set({ mailed_at: now })
    .where('mailed_at', 'is', null)
    .where('email', '=', text.email)
    .returning('id')
    .execute();
  if (!isAnswered) return;
  for (const { id } of stored) await markMessage(db, { id, answered: true, by: shop.staff.confirmer, now });
}
