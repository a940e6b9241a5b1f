import { type RawBuilder, sql } from 'kysely';
import type { Board, Measured, MeasureKey } from '../../shared/confirmation/confirmation-measures.ts';
import { timeZone } from '../../shared/values/dates.ts';
import { cameBack, parcelCameBack, parcelWasKept } from '../customers/came-back.ts';
import type { Db } from '../platform/db/connection.ts';
import { dayOf, daysBefore, midnight } from '../platform/settings/shop-day.ts';
import { countsAsPlaced } from '../reports/counts-as-placed.ts';
import type { CallSettings } from './call-times.ts';
import { countQueue } from './claim-order.ts';
import { countEnding } from './list-unreachable.ts';

type Asked = { settings: CallSettings; now: Date };

/** What there is to do, who does it, and the calls of today by person and hour. */
export async function readBoard(db: Db, { settings, now }: Asked): Promise<Board> {
  const { due, fresh, later } = await countQueue(db, { settings, now });
  const ending = await countEnding(db);
  const held = await db
    .selectFrom('orders')
    .select(['assigned_name', 'claim_ends_at'])
    .where('assigned_to', 'is not', null)
    .where('claim_ends_at', '>', now)
    .orderBy('assigned_name')
    .execute();
  const { rows: calls } = await sql<Board['calls'][number]>`
    select by_name as name, extract(hour from at at time zone ${timeZone})::int as hour, count(*) as calls,
      count(*) filter (where outcome = 'confirmed') as confirmed
    from order_calls where at >= ${midnight(dayOf(now))}
    group by by_id, by_name, hour order by by_name, hour`.execute(db);
  return {
    queue: { due, fresh, later },
    ending,
    held: held.map(({ assigned_name, claim_ends_at }) => ({
      name: assigned_name ?? '',
      until: (claim_ends_at ?? now).toISOString(),
    })),
    calls,
  };
}

type Measuring = Asked & {
  by: MeasureKey;
  startDate?: string | undefined;
  endDate?: string | undefined;
};

const usualDays = 30;
const mostRows = 200;

/**
 * The measures of confirmation for the orders placed on these days (requirements: Board). An order counts for the person
 * who confirmed it, otherwise for the last who called.
 */
export async function measureCalls(db: Db, { by, settings, now, ...asked }: Measuring) {
  const endDate = asked.endDate ?? dayOf(now);
  const startDate = asked.startDate ?? daysBefore(endDate, usualDays - 1);
  const range = { startDate, endDate };
  const [total] = await measure(db, { ...range, settings, key: sql`''::text`, order: sql`1` });
  const rows = await measure(db, { ...range, settings, key: keys[by], order: orders[by] });
  const { key: _all, ...figures } = total ?? none;
  return { by, ...range, targetMinutes: Number(settings.targetMinutes), total: figures, rows };
}

const keys: Record<MeasureKey, RawBuilder<unknown>> = {
  person: sql`coalesce(confirmed_name, last_caller, '')`,
  day: sql`to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD')`,
  wilaya: sql`wilaya`,
};

const orders: Record<MeasureKey, RawBuilder<unknown>> = {
  person: sql`orders desc, key`,
  day: sql`key desc`,
  wilaya: sql`orders desc, key`,
};

const none: Measured = {
  ...{ key: '', orders: 0, confirmed: 0, ended: 0, confirmedShare: null, callsPerConfirmed: null },
  ...{ minutesToCall: null, withinTarget: null, deliveredShare: null },
};

/** Whether the staff called, confirmed or ended an order. Those from before there were calls have no trace of it. */
const wasDealtWith = sql`(${countsAsPlaced}
  and (first_called_at is not null or confirmed_at is not null or end_reason is not null))`;

/** An order that was cancelled or came back after its confirmation was still confirmed. */
const wasConfirmed = sql`(o.confirmed_at is not null or o.confirmation = 'confirmed')`;

/** How many orders of each day were confirmed and how many ended without it: the same as `measureCalls` by day. */
export async function countDecided(db: Db, { startDate, endDate }: { startDate: string; endDate: string }) {
  const { rows } = await sql<{ date: string; confirmed: number; ended: number }>`
    select ${keys.day} as date, count(*) filter (where ${wasConfirmed}) as confirmed,
      count(*) filter (where status = 'Cancelled' and not ${wasConfirmed}) as ended
    from orders o
    where created_at >= ${midnight(startDate)}
      and created_at < ${midnight(endDate, 1)} and ${wasDealtWith}
    group by 1`.execute(db);
  return rows;
}

/** When an order was placed, on the shop's clock. */
export const placedAt = sql`created_at at time zone ${sql.lit(timeZone)}`;

/** From when an order that was `placed` waits for its first call: the quiet hours do not count. */
export function waitsFrom({ dayStarts, dayEnds }: Pick<CallSettings, 'dayStarts' | 'dayEnds'>) {
  return sql`(
    case
      when placed::time < ${dayStarts}::time then placed::date + ${dayStarts}::time
      when placed::time >= ${dayEnds}::time then placed::date + 1 + ${dayStarts}::time
      else placed
    end
  )`;
}

type Grouping = {
  startDate: string;
  endDate: string;
  settings: CallSettings;
  key: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
};

/**
 * Only orders with a trace of the staff count. Those that their buyers ordered by phone need no call. Their parcels give the share of deliveries, as on the page of
 * payouts, and the order itself if it had none. Time in the quiet hours does not count as waiting.
 */
async function measure(db: Db, { startDate, endDate, settings, key, order }: Grouping): Promise<Measured[]> {
  const target = Number(settings.targetMinutes);
  const { rows } = await sql<Measured>`
    with dealt as (
      select o.id, o.created_at, o.wilaya, o.source, o.status, o.confirmation, o.confirmed_name, calls.count as calls, last_caller,
        extract(epoch from o.first_called_at at time zone ${timeZone} - ${waitsFrom(settings)}) / 60 as waited,
        ${wasConfirmed} as was_confirmed,
        case when carried then parcels.delivered else (o.status = 'Delivered' and not ${cameBack})::int end as delivered,
        case when carried then parcels.came_back else (${cameBack})::int end as came_back
      from (
        select *, ${placedAt} as placed from orders o
        where created_at >= ${midnight(startDate)}
          and created_at < ${midnight(endDate, 1)}
          and ${wasDealtWith}
      ) o
      cross join lateral (
        select count(*) as count, (array_agg(by_name order by id desc))[1] as last_caller
        from order_calls where order_id = o.id
      ) calls
      cross join lateral (
        select count(*) > 0 as carried,
          count(*) filter (where ${parcelWasKept}) as delivered,
          count(*) filter (where ${parcelCameBack}) as came_back
        from shipments s where s.order_id = o.id and s.status <> 'cancelled'
      ) parcels
    ),
    measured as (
      select ${key} as key, count(*) as orders,
        count(*) filter (where was_confirmed) as confirmed,
        count(*) filter (where status = 'Cancelled' and not was_confirmed) as ended,
        sum(calls) filter (where was_confirmed) as confirmed_calls,
        count(*) filter (where was_confirmed and (calls > 0 or source <> 'phone')) as to_call,
        percentile_cont(0.5) within group (order by greatest(waited, 0)) as waited,
        count(*) filter (where waited <= ${target}) as in_time,
        count(waited) as called,
        sum(delivered) as delivered, sum(came_back) as came_back
      from dealt group by key
    )
    select key, orders, confirmed, ended,
      (confirmed::float / nullif(confirmed + ended, 0)) as "confirmedShare",
      (confirmed_calls::float / nullif(to_call, 0)) as "callsPerConfirmed",
      round(waited::numeric, 1)::float as "minutesToCall",
      (in_time::float / nullif(called, 0)) as "withinTarget",
      (delivered::float / nullif(delivered + came_back, 0)) as "deliveredShare"
    from measured order by ${order} limit ${mostRows}`.execute(db);
  return rows;
}
