import PrinterIcon from 'icon:printer';
import { useState } from 'react';
import type { ReplyFrom } from '../../../shared/api.ts';
import { maxParcelsAtOnce } from '../../../shared/couriers/parcels.ts';
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
import { ChosenRows } from '../kit/chosen-rows.tsx';
import { papersUrl } from '../kit/order-papers.ts';
import { RefusedRows } from '../kit/refused-rows.tsx';
import { useFound } from '../kit/use-found.ts';
import type { Selection } from '../list/use-selection.ts';
import { parcelList } from './parcel-filters.ts';

const words = adminCouriersWords.parcels.selection;

type Listed = Pick<ReplyFrom<'GET /parcels'>['parcels'][number], '_id' | 'orderId'>;

type ParcelListState = ReturnType<typeof parcelList.read>;

type Step = keyof typeof words.steps;

type Props = {
  /** The rows of the page. */
  parcels: Listed[];
  selection: Selection;
  state: ParcelListState;
  /** Of the parcels that match the filter. */
  count: number;
  onChanged: () => unknown;
};

/** What can be done with the chosen parcels: tell where they are, where no interface does, and print their slips. */
export function ParcelSelection({ parcels, selection, state, count, onChanged }: Props) {
  const { found, isWhole, chooseAll } = useFound(selection, findAll);
  const orders = useOrdersOf(parcels, found?.reply);
  const [step, setStep] = useState<Step | null>(null);
  const [refused, setRefused] = useState<{ _id: string; text: string }[]>([]);
  const ids = [...selection.chosen];
  const steps: Step[] = mayUndo(useRole()) ? ['in_transit', 'delivered', 'returned'] : ['in_transit'];

  async function tell(status: Step) {
    const filter = found && { filter: found.filter };
    const results = await call('PUT /parcels/status', { body: { ids, status, ...filter } });
    if (results.done.length > 0) showToast({ kind: 'success', text: words.done(results.done.length) });
    const reasons = await withReasons(results.refused);
    setRefused(
      reasons.map(({ _id, reason }) => ({
        _id,
        text: adminOrdersWords.selection.refusal(groupedNumber(orders.get(_id) ?? ''), reason),
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
      {ids.length > 0 && (
        <ChosenRows
          {...{ selection, words, count, most: maxParcelsAtOnce }}
          isWhole={isWhole}
          isFiltered={parcelList.isFiltered(state)}
          chooseAll={() => chooseAll(state)}
        >
          {steps.map((each) => (
            <Button key={each} kind="secondary" onClick={() => setStep(each)}>
              {words.steps[each]}
            </Button>
          ))}
          <a
            href={papersUrl('slips', [...new Set(ids.flatMap((id) => orders.get(id) ?? []))])}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles({ kind: 'plain' })}
          >
            <PrinterIcon className="size-4.5" />
            {adminOrdersWords.papers.slips}
          </a>
        </ChosenRows>
      )}
      {step && (
        <ConfirmDialog
          title={words.ask(ids.length, words.steps[step])}
          text={words.text}
          confirm={words.steps[step]}
          onConfirm={() => tell(step)}
          onClose={() => setStep(null)}
        />
      )}
    </>
  );
}

function findAll(query: ParcelListState) {
  return call('GET /parcels/ids', { query }, { failed: backOfficeWords.selection.allFailed });
}

/** The orders of the parcels on the pages so far, and of the found ones. */
function useOrdersOf(parcels: Listed[], found: { ids: string[]; orderIds: string[] } | undefined) {
  const [orders] = useState(() => new Map<string, string>());
  for (const { _id, orderId } of parcels) orders.set(_id, orderId);
  for (const [place, id] of found?.ids.entries() ?? []) orders.set(id, found?.orderIds[place] ?? '');
  return orders;
}
