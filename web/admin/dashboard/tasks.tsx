import { Link } from 'react-router';
import type { Morning } from '../../../shared/reports/morning.ts';
import { dashboardWords } from '../../words/dashboard-words.ts';
import { formatNumber, formatPrice } from '../../words/formats.ts';
import { ListCard } from './list-card.tsx';

const words = dashboardWords.tasks;

type Task = {
  name: Exclude<keyof typeof words, 'title' | 'none'>;
  to: string;
  count: number | undefined;
  amount?: number | undefined;
};

/** The calls that were promised and the decisions that are due. Kinds without any are left out. */
export function Tasks({ morning }: { morning: Morning }) {
  const { tasks, calls, reviews, returns, owed, toCollect, toInvoice } = morning;
  const due: Task[] = [
    { name: 'due', to: '/admin/confirmation', count: calls?.due },
    { name: 'ending', to: '/admin/confirmation/unreachable?state=ending', count: tasks?.ending },
    { name: 'rescues', to: '/admin/confirmation/rescue', count: tasks?.rescues },
    { name: 'untold', to: '/admin/orders?parcel=untold', count: tasks?.untold },
    { name: 'held', to: '/admin/orders?review=held', count: tasks?.held },
    { name: 'messages', to: '/admin/messages?state=open', count: tasks?.messages },
    { name: 'reviews', to: '/admin/reviews?state=waiting', count: reviews },
    { name: 'returns', to: '/admin/orders?returned=expected', count: returns },
    { name: 'owed', to: '/admin/orders?payment=owed', count: owed?.orders, amount: owed?.amount },
    {
      name: 'toCollect',
      to: '/admin/orders?status=Delivered&payment=unpaid&parcel=none',
      count: toCollect?.orders,
      amount: toCollect?.amount,
    },
    { name: 'toInvoice', to: '/admin/orders?status=Delivered&invoice=none', count: toInvoice },
  ];
  return (
    <ListCard title={words.title} none={words.none}>
      {due
        .filter(({ count = 0 }) => count > 0)
        .map(({ name, to, count = 0, amount }) => (
          <li key={name}>
            <Link
              to={to}
              prefetch="intent"
              className="flex min-h-11 items-center gap-3 text-sm hover:underline"
            >
              <span className="flex-1">{words[name]}</span>{' '}
              {amount !== undefined && (
                <bdi className="text-ink-muted tabular-nums">{formatPrice(amount)}</bdi>
              )}{' '}
              <span className="font-semibold tabular-nums">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
    </ListCard>
  );
}
