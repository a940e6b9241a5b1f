import { type FormEvent, type ReactNode, useId } from 'react';
import { orderStatuses } from '../../shared/orders.ts';
import { controlStyles } from '../forms/field.tsx';
import { Button } from '../ui/button.tsx';
import { orderDeskWords } from '../words/order-desk-words.ts';
import { orderWords } from '../words/order-words.ts';
import type { OrderFilterValues, OrderList } from './order-list.ts';
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
        className="grid grid-cols-2 items-end gap-3 rounded-card border border-line bg-canvas p-4 sm:gap-4 xl:grid-cols-[minmax(12rem,1fr)_10rem_9.5rem_9.5rem_auto]"
      >
        <Labelled label={words.keyword}>
          {(id) => (
            <input
              id={id}
              type="search"
              maxLength={200}
              placeholder={words.keywordPlaceholder}
              value={filters.keyword}
              onChange={({ target }) => fill({ keyword: target.value })}
              className={controlStyles}
            />
          )}
        </Labelled>
        <StatusFilter value={filters.status} onChoose={(status) => show({ ...filters, status })} />
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

type StatusProps = {
  value: OrderFilterValues['status'];
  onChoose: (status: OrderFilterValues['status']) => void;
};

function StatusFilter({ value, onChoose }: StatusProps) {
  return (
    <Labelled label={words.status}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChoose(orderStatuses.find((status) => status === target.value) ?? '')}
          className={`${controlStyles} cursor-pointer`}
        >
          <option value="">{words.allStatuses}</option>
          {orderStatuses.map((status) => (
            <option key={status} value={status}>
              {orderWords.status[status]}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

type DayProps = { label: string; value: string; onFill: (day: string) => void };

function DayFilter({ label, value, onFill }: DayProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          value={value}
          onChange={({ target }) => onFill(target.value)}
          className={controlStyles}
        />
      )}
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0 max-sm:first:col-span-2 max-sm:nth-2:col-span-2">
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
