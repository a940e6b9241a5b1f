import { type RawBuilder, sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { Seller } from '../../shared/reports/morning.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { nameIn, nameWithLabel } from '../platform/db/name-in.ts';
import { dayOf, lastDays, midnight } from '../platform/settings/shop-day.ts';
import { countsAsPlaced, isCombined } from '../reports/counts-as-placed.ts';
import { orderedUnits } from '../reports/ordered-units.ts';

type Sums = Record<'today' | 'yesterday' | 'lastWeek', number>;

/**
 * The orders of today, and of yesterday and the same weekday up to the present time of day: a morning is compared with
 * mornings. Cancelled orders count too, but not those that were combined with another one.
 */
export async function readPlaced(db: Db, { now, seesMoney }: { now: Date; seesMoney: boolean }) {
  const day = dayOf(now);
  const upTo = (days: number) => sql`created_at >= ${midnight(day, -days)}
    and created_at < ${now}::timestamptz - make_interval(days => ${days})`;
  const times = {
    today: sql`created_at >= ${midnight(day)} and created_at < ${midnight(day, 1)}`,
    yesterday: upTo(1),
    lastWeek: upTo(7),
  };
  const sums = (what: RawBuilder<unknown>) => sql`json_build_object(
    'today', ${what} filter (where ${times.today}), 'yesterday', ${what} filter (where ${times.yesterday}),
    'lastWeek', ${what} filter (where ${times.lastWeek}))`;
  type Found = { orders: Sums; amounts: Partial<Record<keyof Sums, number | null>>; combined: number };
  const { rows } = await sql<Found>`
    select ${sums(sql`count(*)`)} as orders, ${sums(sql`sum(total_price_centimes)`)} as amounts,
      (select count(*) from orders o where ${isCombined} and ${times.today}) as combined
    from orders o where ${countsAsPlaced} and (${times.today} or ${times.yesterday} or ${times.lastWeek})`.execute(
    db,
  );
  const [found] = rows;
  const of = (time: keyof Sums) => ({
    orders: found?.orders[time] ?? 0,
    ...(seesMoney && { amount: toDinars(found?.amounts[time] ?? 0) }),
  });
  return {
    combined: found?.combined ?? 0,
    today: of('today'),
    yesterday: of('yesterday'),
    lastWeek: of('lastWeek'),
  };
}

const mostSellers = 5;

/**
 * The products of which most units were ordered: in the last seven days, and among the sold-out ones in the last 30, since
 * what is sold out no longer sells. Units count as in the report of products.
 */
export async function readSellers(db: Db, { now, lang }: { now: Date; lang?: Language | undefined }) {
  const [week, month] = [lastDays(now, 7), lastDays(now, 30)];
  const { rows } = await sql<{ id: string; name: string; stock: number; week: number; month: number }>`
    with sold as materialized (
      select product_id, sum(ordered) as month,
        coalesce(sum(ordered) filter (where day >= ${week.startDate}::date), 0) as week
      from (${orderedUnits(month)}) units group by 1
    ), known as (
      select p.id, ${nameIn('product', lang, { id: sql`p.id`, name: nameWithLabel('p') })} as name, p.stock, sold.week, sold.month,
        row_number() over (order by sold.week desc, p.name, p.id) as place,
        row_number() over (partition by p.stock = 0 order by sold.month desc, p.name, p.id) as place_in_stock
      from sold join products p on p.id = sold.product_id
    )
    select id, name, stock, week::int, month::int from known
    where (place <= ${mostSellers} and week > 0) or (stock = 0 and place_in_stock <= ${mostSellers})
    order by place`.execute(db);
  const seller = ({ id, name, stock }: (typeof rows)[number], units: number): Seller => ({
    ...{ productId: id, name, units, stock },
  });
  return {
    best: rows
      .filter((row) => row.week > 0)
      .slice(0, mostSellers)
      .map((row) => seller(row, row.week)),
    soldOut: rows
      .filter(({ stock }) => stock === 0)
      .toSorted((a, b) => b.month - a.month)
      .slice(0, mostSellers)
      .map((row) => seller(row, row.month)),
  };
}
