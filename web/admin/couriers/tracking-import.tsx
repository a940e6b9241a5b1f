import type { ListedCourier, TrackingResult } from '../../../shared/couriers/couriers.ts';
import { call } from '../../call.ts';
import { PageRefusal } from '../../ui/page-refusal.ts';
import { showToast } from '../../ui/toast.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { SheetImport } from './sheet-import.tsx';

const words = adminCouriersWords.tracking;

type Props = { couriers: ListedCourier[]; onDone: () => unknown };

/** Reads the tracking numbers of a courier's file. */
export function TrackingImport({ couriers, onDone }: Props) {
  async function apply(courierId: string, csv: string, partly: boolean) {
    const result = await send(courierId, { csv, apply: true, partly });
    if (!result.isApplied) throw new PageRefusal(offer(result) ? words.unticked : words.refused);
    showToast({ kind: 'success', text: words.done(result.changes.length) });
    await onDone();
  }

  return (
    <SheetImport {...{ couriers, words, preview, apply, offer }} kind="secondary">
      {(result) => <Changes {...result} />}
    </SheetImport>
  );
}

/** The lines without problems, if there are any beside those with problems. */
function offer({ changes, problems }: TrackingResult) {
  return problems.length > 0 && changes.length > 0 ? words.partly(changes.length) : undefined;
}

function preview(courierId: string, csv: string) {
  return send(courierId, { csv, apply: false, partly: true });
}

function send(id: string, body: { csv: string; apply: boolean; partly: boolean }) {
  return call('POST /couriers/:id/tracking', { params: { id }, body });
}

function Changes({ changes, same }: TrackingResult) {
  return (
    <div>
      <p className="font-semibold">{words.changes(changes.length)}</p>
      {same > 0 && <p className="text-ink-muted">{words.same(same)}</p>}
      <ul className="mt-1 max-h-48 list-disc overflow-y-auto ps-5">
        {changes.map(({ reference, customer, tracking, before }) => (
          <li key={reference} className="wrap-anywhere">
            {before
              ? words.replaced(words.change(reference, customer, tracking), before)
              : words.change(reference, customer, tracking)}
          </li>
        ))}
      </ul>
    </div>
  );
}
