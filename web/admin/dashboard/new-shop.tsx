import CircleIcon from 'icon:circle';
import CircleCheckIcon from 'icon:circle-check';
import { Link } from 'react-router';
import type { Start } from '../../../shared/reports/morning.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dashboardWords } from '../../words/dashboard-words.ts';

const words = dashboardWords.start;

const steps = [
  { step: 'products', to: '/admin/products/new' },
  { step: 'seller', to: '/admin/settings' },
  { step: 'delivery', to: '/admin/delivery' },
  { step: 'couriers', to: '/admin/couriers/new' },
] as const;

/** The steps before the first order, in place of figures that would all be 0. */
export function NewShop({ start }: { start: Start }) {
  const isReady = steps.every(({ step }) => start[step]);
  return (
    <Card title={words.title}>
      <p className="text-ink-muted">{isReady ? words.ready : words.text}</p>
      <ol className="mt-3 divide-y divide-line">
        {steps.map(({ step, to }) => (
          <li key={step}>
            <Link to={to} prefetch="intent" className="flex min-h-12 items-center gap-3 hover:underline">
              {start[step] ? (
                <CircleCheckIcon className="size-5 shrink-0 text-brand-strong" />
              ) : (
                <CircleIcon className="size-5 shrink-0 text-ink-muted" />
              )}
              <span className={start[step] ? 'text-ink-muted' : 'font-semibold'}>
                {words[step]}
                {start[step] && <span className="sr-only"> ({words.done})</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {isReady && (
        <p className="mt-4">
          <ButtonLink to="/">{words.shop}</ButtonLink>
        </p>
      )}
    </Card>
  );
}
