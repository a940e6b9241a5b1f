import type { ReplyFrom } from '../../../shared/api.ts';
import { Card } from '../../ui/card.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { adminReportsWords } from '../../words/admin-reports-words.ts';

type Report = ReplyFrom<'GET /reports/sales'>;
type Figures = Report['total'];

export type Figure = {
  heading: string;
  read: (total: Figures) => number | undefined;
  show: (value: number) => string;
};

type Props = { report: Report; figures: Figure[] };

const words = adminReportsWords.comparison;

/** The sums of a report beside those of as many days before. */
export function Comparison({ report: { total, before }, figures }: Props) {
  return (
    <Card title={words.title}>
      <p className="-mt-3 mb-4 text-ink-muted text-sm">
        {words.days(formatDay(before.startDate), formatDay(before.endDate))}
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 tabular-nums sm:grid-cols-3 2xl:grid-cols-6">
        {figures.map(({ heading, read, show }) => (
          <Compared key={heading} heading={heading} show={show} now={read(total)} then={read(before.total)} />
        ))}
      </dl>
    </Card>
  );
}

type ComparedProps = Pick<Figure, 'heading' | 'show'> & { now?: number; then?: number };

function Compared({ heading, show, now, then }: ComparedProps) {
  const isComparable = now !== undefined && then !== undefined && then > 0;
  return (
    <div>
      <dt className="text-ink-muted text-sm">{heading}</dt>
      <dd className="font-semibold text-lg">{now === undefined ? '—' : show(now)}</dd>
      <dd className="text-ink-muted text-sm">
        {isComparable && (
          <span className="me-2">
            <bdi dir="ltr" className="font-semibold text-ink">
              {words.change(Math.round(((now - then) / then) * 100))}
            </bdi>
          </span>
        )}
        <span className="whitespace-nowrap">{words.before(then === undefined ? '—' : show(then))}</span>
      </dd>
    </div>
  );
}
