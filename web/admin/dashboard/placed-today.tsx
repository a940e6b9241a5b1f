import { Link } from 'react-router';
import type { Morning, Placed } from '../../../shared/reports/morning.ts';
import { dashboardWords } from '../../words/dashboard-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { formatClock, weekdayOf } from './morning-times.ts';

const words = dashboardWords.placed;

type Props = { placed: NonNullable<Morning['placed']>; morning: Morning };

/** The orders of today, beside those up to this time of day yesterday and on the same weekday last week. */
export function PlacedToday({
  placed: { today, combined, yesterday, lastWeek },
  morning: { at, week },
}: Props) {
  return (
    <section className="flex flex-col rounded-card border border-line bg-surface">
      <Link
        to={`/admin/orders?startDate=${week.endDate}&endDate=${week.endDate}`}
        prefetch="intent"
        className="rounded-card p-4 pb-2 hover:bg-canvas sm:px-5"
      >
        <h2 className="text-ink-muted text-sm">{words.title}</h2>{' '}
        <span className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-bold text-2xl tabular-nums">{words.orders(today.orders)}</span>{' '}
          {today.amount !== undefined && (
            <span className="font-bold text-xl tabular-nums">{formatPrice(today.amount)}</span>
          )}
        </span>
        {combined > 0 && <span className="block text-ink-muted text-xs">{words.combined(combined)}</span>}
      </Link>
      <div className="flex flex-1 flex-col justify-between gap-2 px-4 pb-4 text-sm sm:px-5">
        <ul className="divide-y divide-line border-line border-t tabular-nums">
          <EarlierDay name={words.yesterday} placed={yesterday} />
          <EarlierDay name={words.lastWeek(weekdayOf(at))} placed={lastWeek} />
        </ul>
        <p className="text-ink-muted text-xs">{words.until(formatClock(at))}</p>
      </div>
    </section>
  );
}

function EarlierDay({ name, placed: { orders, amount } }: { name: string; placed: Placed }) {
  return (
    <li className="flex items-baseline gap-3 py-1.5">
      <span className="flex-1 text-ink-muted">{name}</span>{' '}
      <span className="font-semibold">{words.orders(orders)}</span>{' '}
      {amount !== undefined && <span className="wrap-anywhere min-w-32 text-end">{formatPrice(amount)}</span>}
    </li>
  );
}
