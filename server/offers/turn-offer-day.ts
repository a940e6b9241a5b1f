import { sql } from 'kysely';
import { writeCatalog } from '../listing/write-catalog.ts';
import { alone } from '../platform/db/alone.ts';
import type { Db } from '../platform/db/connection.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import { offersTag } from './read-offers.ts';

/** Any number that no other advisory lock of the shop uses. */
const lockKey = 6_021_506;

/** Each transaction holds up orders of its products only for a moment. */
const batchSize = 1_000;

/**
 * Begins and ends the price cuts of a day (YYYY-MM-DD in the shop's time zone), if no process has done it yet. The day of
 * the shop only moves forward, so that a clock that is slow does not take it back; a day that is more than one ahead comes
 * from a wrong clock.
 */
export async function turnOfferDay(db: Db, day: string): Promise<void> {
  if (!(await isDue(db, day))) return;
  await alone(db, lockKey, async () => {
    if (!(await isDue(db, day))) return;
    const ids = await turningProducts(db, day);
    for (let start = 0; start < ids.length; start += batchSize) {
      await writeCatalog(db, (db) => refresh(db, ids.slice(start, start + batchSize), day));
    }
    await writeCatalog(db, async (db) => {
      // Products and offers that were saved meanwhile have been priced for the day before.
      await refresh(db, await turningProducts(db, day), day);
      await sql`update catalog_version set offers_day = ${day}::date`.execute(db);
      // Replies announce the other offers of the day before.
      await dropFromCaches(db, [offersTag]);
    });
  });
}

async function isDue(db: Db, day: string) {
  const { rows } = await sql<{ isDue: boolean }>`
    select offers_day < ${day}::date or offers_day > ${day}::date + 1 as "isDue" from catalog_version`.execute(
    db,
  );
  return rows[0]?.isDue ?? false;
}

/** The products of the cuts that begin, and those of the ones that are over. */
async function turningProducts(db: Db, day: string) {
  const { rows } = await sql<{ id: string }>`
    with cuts as (
      select p.id, ${day}::date between first_day and last_day as runs, v.offers_day between first_day and last_day as ran
      from promotions p cross join catalog_version v where kind = 'price_cut' and is_active
    )
    select p.id from products p join cuts on cuts.id = p.offer_id and not runs
    union
    select products_of_targets((select jsonb_agg(to_jsonb(t)) from promotion_targets t where promotion_id = cuts.id))
    from cuts where runs and not ran`.execute(db);
  return rows.map(({ id }) => id).sort();
}

async function refresh(db: Db, ids: string[], day: string) {
  if (ids.length === 0) return;
  await sql`select refresh_offer_prices(${ids}::text[], ${day}::date)`.execute(db);
  await dropFromCaches(db, ['catalog']);
}
