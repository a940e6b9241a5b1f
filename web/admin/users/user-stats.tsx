import type { ReactNode } from 'react';
import { usersWords } from '../../words/users-words.ts';
import type { FoundUsers } from './user-results.tsx';

const words = usersWords.stats;

const number = new Intl.NumberFormat('en-US');

/** How many users there are, how many of them the filters leave, and on how many pages. */
export function UserStats({ total, found }: { total: number; found: FoundUsers }) {
  const { users, count, pages } = found;
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr_auto] divide-x divide-line rounded-card border border-line bg-surface sm:grid-cols-3 rtl:divide-x-reverse">
      <Stat name={words.total}>{number.format(total)}</Stat>
      <Stat name={words.showing}>
        <span aria-live="polite">{words.shown(number.format(users.length), number.format(count))}</span>
      </Stat>
      <Stat name={words.pages}>{number.format(pages)}</Stat>
    </dl>
  );
}

function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="px-3 py-3 sm:px-5">
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className="mt-0.5 font-bold text-lg tabular-nums sm:text-xl">{children}</dd>
    </div>
  );
}
