import TruckIcon from 'icon:truck';
import { Link } from 'react-router';
import type { ParcelStatus, RescueOutcome } from '../../../shared/couriers/parcel-terms.ts';
import type { Parcel } from '../../../shared/couriers/parcels.ts';
import type { ListedOrder } from '../../../shared/order-list.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { adminRescueWords as rescueWords } from '../../words/admin-rescue-words.ts';
import { parcelsUrl } from './parcel-filters.ts';

const untold = adminPhoneOrderWords.courierToTell.filter;
const { statuses, problems, parcels: words, card } = adminCouriersWords;

type Tone = NonNullable<Parameters<typeof Badge>[0]['tone']>;

export const parcelTones: Record<ParcelStatus, Tone> = {
  created: 'pending',
  pending_pickup: 'pending',
  picked_up: 'processing',
  in_transit: 'shipped',
  at_hub: 'shipped',
  awaiting_buyer: 'warning',
  out_for_delivery: 'shipped',
  delivery_attempted: 'danger',
  on_hold: 'warning',
  delivered: 'delivered',
  return_in_transit: 'warning',
  returned: 'cancelled',
  cancelled: 'cancelled',
  lost: 'danger',
};

type Props = {
  parcel: Pick<
    Parcel,
    'status' | 'rawStatus' | 'problem' | 'problemText' | 'needsRestock' | 'needsCall' | 'isLost' | 'isUntold'
  >;
};

/** The state of a parcel, with the reason why somebody must look at it. */
export function ParcelState({ parcel }: Props) {
  const { status, rawStatus, problem, problemText, needsRestock, needsCall, isLost, isUntold } = parcel;
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={parcelTones[status]}>{statuses[status]}</Badge>
      {rawStatus && rawStatus !== status && (
        <span className="own-direction text-ink-muted text-xs">{rawStatus}</span>
      )}
      {needsCall && <span className="font-semibold text-danger text-xs">{words.late}</span>}
      {isLost && <span className="font-semibold text-danger text-xs">{words.lost}</span>}
      {isUntold && <span className="font-semibold text-danger text-xs">{untold}</span>}
      {needsRestock && <span className="font-semibold text-warning text-xs">{words.restock}</span>}
      {problem && <span className="font-semibold text-danger text-xs">{problems[problem]}</span>}
      {problem && problemText && (
        <span className="own-direction wrap-anywhere text-ink-muted text-xs">{problemText}</span>
      )}
    </div>
  );
}

type LinkProps = { parcel: NonNullable<ListedOrder['parcel']> };

/** How far the parcel of an order is, and with whom, or why somebody must look at it. It leads to the parcel. */
export function ParcelLink({ parcel: { courier, reference, status, problem, isUntold } }: LinkProps) {
  const state = (problem && problems[problem]) || (isUntold && untold) || statuses[status];
  const isAlarming = problem !== undefined || isUntold || parcelTones[status] === 'danger';
  return (
    <Link
      to={parcelsUrl({ keyword: reference })}
      title={`${state} · ${courier}`}
      className={`flex min-h-6 max-w-full items-center gap-1 text-xs hover:underline xl:-mt-1.5 xl:-mb-1 ${isAlarming ? 'text-danger' : 'text-ink-muted'}`}
    >
      <TruckIcon className="size-3.5 shrink-0" />
      {/* Where both are too long, only the name is cut. */}
      <span className="max-w-[calc(100%-1.125rem)] shrink-0 truncate">{state} ·</span>
      <bdi className="truncate">{courier}</bdi>
    </Link>
  );
}

/** The label of a parcel that its courier's interface has made. */
export function LabelLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center font-semibold text-brand-strong hover:underline"
    >
      {card.label}
    </a>
  );
}

/** What was done about a parcel with a problem, with its day if there is one. */
export function stepText({ outcome, newDate }: { outcome: RescueOutcome; newDate?: string | undefined }) {
  return newDate ? rescueWords.on(rescueWords.done[outcome], formatDay(newDate)) : rescueWords.done[outcome];
}
