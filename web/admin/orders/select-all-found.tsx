import { useState } from 'react';
import { maxOrdersAtOnce } from '../../../shared/orders/admin-orders.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import type { Selection } from '../list/use-selection.ts';
import { type AdminOrderListState, adminOrderList } from './admin-order-list.ts';

const words = adminOrdersWords.selection;

type Filtered = { ids: ReadonlySet<string>; filter: AdminOrderListState };

/**
 * Chooses the orders of a whole filter. `filter` is the one by which all chosen orders were found; undefined if any was
 * chosen by hand.
 */
export function useFiltered({ chosen, choose }: Pick<Selection, 'chosen' | 'choose'>) {
  const [filtered, setFiltered] = useState<Filtered>();
  const isFiltered = filtered !== undefined && chosen.isSubsetOf(filtered.ids);

  async function chooseAll(filter: AdminOrderListState) {
    const { ids } = await call('GET /orders/ids', { query: filter }, { failed: words.allFailed });
    setFiltered({ ids: new Set(ids), filter });
    choose(ids);
  }
  return { filter: isFiltered ? filtered.filter : undefined, chooseAll };
}

type Props = {
  state: AdminOrderListState;
  /** Of the orders that match the filter. */
  count: number;
  chooseAll: (state: AdminOrderListState) => Promise<void>;
};

/** Offers the rest of the list once all orders of a page are chosen, as far as one change or print goes. */
export function SelectAllFound({ state, count, chooseAll }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function chooseThem() {
    setBusy(true);
    try {
      await chooseAll(state);
    } catch (error) {
      showToast({ kind: 'error', text: refusalText(error) });
    }
    setBusy(false);
  }

  const isFiltered = adminOrderList.isFiltered(state);
  return (
    <Button kind="plain" busy={isBusy} onClick={() => void chooseThem()}>
      {count > maxOrdersAtOnce ? words.first(maxOrdersAtOnce, count) : words.all(count, isFiltered)}
    </Button>
  );
}
