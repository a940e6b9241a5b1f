import FolderTreeIcon from 'icon:folder-tree';
import PackageIcon from 'icon:package';
import PillIcon from 'icon:pill';
import UsersRoundIcon from 'icon:users-round';
import { Link } from 'react-router';
import { dashboardWords } from '../../words/dashboard-words.ts';
import type { Dashboard } from './read-dashboard.ts';

const words = dashboardWords.counts;

const kinds = [
  { kind: 'products', icon: PillIcon },
  { kind: 'orders', icon: PackageIcon },
  { kind: 'users', icon: UsersRoundIcon },
  { kind: 'categories', icon: FolderTreeIcon },
] as const;

/** How much there is of everything, each the way to it. */
export function ShopCounts({ counts }: { counts: Dashboard['counts'] }) {
  return (
    <section aria-label={words.label}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {kinds.map(({ kind, icon: Icon }) => (
          <li key={kind} className="grid">
            <Link
              to={`/admin/${kind}`}
              prefetch="intent"
              className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 hover:border-brand/50"
            >
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong max-sm:hidden"
              >
                <Icon className="size-5" />
              </span>
              <span className="min-w-0">
                <span className="block text-ink-muted text-sm">{words[kind]}</span>{' '}
                <span className="mt-0.5 block font-bold text-xl tabular-nums">{counts[kind]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
