import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import { refreshCut } from './price-cuts.ts';

type Renaming = { from: string[]; to: string; ids: string[] };

/**
 * Lets offers on brands of which these products are the last go on to the new name. Call it before the products are
 * written, because they then take their cuts from it; returns what to call after.
 */
export async function renameTargets(db: Db, { from, to, ids }: Renaming): Promise<() => Promise<void>> {
  const { rows } = await sql<{ promotion_id: string }>`
    with gone as (
      select old from unnest(${from}::text[]) old
      where old <> ${to} and not exists (
        select from products where brand = old and id <> all(${ids}::text[])
      )
    )
    update promotion_targets set brand = ${to}
    where brand in (select old from gone) returning promotion_id`.execute(db);
  return async () => {
    for (const id of new Set(rows.map(({ promotion_id }) => promotion_id))) await refreshCut(db, id);
  };
}
