import PrinterIcon from 'icon:printer';
import XIcon from 'icon:x';
import { useState } from 'react';
import type { ReplyFrom } from '../../../shared/api.ts';
import { mayUndo } from '../../../shared/orders/order-rights.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { call } from '../../call.ts';
import { withReasons } from '../../session/translated.ts';
import { useRole } from '../../session/use-may.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { papersUrl } from '../kit/order-papers.ts';
import { RefusedRows } from '../kit/refused-rows.tsx';
import type { Selection } from '../list/use-selection.ts';

const words = adminCouriersWords.parcels.selection;

type Listed = Pick<ReplyFrom<'GET /parcels'>['parcels'][number], '_id' | 'orderId'>;

type Step = keyof typeof words.steps;

type Props = {
  /** The rows of the page, of which alone parcels can be chosen. */
  parcels: Listed[];
  selection: Selection;
  onChanged: () => unknown;
};

/** What can be done with the chosen parcels: tell where they are, where no interface does, and print their slips. */
export function ParcelSelection({ parcels, selection, onChanged }: Props) {
  const [step, setStep] = useState<Step | null>(null);
  const [refused, setRefused] = useState<{ _id: string; text: string }[]>([]);
  const chosen = parcels.filter(({ _id }) => selection.chosen.has(_id));
  const steps: Step[] = mayUndo(useRole()) ? ['in_transit', 'delivered', 'returned'] : ['in_transit'];

  async function tell(status: Step) {
    const orders = new Map(chosen.map(({ _id, orderId }) => [_id, groupedNumber(orderId)]));
    const results = await call('PUT /parcels/status', { body: { ids: [...orders.keys()], status } });
    if (results.done.length > 0) showToast({ kind: 'success', text: words.done(results.done.length) });
    const reasons = await withReasons(results.refused);
    setRefused(
      reasons.map(({ _id, reason }) => ({
        _id,
        text: adminOrdersWords.selection.refusal(orders.get(_id) ?? '', reason),
      })),
    );
    selection.clear();
    await onChanged();
  }

  return (
    <>
      {refused.length > 0 && (
        <RefusedRows title={words.refused(refused.length)} rows={refused} onClose={() => setRefused([])} />
      )}
      {chosen.length > 0 && (
        <section
          aria-label={words.label}
          className="z-20 mb-2 flex flex-wrap items-center gap-2 rounded-card border border-brand/40 bg-brand-soft px-2 py-1 text-sm lg:sticky lg:top-14"
        >
          <p aria-live="polite" className="px-1 font-semibold tabular-nums">
            {words.selected(chosen.length)}
          </p>
          {steps.map((each) => (
            <Button key={each} kind="secondary" onClick={() => setStep(each)}>
              {words.steps[each]}
            </Button>
          ))}
          <a
            href={papersUrl(
              'slips',
              chosen.map(({ orderId }) => orderId),
            )}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles({ kind: 'plain' })}
          >
            <PrinterIcon className="size-4.5" />
            {adminOrdersWords.papers.slips}
          </a>
          <span className="ms-auto">
            <Button kind="plain" onClick={selection.clear} title={backOfficeWords.selection.clear}>
              <XIcon className="size-4.5" />
              <span className="sr-only">{backOfficeWords.selection.clear}</span>
            </Button>
          </span>
        </section>
      )}
      {step && (
        <ConfirmDialog
          title={words.ask(chosen.length, words.steps[step])}
          text={words.text}
          confirm={words.steps[step]}
          onConfirm={() => tell(step)}
          onClose={() => setStep(null)}
        />
      )}
    </>
  );
}
