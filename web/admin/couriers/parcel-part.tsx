import { useState } from 'react';
import { endingStatuses, type ParcelStatus, parcelStatuses } from '../../../shared/couriers/parcel-terms.ts';
import type { ShownParcel } from '../../../shared/couriers/parcels.ts';
import { call } from '../../call.ts';
import { useMay } from '../../session/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';
import { LabelLink, ParcelState, stepText } from './parcel-state.tsx';
import { RestockDialog } from './restock-dialog.tsx';

const { card: words, parcels: listWords, statuses, restock } = adminCouriersWords;

export type Item = { name: string; quantity: number };

type PartProps = { parcel: ShownParcel; items: Item[]; onChanged: () => Promise<void> };

/** One parcel of an order: where it is, what happened, and what can be done. */
export function ParcelPart({ parcel, items, onChanged }: PartProps) {
  const [isJudging, setJudging] = useState(false);
  const { _id, courier, reference, tracking, labelUrl, collected, owed, createdAt, createdBy, events } =
    parcel;
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
          {owed !== undefined && owed < collected && (
            <p className="font-medium text-warning">
              {listWords.owed(formatPrice(owed), formatPrice(collected))}
            </p>
          )}
          <p className="text-ink-muted text-xs">{words.made(formatDateTime(createdAt), createdBy)}</p>
        </div>
        <ParcelState parcel={parcel} />
      </div>
      {labelUrl && <LabelLink url={labelUrl} />}
      {parcel.needsRestock && (
        <div className="grid justify-items-start gap-3 rounded-control bg-warning-soft p-3">
          <p>{restock.asked}</p>
          <Button kind="secondary" onClick={() => setJudging(true)}>
            {restock.open}
          </Button>
        </div>
      )}
      <ApiActions parcel={parcel} onChanged={onChanged} />
      <StatusChoice parcel={parcel} onChanged={onChanged} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-medium">{words.events}</summary>
        <Events events={events} steps={parcel.steps} />
      </details>
      {isJudging && (
        <RestockDialog parcelId={_id} items={items} onDone={onChanged} onClose={() => setJudging(false)} />
      )}
    </section>
  );
}

function Events({ events, steps }: Pick<ShownParcel, 'events' | 'steps'>) {
  if (events.length === 0) return <p className="text-ink-muted">{words.noEvents}</p>;
  return (
    <ol className="grid gap-2">
      {steps.map((step) => (
        <li key={step.at} className="border-brand border-s-2 ps-3">
          <p className="font-medium">{stepText(step)}</p>
          <p className="text-ink-muted text-xs">
            {formatDateTime(step.at)} · {step.by}
          </p>
        </li>
      ))}
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

/** What the courier's interface can be asked to do. */
function ApiActions({ parcel, onChanged }: Pick<PartProps, 'parcel' | 'onChanged'>) {
  const [isAsking, setAsking] = useState(false);
  const { _id, courier, reference, status, tracking, problem } = parcel;
  const mayCancel = status === 'created' || status === 'pending_pickup';
  const mayRetry = problem === 'hidden' || (problem && !tracking && status === 'created');
  const params = { id: _id };

  async function retry() {
    await call('POST /parcels/:id/retry', { params });
    showToast({ kind: 'success', text: words.retried });
    await onChanged();
  }

  async function cancel() {
    await call('POST /parcels/:id/cancel', { params });
    showToast({ kind: 'success', text: words.cancelled });
    await onChanged();
  }

  if (courier.kind === 'sheet' || !(mayCancel || mayRetry)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {mayRetry && (
        <Button
          kind="secondary"
          onClick={() =>
            void retry().catch((error: unknown) => showToast({ kind: 'error', text: refusalText(error) }))
          }
        >
          {words.retry}
        </Button>
      )}
      {mayCancel && (
        <Button kind="danger" onClick={() => setAsking(true)}>
          {words.cancel}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.cancelAsk(reference)}
          text={words.cancelText}
          confirm={words.cancel}
          kind="destructive"
          onConfirm={cancel}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** States that follow by themselves are left out, and those with which the order ends for people who may not end it. */
function statesByHand(mayEnd: boolean) {
  return parcelStatuses.filter(
    (status) => status !== 'created' && (mayEnd || !endingStatuses.includes(status)),
  );
}

function StatusChoice({ parcel, onChanged }: Pick<PartProps, 'parcel' | 'onChanged'>) {
  const may = useMay();
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
        <Options of={statesByHand(may('money'))} text={(status) => statuses[status]} />
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
