import { Link } from 'react-router';
import type { Morning, RateDay } from '../../../shared/reports/morning.ts';
import { useMayOpen } from '../../session/use-may.ts';
import { formatWeekDate } from '../../ui/format-dates.ts';
import { dashboardWords } from '../../words/dashboard-words.ts';
import { comma } from '../../words/formats.ts';
import { dayLetter } from './morning-times.ts';

const words = dashboardWords.rates;

/** How many orders were confirmed and how many parcels were delivered in seven days, each with a small plot. */
export function Rates({ morning: { confirmation, delivery, week } }: { morning: Morning }) {
  const mayOpen = useMayOpen();
  const days = `startDate=${week.startDate}&endDate=${week.endDate}`;
  const board = `/admin/confirmation/board?by=day&${days}`;
  const payouts = `/admin/couriers/payouts?${days}#measures`;
  return (
    <section
      aria-label={words.label}
      className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 xl:col-span-2"
    >
      {confirmation && mayOpen(board) && (
        <Rate title={words.confirmation} days={confirmation} to={board} counted={words.ofOrders} />
      )}
      {delivery && mayOpen(payouts) && (
        <Rate title={words.delivery} days={delivery} to={payouts} counted={words.ofParcels} />
      )}
    </section>
  );
}

type RateProps = {
  title: string;
  days: RateDay[];
  to: string;
  counted: (part: number, all: number) => string;
};

function Rate({ title, days, to, counted }: RateProps) {
  const part = days.reduce((sum, day) => sum + day.part, 0);
  const all = days.reduce((sum, day) => sum + day.all, 0);
  return (
    <div className="relative flex flex-col gap-1 rounded-card border border-line bg-surface p-4 hover:border-brand/50 sm:px-5">
      <h2 className="text-ink-muted text-sm">
        <Link to={to} prefetch="intent" className="after:absolute after:inset-0 after:rounded-card">
          {title}
        </Link>
      </h2>
      <div className="flex flex-1 items-center justify-between gap-4">
        <span className="font-bold text-2xl tabular-nums">
          {all > 0 ? words.percent(Math.round((100 * part) / all)) : '–'}
        </span>
        {all > 0 && <Plot title={title} days={days} />}
      </div>
      <p className="text-ink-muted text-xs tabular-nums">
        {all > 0 ? counted(part, all) : words.none} · <span className="whitespace-nowrap">{words.days}</span>
      </p>
    </div>
  );
}

const [step, gap, height] = [10, 3, 40];

/** A column for each day, filled up to its share. A day without orders or parcels has only a line. */
function Plot({ title, days }: { title: string; days: RateDay[] }) {
  const texts = days.map(({ date, part, all }) => words.day(formatWeekDate(date), part, all));
  return (
    <div className="relative w-3/5 max-w-64">
      <svg
        role="img"
        aria-label={[title, ...texts].join(comma)}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        className="block h-10 w-full sm:h-12"
      >
        {days.map(({ date, part, all }, place) => {
          const filled = all > 0 ? (part / all) * height : 0;
          const [x, width] = [place * step + gap / 2, step - gap];
          return (
            <g key={date}>
              <title>{texts[place]}</title>
              <rect {...{ x, width, y: all > 0 ? 0 : height - 1 }} height={height} className="fill-line" />
              <rect {...{ x, width, y: height - filled }} height={filled} className="fill-brand" />
            </g>
          );
        })}
      </svg>
      {/* Under the columns, which run from left to right in every language. */}
      <p dir="ltr" aria-hidden="true" className="mt-1 grid grid-cols-7 text-center text-ink-muted text-xs">
        {days.map(({ date }) => (
          <span key={date}>{dayLetter(date)}</span>
        ))}
      </p>
    </div>
  );
}
