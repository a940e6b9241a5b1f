import { type FormEvent, useId } from 'react';
import { orderStatuses } from '../../shared/orders.ts';
import { controlStyles } from '../forms/field.tsx';
import { FilterSelect } from '../forms/filter-select.tsx';
import { KeywordField } from '../forms/keyword-field.tsx';
import { Button } from '../ui/button.tsx';
import { orderDeskWords } from '../words/order-desk-words.ts';
import { orderWords } from '../words/order-words.ts';
import { type OrderList, readStatus } from './order-list.ts';
import { useOrderFilters } from './use-order-filters.ts';

const words = orderDeskWords.list.filters;

/** Which orders to show. A status takes effect at once, with what else is filled in; words and days when applied. */
export function OrderFilters({ list }: { list: OrderList }) {
  const { filters, fill, show } = useOrderFilters(list);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(filters);
  };
  return (
    <search aria-label={words.label}>
      <form
        onSubmit={submit}
        className="grid grid-cols-2 items-end gap-3 rounded-card border border-line bg-canvas p-4 *:min-w-0 max-sm:*:nth-[-n+2]:col-span-2 sm:gap-4 xl:grid-cols-[minmax(12rem,1fr)_10rem_9.5rem_9.5rem_auto]"
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
        <DayFilter
          label={words.startDate}
          value={filters.startDate}
          onFill={(startDate) => fill({ startDate })}
        />
        <DayFilter label={words.endDate} value={filters.endDate} onFill={(endDate) => fill({ endDate })} />
        <div className="col-span-2 xl:col-span-1 xl:pb-0.5">
          <Button type="submit" kind="secondary">
            {words.apply}
          </Button>
        </div>
      </form>
    </search>
  );
}

type DayProps = { label: string; value: string; onFill: (day: string) => void };

function DayFilter({ label, value, onFill }: DayProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={({ target }) => onFill(target.value)}
        className={controlStyles}
      />
    </div>
  );
}
