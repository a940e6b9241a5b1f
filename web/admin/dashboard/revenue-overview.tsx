import type { OrderSummary } from '../../../shared/admin-orders.ts';
import { formatPrice } from '../../../shared/prices.ts';
import { Card } from '../../ui/card.tsx';
import { dashboardWords } from '../../words/dashboard-words.ts';

const words = dashboardWords.revenue;

const spans = ['today', 'week', 'month', 'total'] as const;

/** The revenue of four periods (requirements: Revenue). */
export function RevenueOverview({ revenue }: { revenue: OrderSummary }) {
  return (
    <Card title={words.title}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-4">
        {spans.map((span) => (
          <div key={span} className="min-w-0">
            <dt className="text-ink-muted text-sm">{words[span]}</dt>
            <dd className="wrap-anywhere mt-0.5 font-bold text-lg tabular-nums sm:text-xl">
              {formatPrice(revenue[span])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-muted text-xs">{words.rule}</p>
    </Card>
  );
}
