import PackageOpenIcon from 'icon:package-open';
import PhoneCallIcon from 'icon:phone-call';
import { Link } from 'react-router';
import { accessOf } from '../../../shared/roles.ts';
import { useMay } from '../../session/use-may.ts';
import { dashboardWords } from '../../words/dashboard-words.ts';
import { formatNumber } from '../../words/formats.ts';
import type { Dashboard } from './use-dashboard.ts';

const kinds = [
  { kind: 'toConfirm', to: '/admin/confirmation', icon: PhoneCallIcon, look: 'bg-pending-soft text-pending' },
  {
    kind: 'toPack',
    to: '/admin/orders?status=Processing',
    icon: PackageOpenIcon,
    look: 'bg-processing-soft text-processing',
  },
] as const;

/** The numbers of orders to confirm and to pack, linked to where that is done. */
export function WorkCounts({ work }: { work: NonNullable<Dashboard['work']> }) {
  const may = useMay();
  const allowed = kinds.filter(({ to }) => may(accessOf(to.replace(/\?.*/, ''))));
  return (
    <section aria-label={dashboardWords.work.label}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4">
        {allowed.map(({ kind, to, icon: Icon, look }) => (
          <li key={kind} className="grid">
            <Link
              to={to}
              className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-sm hover:border-brand/50"
            >
              <span
                aria-hidden="true"
                className={`grid size-8 shrink-0 place-items-center rounded-full ${work[kind] > 0 ? look : 'bg-canvas text-ink-muted'}`}
              >
                <Icon className="size-4.5" />
              </span>
              <span className="text-ink-muted">{dashboardWords.work[kind]}</span>{' '}
              <span className="ms-auto font-bold text-lg tabular-nums">{formatNumber(work[kind])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
