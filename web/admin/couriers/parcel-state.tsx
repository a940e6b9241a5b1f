import type { ParcelStatus, RescueOutcome } from '../../../shared/couriers/parcel-terms.ts';
import type { Parcel } from '../../../shared/couriers/parcels.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { adminRescueWords as rescueWords } from '../../words/admin-rescue-words.ts';

const { statuses, problems, parcels: words } = adminCouriersWords;

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

type Props = { parcel: Pick<Parcel, 'status' | 'rawStatus' | 'problem' | 'problemText' | 'needsRestock'> };

/** The state of a parcel, with the reason why somebody must look at it. */
export function ParcelState({ parcel: { status, rawStatus, problem, problemText, needsRestock } }: Props) {
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={parcelTones[status]}>{statuses[status]}</Badge>
      {rawStatus && rawStatus !== status && (
        <span className="own-direction text-ink-muted text-xs">{rawStatus}</span>
      )}
      {status === 'delivery_attempted' && (
        <span className="font-semibold text-danger text-xs">{words.late}</span>
      )}
      {needsRestock && <span className="font-semibold text-warning text-xs">{words.restock}</span>}
      {problem && <span className="font-semibold text-danger text-xs">{problems[problem]}</span>}
      {problem && problemText && (
        <span className="own-direction wrap-anywhere text-ink-muted text-xs">{problemText}</span>
      )}
    </div>
  );
}

/** What was done about a parcel with a problem, with its day if there is one. */
export function stepText({ outcome, newDate }: { outcome: RescueOutcome; newDate?: string | undefined }) {
  return newDate ? rescueWords.on(rescueWords.done[outcome], formatDay(newDate)) : rescueWords.done[outcome];
}
