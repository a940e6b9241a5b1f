import type { OrderSummary } from '../../../shared/orders/admin-orders.ts';
import { Card } from '../../ui/card.tsx';
import { formatShortDate } from '../../ui/format-dates.ts';
import { dashboardWords } from '../../words/dashboard-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';
import { DataTable, figureColumns } from '../kit/data-table.tsx';

const { chart: words, revenue: overview } = dashboardWords;

type Day = OrderSummary['days'][number];

const spans = ['today', 'week', 'month', 'total'] as const;

/** The revenue of four periods (requirements: Revenue). */
export function RevenueOverview({ revenue }: { revenue: OrderSummary }) {
  return (
    <Card title={overview.title}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-4">
        {spans.map((span) => (
          <div key={span} className="min-w-0">
            <dt className="text-ink-muted text-sm">{overview[span]}</dt>
            <dd className="wrap-anywhere mt-0.5 font-bold text-base tabular-nums sm:text-xl">
              {formatPrice(revenue[span])}
            </dd>
            <dd className="wrap-anywhere text-ink-muted text-xs tabular-nums">
              {overview.placed + colon + formatPrice(revenue.placed[span])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-muted text-xs">{overview.rule}</p>
    </Card>
  );
}

/** Revenue and orders of the last 30 days, as a chart and as a table. */
export function RevenueChart({ days }: { days: Day[] }) {
  const named = days.map((day) => ({ ...day, name: formatShortDate(day.date) }));
  if (named.length === 0) return null;
  return (
    <Card title={words.title}>
      <div className="space-y-6">
        <DayBars
          title={words.revenue}
          days={named.map(({ name, revenue }) => ({ name, value: revenue }))}
          format={formatPrice}
          look="h-40 fill-brand"
        />
        <DayBars
          title={words.orders}
          days={named.map(({ name, orders }) => ({ name, value: orders }))}
          format={String}
          look="h-20 fill-info/60"
        />
      </div>
      <details className="mt-5 text-sm">
        <summary className="inline-flex min-h-11 items-center rounded-control font-semibold text-brand-strong">
          {words.table}
        </summary>
        <DataTable
          look="figures"
          className="mt-2 max-w-md"
          rows={named.toReversed()}
          keyOf={({ date }) => date}
          columns={columns}
        />
      </details>
    </Card>
  );
}

const columns = figureColumns<Day & { name: string }>({ heading: words.date, cell: ({ name }) => name }, [
  { heading: words.orders, cell: ({ orders }) => orders },
  { heading: words.revenue, cell: ({ revenue }) => formatPrice(revenue) },
]);

type DayBarsProps = {
  title: string;
  days: { name: string; value: number }[];
  format: (value: number) => string;
  /** Height of the drawing and color of its bars. */
  look: string;
};

const [step, gap, height] = [10, 2, 100];

/** A bar for each day. The labels are outside the drawing, because it is stretched to the available width. */
function DayBars({ title, days, format, look }: DayBarsProps) {
  const values = days.map(({ value }) => value);
  const top = chartTop(values);
  const [first = '', last = ''] = [days[0]?.name, days.at(-1)?.name];
  return (
    <figure>
      <figcaption className="mb-2 flex items-baseline justify-between text-sm">
        <span className="font-medium">{title}</span>
        <span className="text-ink-muted text-xs tabular-nums">{format(top)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={words.picture(title, words.days(first, last), format(Math.max(0, ...values)))}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        className={`w-full border-line border-y ${look}`}
      >
        {days.map(({ name, value }, place) => (
          <g key={name} className="group">
            <title>{words.bar(name, format(value))}</title>
            <rect
              x={place * step}
              width={step}
              height={height}
              className="fill-transparent group-hover:fill-canvas"
            />
            <rect
              x={place * step + gap / 2}
              y={height - barHeight(value, top)}
              width={step - gap}
              height={barHeight(value, top)}
            />
          </g>
        ))}
      </svg>
      {/* Under the bars, which run from left to right in every language. */}
      <p dir="ltr" aria-hidden="true" className="mt-1.5 flex justify-between text-ink-muted text-xs">
        <bdi>{first}</bdi>
        <bdi>{last}</bdi>
      </p>
    </figure>
  );
}

/**
 * The round figure at the top of a chart: one digit followed by zeros, at least the largest value. 0 if all values are
 * 0.
 */
export function chartTop(values: number[]) {
  const largest = Math.max(0, ...values);
  if (largest === 0) return 0;
  const power = 10 ** Math.floor(Math.log10(largest));
  return [1, 2, 3, 4, 5, 6, 10].map((step) => step * power).find((top) => top >= largest) ?? 10 * power;
}

function barHeight(value: number, top: number) {
  return top === 0 ? 0 : (value / top) * height;
}
