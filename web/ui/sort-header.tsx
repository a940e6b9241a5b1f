import ArrowDownIcon from 'icon:arrow-down';
import ArrowUpIcon from 'icon:arrow-up';
import ChevronsUpDownIcon from 'icon:chevrons-up-down';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  /** The list sorted by this column, or by it the other way round. */
  to: string;
  /** How the list is sorted by this column now, if it is. */
  sorted: 'asc' | 'desc' | undefined;
  alignsEnd?: boolean;
  children: ReactNode;
};

const directions = { asc: 'ascending', desc: 'descending' } as const;
const icons = { asc: ArrowUpIcon, desc: ArrowDownIcon };

/** The header of a column that its table can be sorted by. */
export function SortHeader({ to, sorted, alignsEnd = false, children }: Props) {
  const Icon = sorted ? icons[sorted] : ChevronsUpDownIcon;
  return (
    <th
      scope="col"
      aria-sort={sorted && directions[sorted]}
      className={alignsEnd ? 'text-end' : 'text-start'}
    >
      <Link
        to={to}
        preventScrollReset
        className="group inline-flex min-h-11 items-center gap-1 rounded-sm font-semibold hover:text-brand-strong aria-[current]:text-ink"
      >
        {children}
        <Icon className={`size-3.5 ${sorted ? '' : 'opacity-40 group-hover:opacity-100'}`} />
      </Link>
    </th>
  );
}
