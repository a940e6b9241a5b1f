import { sql } from 'kysely';
import type { RateDay } from '../../shared/reports/morning.ts';
import { timeZone } from '../../shared/values/dates.ts';
import { countDecided } from '../confirmation/measure-calls.ts';
import { parcelWasKept } from '../customers/came-back.ts';
import type { Db } from '../platform/db/connection.ts';
import { type Days, daysOf, midnight } from '../platform/settings/shop-day.ts';

/** The confirmed orders of those that the staff confirmed or ended, by the day they were placed, as on the board. */
export async function readConfirmations(db: Db, week: Days) {
  const rows = await countDecided(db, week);
  return everyDay(
    week,
    rows.map(({ date, confirmed, ended }) => ({ date, part: confirmed, all: confirmed + ended })),
  );
}

/** The delivery rate by the day on which parcels ended, as on the page of payouts. */
export async function readDeliveries(db: Db, week: Days) {
  const { rows } = await sql<RateDay>`
    select to_char(s.ended_at at time zone ${timeZone}, 'YYYY-MM-DD') as date,
      count(*) filter (where ${parcelWasKept}) as part, count(*) as all
    from shipments s join orders o on o.id = s.order_id
    where s.status in ('delivered', 'returned') and s.ended_at >= ${midnight(week.startDate)}
      and s.ended_at < ${midnight(week.endDate, 1)}
    group by 1`.execute(db);
  return everyDay(week, rows);
}

function everyDay(week: Days, found: RateDay[]): RateDay[] {
  const byDay = new Map(found.map((day) => [day.date, day]));
  return daysOf(week).map((date) => byDay.get(date) ?? { date, part: 0, all: 0 });
}
