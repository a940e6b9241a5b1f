import { sql } from 'kysely';
import { otherSources, type Visit } from '../../shared/reports/quick-orders.ts';
import type { Db } from '../platform/db/connection.ts';
import { dayOf } from '../platform/settings/shop-day.ts';

/** The most sources with their campaigns of a day, so that a stranger cannot fill the table. */
export const mostCampaignsOfDay = 200;

/** Counts a visit of today. On a day with too many campaigns, those that come later are counted together. */
export async function storeVisit(db: Db, { kind, source, campaign }: Visit, now: Date) {
  const day = dayOf(now);
  const counted = sql.ref(kind === 'view' ? 'views' : 'starts');
  await sql`
    insert into visits (day, source, campaign, ${counted})
    select ${day}::date, case when has_room then ${source}::text else ${otherSources}::text end,
      case when has_room then ${campaign}::text else '' end, 1
    from (
      select (select count(*) from visits where day = ${day}::date) < ${mostCampaignsOfDay}
        or exists (select from visits
          where day = ${day}::date and source = ${source} and campaign = ${campaign}) as has_room
    ) room
    on conflict (day, source, campaign) do update set ${counted} = visits.${counted} + 1`.execute(db);
}
