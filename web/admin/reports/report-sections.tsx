import { Link } from 'react-router';
import { timeZone } from '../../../shared/values/dates.ts';
import { adminReportsWords } from '../../words/admin-reports-words.ts';
import type { AdminList, ListState, Texts } from '../list/admin-list.ts';
import { SectionLinks } from '../list/section-links.tsx';
import { type Period, periodNames, periodsOf } from './periods.ts';

export type Section = keyof typeof adminReportsWords.sections;

const addresses: Record<Section, string> = {
  sales: '/admin/reports',
  stock: '/admin/reports/stock',
  tva: '/admin/reports/tva',
  journal: '/admin/invoices',
  offers: '/admin/reports/offers',
  quickOrders: '/admin/reports/quick-orders',
};

/** The reports, as tabs. */
export function ReportSections({ current }: { current: Section }) {
  return (
    <SectionLinks
      label={adminReportsWords.title}
      sections={adminReportsWords.sections}
      hrefOf={(name) => addresses[name]}
      current={current}
    />
  );
}

const dayOfShop = new Intl.DateTimeFormat('en-CA', { timeZone });

type PeriodsProps<Filters extends Texts, Sorting extends Texts> = {
  list: AdminList<Filters, Sorting>;
  loaded: { state: ListState<Filters, Sorting> };
};

/** Links to the usual periods of a report, beside its other choices. */
export function Periods<Filters extends Texts, Sorting extends Texts>({
  list,
  loaded: { state },
}: PeriodsProps<Filters, Sorting>) {
  const { label, names } = adminReportsWords.periods;
  const periods = periodsOf(dayOfShop.format(new Date()));
  return (
    <nav aria-label={label} className="-mb-3 mt-3">
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {periodNames.map((name) => (
          <li key={name}>
            <Link
              to={list.url(list.change(state, periods[name]))}
              aria-current={isShown(state, periods[name]) || undefined}
              className="inline-flex min-h-11 items-center font-semibold text-brand-strong hover:underline aria-[current]:text-ink"
            >
              {names[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isShown({ startDate, endDate }: Texts, period: Period) {
  return startDate === period.startDate && endDate === period.endDate;
}

type Shown = { startDate: string; endDate: string } | null | undefined;
type By = { label?: string; options: Record<string, string> };

const { filters } = adminReportsWords;

/** The days of a report, after the choice of what divides it. */
export function reportFilters(found: Shown, by: By) {
  const { label = filters.by, options } = by;
  return {
    label: filters.label,
    columns: 'grid-cols-2 *:first:col-span-2 md:grid-cols-[2fr_1fr_1fr_auto] md:*:first:col-span-1',
    fields: [
      { name: 'by' as const, label, options },
      { days: filters, ...(found && { shown: found }) },
    ],
    apply: filters.apply,
  };
}

/** The days of a report that nothing else divides. */
export function dayFilters(found: Shown) {
  return {
    label: filters.label,
    columns: 'grid-cols-2 md:grid-cols-[1fr_1fr_2fr]',
    fields: [{ days: filters, ...(found && { shown: found }) }],
    apply: filters.apply,
  };
}
