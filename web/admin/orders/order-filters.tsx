import { orderStatuses } from '../../../shared/order-terms.ts';
import { Button } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/forms/filter-bar.tsx';
import { FilterInput } from '../../ui/forms/filter-field.tsx';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { KeywordField } from '../../ui/forms/keyword-field.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { type OrderList, readStatus } from './admin-order-list.ts';
import { useOrderFilters } from './use-order-filters.ts';

const words = adminOrdersWords.list.filters;

/** Which orders to show. A status takes effect at once, with what else is filled in; words and days when applied. */
export function OrderFilters({ list }: { list: OrderList }) {
  const { filters, fill, show } = useOrderFilters(list);
  return (
    <FilterBar
      label={words.label}
      columns="grid-cols-2 max-sm:*:nth-[-n+2]:col-span-2 xl:grid-cols-[minmax(12rem,1fr)_10rem_9.5rem_9.5rem_auto]"
      onApply={() => show(filters)}
    >
      <KeywordField
        label={words.keyword}
        placeholder={words.keywordPlaceholder}
        value={filters.keyword}
        onFill={(keyword) => fill({ keyword })}
      />
      <FilterSelect
        label={words.status}
        value={filters.status}
        onChoose={(value) => show({ ...filters, status: readStatus(value) })}
      >
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
        value={filters.startDate}
        onFill={(startDate) => fill({ startDate })}
      />
      <FilterInput
        type="date"
        label={words.endDate}
        value={filters.endDate}
        onFill={(endDate) => fill({ endDate })}
      />
      <div className="col-span-2 xl:col-span-1 xl:pb-0.5">
        <Button type="submit" kind="secondary">
          {words.apply}
        </Button>
      </div>
    </FilterBar>
  );
}
