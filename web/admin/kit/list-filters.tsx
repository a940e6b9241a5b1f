import { isValidElement, type ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { FilterInput, FilterSelect } from '../../ui/forms/filter-field.tsx';
import { TextOptions } from '../../ui/forms/options.tsx';
import { backOfficeWords } from '../../words/back-office-words.ts';
import type { AdminList, ListState, Texts } from '../list/admin-list.ts';
import { useFilterDraft } from '../list/use-admin-list.ts';

/** Words to search for. */
type Keyword = { keyword: string; placeholder: string };

/** The first and the last day of a list. `shown` are its days if none were chosen. */
type Days = { days: { startDate: string; endDate: string }; shown?: { startDate: string; endDate: string } };

/** One of several values. It takes effect at once, unless it waits for the button. */
type Choice<Name> = {
  name: Name;
  label: string;
  waits?: boolean;
  /** The texts by value, or the `option` elements; '' filters nothing. */
  options: Record<string, string> | ReactElement;
};

type Field<Name> = Keyword | Days | Choice<Name>;

/** The filters of a list, as its page states them. */
export type FilterSettings<Filters extends Texts, Sorting extends Texts> = {
  label: string;
  /** How the filters share the width. */
  columns: string;
  fields: Field<keyof (Filters & Sorting) & string>[];
  /** The words of the button. Without it, Enter applies what was typed. */
  apply?: string;
  /** Whether a button clears all filters. */
  clears?: boolean;
  /** Values that every change sets too. */
  always?: Partial<Record<keyof (Filters & Sorting), string>>;
};

export type FiltersOf<List> =
  List extends AdminList<infer Filters, infer Sorting> ? FilterSettings<Filters, Sorting> : never;

type Props<Filters extends Texts, Sorting extends Texts> = FilterSettings<Filters, Sorting> & {
  list: AdminList<Filters, Sorting>;
  state: ListState<Filters, Sorting>;
};

/** The filters above a list. */
export function ListFilters<Filters extends Texts, Sorting extends Texts>(props: Props<Filters, Sorting>) {
  const { list, state, label, columns, fields, apply, clears, always } = props;
  const { draft, fill, show, clear } = useFilterDraft(list, state);
  const values: Texts = { ...state, ...draft };
  const control = {
    values,
    fill: (part: Texts) => fill(part as Partial<Record<keyof Filters, string>>),
    show: (part: Texts) => show({ ...always, ...part } as typeof always),
  };
  return (
    <search aria-label={label}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          show(always);
        }}
        className={`grid items-end gap-3 rounded-card border border-line bg-canvas p-4 *:min-w-0 sm:gap-4 ${columns}`}
      >
        {fields.map((field) => (
          <Control key={'name' in field ? field.name : Object.keys(field)[0]} {...{ field, control }} />
        ))}
        {apply && (
          <div className="flex flex-wrap gap-2 md:pb-0.5">
            <Button type="submit" kind="secondary">
              {apply}
            </Button>
            {clears && (
              <Button kind="plain" onClick={clear}>
                {backOfficeWords.list.clear}
              </Button>
            )}
          </div>
        )}
      </form>
    </search>
  );
}

type ControlProps = {
  field: Field<string>;
  control: { values: Texts; fill: (part: Texts) => void; show: (part: Texts) => void };
};

function Control({ field, control: { values, fill, show } }: ControlProps) {
  if ('keyword' in field) {
    return (
      <FilterInput
        type="search"
        // The server accepts 200 characters.
        maxLength={200}
        label={field.keyword}
        placeholder={field.placeholder}
        value={values.keyword}
        onFill={(keyword) => fill({ keyword })}
      />
    );
  }
  if ('days' in field) {
    return (['startDate', 'endDate'] as const).map((day) => (
      <FilterInput
        key={day}
        type="date"
        label={field.days[day]}
        value={values[day] || (field.shown?.[day] ?? '')}
        onFill={(value) => fill({ [day]: value })}
      />
    ));
  }
  const { name, label, waits, options } = field;
  return (
    <FilterSelect
      label={label}
      value={values[name] ?? ''}
      onChoose={(value) => (waits ? fill : show)({ [name]: value })}
    >
      {isValidElement(options) ? options : <TextOptions texts={options} />}
    </FilterSelect>
  );
}
