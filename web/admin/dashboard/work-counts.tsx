import HandCoinsIcon from 'icon:hand-coins';
import LifeBuoyIcon from 'icon:life-buoy';
import PackageOpenIcon from 'icon:package-open';
import PhoneCallIcon from 'icon:phone-call';
import ShieldAlertIcon from 'icon:shield-alert';
import { Link } from 'react-router';
import type { OrderSummary } from '../../../shared/admin-orders.ts';
import { accessOf } from '../../../shared/roles.ts';
import { useMay } from '../../session/use-may.ts';
import { dashboardWords } from '../../words/dashboard-words.ts';
import { formatNumber, formatPrice } from '../../words/formats.ts';
import type { Dashboard } from './use-dashboard.ts';

const kinds = [
  { kind: 'toConfirm', to: '/admin/confirmation', icon: PhoneCallIcon, look: 'bg-pending-soft text-pending' },
  {
    kind: 'toReview',
    to: '/admin/orders?review=held',
    icon: ShieldAlertIcon,
    look: 'bg-danger-soft text-danger',
  },
  {
    kind: 'toPack',
    to: '/admin/orders?status=Processing',
    icon: PackageOpenIcon,
    look: 'bg-processing-soft text-processing',
  },
  {
    kind: 'toRescue',
    to: '/admin/confirmation/rescue',
    icon: LifeBuoyIcon,
    look: 'bg-danger-soft text-danger',
  },
  {
    kind: 'toCollect',
    to: '/admin/orders?status=Delivered&payment=unpaid',
    icon: HandCoinsIcon,
    look: 'bg-delivered-soft text-delivered',
  },
] as const;

type Props = { work: NonNullable<Dashboard['work']>; toCollect: OrderSummary['toCollect'] | undefined };

/** What there is to do, as far as the role allows, each linked to where that is done. */
export function WorkCounts({ work, toCollect }: Props) {
  const may = useMay();
  const numbers = { ...work, toCollect: toCollect?.orders };
  const allowed = kinds.flatMap((each) => {
    const number = numbers[each.kind];
    return number !== undefined && may(accessOf(each.to.replace(/\?.*/, ''))) ? [{ ...each, number }] : [];
  });
  return (
    <section aria-label={dashboardWords.work.label}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {allowed.map(({ kind, to, icon: Icon, look, number }) => (
          <li key={kind} className="grid">
            <Link
              to={to}
              className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-sm hover:border-brand/50"
            >
              <span
                aria-hidden="true"
                className={`grid size-8 shrink-0 place-items-center rounded-full max-sm:hidden ${number > 0 ? look : 'bg-canvas text-ink-muted'}`}
              >
                <Icon className="size-4.5" />
              </span>
              <span className="text-ink-muted">
                {dashboardWords.work[kind]}
                {kind === 'toCollect' && toCollect && number > 0 && (
                  <bdi className="block text-xs tabular-nums">{formatPrice(toCollect.amount)}</bdi>
                )}
              </span>{' '}
              <span className="ms-auto font-bold text-lg tabular-nums">{formatNumber(number)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
