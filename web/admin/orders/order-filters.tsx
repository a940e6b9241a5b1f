import { orderStatuses } from '../../../shared/order-terms.ts';
import { Button } from '../../ui/button.tsx';
import { FilterInput, FilterSelect } from '../../ui/forms/filter-field.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { KeywordField, ListFilters } from '../list/list-filters.tsx';
import { useFilterDraft } from '../list/use-admin-list.ts';
import { type AdminOrderListState, adminOrderList } from './admin-order-list.ts';

const words = adminOrdersWords.list.filters;

/** The filters of the orders. Choosing a status applies all values at once; the other fields wait for the button. */
export function OrderFilters({ state }: { state: AdminOrderListState }) {
  const { draft, fill, show } = useFilterDraft(adminOrderList, state);
  return (
    <ListFilters
      label={words.label}
      columns="grid-cols-2 max-sm:*:nth-[-n+2]:col-span-2 xl:grid-cols-[minmax(12rem,1fr)_10rem_9.5rem_9.5rem_auto]"
      onApply={show}
    >
      <KeywordField
        label={words.keyword}
        placeholder={words.keywordPlaceholder}
        value={draft.keyword}
        onFill={(keyword) => fill({ keyword })}
      />
      <FilterSelect label={words.status} value={draft.status} onChoose={(status) => show({ status })}>
        <option value="">{words.allStatuses}</option>
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {orderWords.status[status]}
          </option>
        ))}
      </FilterSelect>
      <FilterInput
        type="date"
        label={words.startDate}
        value={draft.startDate}
        onFill={(startDate) => fill({ startDate })}
      />
      <FilterInput
        type="date"
        label={words.endDate}
        value={draft.endDate}
        onFill={(endDate) => fill({ endDate })}
      />
      <div className="col-span-2 xl:col-span-1 xl:pb-0.5">
        <Button type="submit" kind="secondary">
          {words.apply}
        </Button>
      </div>
    </ListFilters>
  );
}
