import type { OrderSummary } from '../../../shared/admin-orders.ts';
import { formatPrice } from '../../../shared/prices.ts';
import { Card } from '../../ui/card.tsx';
import { dashboardWords } from '../../words/dashboard-words.ts';
import { DayBars } from './day-bars.tsx';

const words = dashboardWords.chart;

type Day = OrderSummary['days'][number];

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Revenue and orders of the last 30 days, to look at and, as a table, to read. */
export function RevenueChart({ days }: { days: Day[] }) {
  const named = days.map((day) => ({ ...day, name: shortDay.format(new Date(day.date)) }));
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
        <FigureTable days={named} />
      </details>
    </Card>
  );
}

function FigureTable({ days }: { days: (Day & { name: string })[] }) {
  return (
    <table className="mt-2 w-full max-w-md tabular-nums">
      <thead>
        <tr className="border-line border-b text-ink-muted *:py-2 *:text-end *:font-semibold *:first:text-start">
          <th scope="col">{words.date}</th>
          <th scope="col">{words.orders}</th>
          <th scope="col">{words.revenue}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {days.toReversed().map(({ date, name, orders, revenue }) => (
          <tr key={date} className="*:py-1.5 *:text-end">
            <th scope="row" className="text-start! font-normal">
              {name}
            </th>
            <td>{orders}</td>
            <td>{formatPrice(revenue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
