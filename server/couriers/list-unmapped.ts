import { sql } from 'kysely';
import type { ReplyOf } from '../../shared/contract/endpoint.ts';
import type { parcelApi } from '../../shared/couriers/parcels.ts';
import type { Db } from '../platform/db/connection.ts';

const keptDays = 30;
const mostRows = 100;

/** What couriers said in the last 30 days that the shop does not understand. None of it changed an order. */
export async function listUnmapped(db: Db): Promise<ReplyOf<typeof parcelApi.unmapped>> {
  const since = sql<Date>`now() - make_interval(days => ${keptDays})`;
  const words = await db
    .selectFrom('shipment_events as e')
    .innerJoin('shipments as s', 's.id', 'e.shipment_id')
    .innerJoin('couriers as c', 'c.id', 's.courier_id')
    .select(['e.raw', 'c.name as courier'])
    .select(({ fn }) => [fn.countAll<number>().as('times'), fn.max('e.at').as('last')])
    .where('e.status', '=', 'unknown')
    .where('e.recorded_at', '>', since)
    .groupBy(['e.raw', 'c.name'])
    .orderBy('times', 'desc')
    .limit(mostRows)
    .execute();
  const strays = await db
    .selectFrom('courier_strays as x')
    .innerJoin('couriers as c', 'c.id', 'x.courier_id')
    .select(['x.tracking', 'x.raw', 'x.at', 'c.name as courier'])
    .where('x.recorded_at', '>', since)
    .orderBy('x.id', 'desc')
    .limit(mostRows)
    .execute();
  return {
    words: words.map(({ last, ...word }) => ({ ...word, lastAt: last.toISOString() })),
    strays: strays.map(({ at, ...stray }) => ({ ...stray, at: at.toISOString() })),
  };
}
