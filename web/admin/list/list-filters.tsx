import type { ReactNode } from 'react';
import { FilterInput } from '../../ui/forms/filter-field.tsx';

type Props = {
  label: string;
  /** How the filters share the width. */
  columns: string;
  onApply: () => void;
  children: ReactNode;
};

/** The filters above a list. */
export function ListFilters({ label, columns, onApply, children }: Props) {
  return (
    <search aria-label={label}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onApply();
        }}
        className={`grid items-end gap-3 rounded-card border border-line bg-canvas p-4 *:min-w-0 sm:gap-4 ${columns}`}
      >
        {children}
      </form>
    </search>
  );
}

type KeywordProps = {
  label: string;
  placeholder: string;
  value: string;
  onFill: (keyword: string) => void;
};

/** The words to search for. The server accepts 200 characters. */
export function KeywordField(props: KeywordProps) {
  return <FilterInput {...props} type="search" maxLength={200} />;
}

type Days = { startDate: string; endDate: string };

type DaysProps = {
  labels: Days;
  values: Days;
  onFill: (days: Partial<Days>) => void;
};

/** Fields for the first and the last day of a list, in the format `YYYY-MM-DD`. */
export function DayFilters({ labels, values, onFill }: DaysProps) {
  return (
    <>
      <FilterInput
        type="date"
        label={labels.startDate}
        value={values.startDate}
        onFill={(startDate) => onFill({ startDate })}
      />
      <FilterInput
        type="date"
        label={labels.endDate}
        value={values.endDate}
        onFill={(endDate) => onFill({ endDate })}
      />
    </>
  );
}
