import type { Db } from '../../platform/db/connection.ts';

type Looking = { courierId: string; codes: string[] };

/** The names of other couriers by the tracking numbers of their parcels. */
export async function readOtherCouriers(db: Db, { courierId, codes }: Looking) {
  if (codes.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('couriers as c')
    .innerJoin('shipments as s', 's.courier_id', 'c.id')
    .select(['s.tracking', 'c.name'])
    .where('c.id', '<>', courierId)
    .where('s.tracking', 'in', codes)
    .execute();
  return new Map(rows.map(({ tracking, name }) => [tracking ?? '', name]));
}
