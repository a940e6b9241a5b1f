import { sql } from 'kysely';
import { timeZone } from '../../shared/values/dates.ts';
import type { Db } from '../platform/db/connection.ts';
import { type CallSettings, quietUntil } from './call-times.ts';
import { placedAt, waitsFrom } from './measure-calls.ts';

/**
 * How many orders wait for a call now: those with a call that is due, and those that nobody has called. A call is overdue
 * after the minutes of the settings, which do not pass in the quiet hours.
 */
export async function countCalls(db: Db, { now, settings }: { now: Date; settings: CallSettings }) {
  const target = sql`make_interval(mins => ${Number(settings.targetMinutes)})`;
  const { rows } = await sql<{ due: number; fresh: number; overdue: number }>`
    select count(*) filter (where next_call_at <= ${now}) as due,
      count(*) filter (where next_call_at is null) as fresh,
      count(*) filter (
        where coalesce(next_call_at at time zone ${timeZone}, ${waitsFrom(settings)}) + ${target}
          <= ${now}::timestamptz at time zone ${timeZone}
      ) as overdue
    from (select next_call_at, ${placedAt} as placed from orders where status = 'Pending' and ends_at is null) o`.execute(
    db,
  );
  const [found = { due: 0, fresh: 0, overdue: 0 }] = rows;
  return { ...found, quietUntil: quietUntil(now, settings)?.toISOString() };
}
