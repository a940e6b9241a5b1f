import PackageOpenIcon from 'icon:package-open';
import PackageXIcon from 'icon:package-x';
import PhoneCallIcon from 'icon:phone-call';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Morning } from '../../../shared/reports/morning.ts';
import type { Icon } from '../../ui/icons/icon.tsx';
import { dashboardWords } from '../../words/dashboard-words.ts';
import { formatNumber, formatPrice } from '../../words/formats.ts';
import { formatClock } from './morning-times.ts';

const words = dashboardWords.work;

/** The work to do now, as far as the role allows, each kind linked to its page. */
export function WorkTiles({ morning: { calls, toPack, toHandOver = 0, parcels } }: { morning: Morning }) {
  return (
    <section aria-label={words.label} className="grid auto-rows-fr grid-cols-2 gap-3 sm:gap-4">
      {calls && <CallsTile calls={calls} />}
      {toPack !== undefined && (
        <Tile
          {...{ to: '/admin/orders?status=Processing', title: words.toPack, icon: PackageOpenIcon }}
          figure={formatNumber(toPack)}
          look={toPack > 0 && 'bg-processing-soft text-processing'}
        >
          {toHandOver > 0 && (
            <span className="block text-ink-muted text-xs">{words.toHandOver(toHandOver)}</span>
          )}
        </Tile>
      )}
      {parcels !== undefined && (
        <Tile
          {...{ to: '/admin/couriers/parcels?show=attention', title: words.parcels, icon: PackageXIcon }}
          figure={formatNumber(parcels)}
          look={parcels > 0 && 'bg-danger-soft text-danger'}
        />
      )}
    </section>
  );
}

type TileProps = {
  to: string;
  title: string;
  figure: string;
  icon: Icon;
  /** The colors of the icon; false if there is nothing to do. */
  look: string | false;
  isWide?: boolean;
  children?: ReactNode;
};

function Tile({ to, title, figure, icon: Icon, look, isWide = false, children }: TileProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className={`flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 hover:border-brand/50 ${isWide ? 'col-span-2' : ''}`}
    >
      <span
        aria-hidden="true"
        className={`grid size-9 shrink-0 place-items-center rounded-full ${isWide ? '' : 'max-sm:hidden'} ${look || 'bg-canvas text-ink-muted'}`}
      >
        <Icon className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="block text-ink-muted">{title}</span>
        {children}
      </span>{' '}
      <span className="wrap-anywhere text-end font-bold text-xl tabular-nums">{figure}</span>
    </Link>
  );
}

function CallsTile({ calls }: { calls: NonNullable<Morning['calls']> }) {
  const { due, fresh, overdue, quietUntil } = calls;
  const waiting = due + fresh;
  const title = quietUntil ? words.callsAt(formatClock(quietUntil)) : words.calls;
  return (
    <Tile
      {...{ to: '/admin/confirmation', title, icon: PhoneCallIcon, isWide: true }}
      figure={formatNumber(waiting)}
      look={waiting > 0 && 'bg-pending-soft text-pending'}
    >
      {' '}
      <span className={`block text-xs ${overdue > 0 ? 'font-semibold text-danger' : 'text-ink-muted'}`}>
        {overdue > 0 ? words.overdue(overdue) : words.noneOverdue}
      </span>
    </Tile>
  );
}

/** The cash that couriers have to pay out, in total and, if there are several, for each of them. */
export function Cash({ cash: { parcels, amount, couriers } }: { cash: NonNullable<Morning['cash']> }) {
  return (
    <section
      aria-label={words.cash}
      className="flex flex-col rounded-card border border-line bg-surface tabular-nums"
    >
      <Link
        to="/admin/couriers/parcels?show=unpaid"
        prefetch="intent"
        className="rounded-card p-4 pb-2 hover:bg-canvas sm:px-5"
      >
        <h2 className="text-ink-muted text-sm">{words.cash}</h2>{' '}
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-bold text-2xl">{formatPrice(amount)}</span>{' '}
          <span className="text-ink-muted text-sm">{words.parcelCount(parcels)}</span>
        </span>
      </Link>
      {couriers.length > 1 && (
        <ul className="mx-4 divide-y divide-line border-line border-t pb-1 text-sm sm:mx-5">
          {couriers.map(({ _id, name, amount }) => (
            <li key={_id}>
              <Link
                to={`/admin/couriers/parcels?show=unpaid&courier=${_id}`}
                prefetch="intent"
                className="flex min-h-11 items-center justify-between gap-3 hover:underline"
              >
                <bdi className="wrap-anywhere min-w-0 py-1 font-semibold text-brand-strong">{name}</bdi>{' '}
                <span className="whitespace-nowrap">{formatPrice(amount)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
