import { useEffect, useState } from 'react';
import type { ShownParcel } from '../../../shared/couriers.ts';
import { type ParcelStatus, parcelStatuses } from '../../../shared/parcel-terms.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';
import { ParcelState } from './parcel-state.tsx';
import { RestockDialog } from './restock-dialog.tsx';
import { SendToCourier } from './send-to-courier.tsx';

const { card: words, statuses, restock } = adminCouriersWords;

type Item = { name: string; quantity: number };

type Props = {
  orderId: string;
  status: string;
  items: Item[];
  /** Called after a parcel has changed the order. */
  onOrderChanged: () => unknown;
};

/** The parcels of an order, with what somebody can learn about them by phone (requirements: Parcels). */
export function ParcelsCard({ orderId, status, items, onOrderChanged }: Props) {
  const [parcels, setParcels] = useState<ShownParcel[] | null>(null);
  const [problem, setProblem] = useState('');

  async function read() {
    const found = await call('GET /orders/:id/parcels', { params: { id: orderId } }).catch(() => undefined);
    if (found) setParcels(found);
    else setProblem(words.failed);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the status of the order may have changed its parcels.
  useEffect(() => void read(), [orderId, status]);

  async function changed() {
    await read();
    await onOrderChanged();
  }

  return (
    <Card title={words.title}>
      <div className="grid gap-4 text-sm">
        {parcels === null && problem && <p className="text-danger">{problem}</p>}
        {parcels?.length === 0 && (
          <p className="text-ink-muted">{status === 'Processing' ? words.none : words.hint}</p>
        )}
        {parcels?.map((parcel) => (
          <ParcelPart key={parcel._id} parcel={parcel} items={items} onChanged={changed} />
        ))}
        {status === 'Processing' && parcels?.every(({ status }) => isReplaceable(status)) && (
          <SendToCourier
            ids={[orderId]}
            onSent={([refused]) => {
              setProblem(refused?.reason ?? '');
              void changed();
            }}
          />
        )}
        {parcels !== null && problem && <p className="text-danger">{problem}</p>}
      </div>
    </Card>
  );
}

function isReplaceable(status: ParcelStatus) {
  return status === 'returned' || status === 'cancelled' || status === 'lost';
}

type PartProps = { parcel: ShownParcel; items: Item[]; onChanged: () => Promise<void> };

function ParcelPart({ parcel, items, onChanged }: PartProps) {
  const [isJudging, setJudging] = useState(false);
  const { _id, courier, reference, tracking, labelUrl, collected, createdAt, createdBy, events } = parcel;
  return (
    <section aria-label={reference} className="grid gap-3 border-line not-first:border-t not-first:pt-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="own-direction wrap-anywhere font-semibold">{courier.name}</p>
          {tracking && (
            <p className="wrap-anywhere">
              {words.tracking + colon}
              <bdi dir="ltr" className="font-mono">
                {tracking}
              </bdi>
            </p>
          )}
          <p className="text-ink-muted">
            {words.reference + colon}
            <bdi dir="ltr">{reference}</bdi>
          </p>
          <p className="text-ink-muted">{words.collected + colon + formatPrice(collected)}</p>
          <p className="text-ink-muted text-xs">{words.made(formatDateTime(createdAt), createdBy)}</p>
        </div>
        <ParcelState parcel={parcel} />
      </div>
      {labelUrl && (
        <a
          href={labelUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-brand-strong hover:underline"
        >
          {words.label}
        </a>
      )}
      {parcel.needsRestock && (
        <div className="grid justify-items-start gap-3 rounded-control bg-warning-soft p-3">
          <p>{restock.asked}</p>
          <Button kind="secondary" onClick={() => setJudging(true)}>
            {restock.open}
          </Button>
        </div>
      )}
      <StatusChoice parcel={parcel} onChanged={onChanged} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-medium">{words.events}</summary>
        <Events events={events} />
      </details>
      {isJudging && (
        <RestockDialog parcelId={_id} items={items} onDone={onChanged} onClose={() => setJudging(false)} />
      )}
    </section>
  );
}

function Events({ events }: Pick<ShownParcel, 'events'>) {
  if (events.length === 0) return <p className="text-ink-muted">{words.noEvents}</p>;
  return (
    <ol className="grid gap-2">
      {events
        .map((event, position) => ({ ...event, position }))
        .map(({ position, at, status, raw, reason, place, by }) => (
          <li key={position} className="border-line border-s-2 ps-3">
            <p className="font-medium">{statuses[status]}</p>
            <p className="own-direction wrap-anywhere text-ink-muted text-xs">
              {[raw === status ? '' : raw, reason, place].filter(Boolean).join(' · ')}
            </p>
            <p className="text-ink-muted text-xs">
              {formatDateTime(at)} · {by}
            </p>
          </li>
        ))}
    </ol>
  );
}

/** States that follow by themselves are left out. */
const byHand = parcelStatuses.filter((status) => status !== 'created');

function StatusChoice({ parcel, onChanged }: Pick<PartProps, 'parcel' | 'onChanged'>) {
  const [chosen, setChosen] = useState<ParcelStatus | null>(null);
  const [reason, setReason] = useState('');

  async function set(status: ParcelStatus) {
    await call('PUT /parcels/:id/status', { params: { id: parcel._id }, body: { status, reason } });
    showToast({ kind: 'success', text: words.changed(statuses[status]) });
    await onChanged();
  }

  return (
    <>
      <FilterSelect
        label={words.setStatusOf(parcel.reference)}
        value=""
        onChoose={(status) => {
          setReason('');
          setChosen(status as ParcelStatus);
        }}
      >
        <option value="" disabled>
          {words.setStatus}
        </option>
        {byHand.map((status) => (
          <option key={status} value={status}>
            {statuses[status]}
          </option>
        ))}
      </FilterSelect>
      {chosen && (
        <ConfirmDialog
          title={words.ask(statuses[chosen])}
          text={words.askText}
          confirm={words.set}
          onConfirm={() => set(chosen)}
          onClose={() => setChosen(null)}
        >
          <div className="mt-4">
            <TextField
              name="reason"
              label={words.reason}
              value={reason}
              maxLength={200}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
