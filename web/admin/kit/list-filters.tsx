import { isValidElement, type ReactElement } from 'react';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { FilterInput, FilterSelect } from '../../ui/forms/filter-field.tsx';
import { TextOptions } from '../../ui/forms/options.tsx';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { colon } from '../../words/formats.ts';
import type { AdminList, ListState, Texts } from '../list/admin-list.ts';
import { useFilterDraft } from '../list/use-admin-list.ts';
import { FilterLine } from './filter-line.tsx';

/** Words to search for, under a label that names what is searched; in a line, the placeholder does. */
type Keyword = { keyword: string; placeholder?: string };

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

/** A text that waits for the button. */
type Typed<Name> = { name: Name; label: string; options?: undefined };

type Field<Name> = (Keyword | Days | Choice<Name> | Typed<Name>) & {
  /** In a line of filters, whether it stands beside the first one or behind the button. */
  place?: 'beside' | 'folded';
};

/** The filters of a list, as its page states them. */
export type FilterSettings<Filters extends Texts, Sorting extends Texts> = {
  label: string;
  /** How the filters share the width. Without it they are one line, and the rarer ones are behind a button. */
  columns?: string;
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
  const isLine = columns === undefined;
  const controls = (place?: 'beside' | 'folded') =>
    fields
      .filter((field) => !isLine || field.place === place)
      .map((field) => (
        <Control key={'name' in field ? field.name : Object.keys(field)[0]} {...{ field, control, isLine }} />
      ));
  const buttons = apply && (
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
  );
  return (
    <search aria-label={label}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          show(always);
        }}
        className={isLine ? '' : `${boxStyles} ${columns}`}
      >
        {isLine ? (
          <FilterLine
            first={controls()}
            beside={controls('beside')}
            folded={controls('folded')}
            apply={buttons}
          />
        ) : (
          <>
            {controls()}
            {buttons}
          </>
        )}
      </form>
    </search>
  );
}

const boxStyles = 'grid items-end gap-3 rounded-card border border-line bg-canvas p-4 *:min-w-0 sm:gap-4';

type ControlProps = {
  field: Field<string>;
  isLine: boolean;
  control: { values: Texts; fill: (part: Texts) => void; show: (part: Texts) => void };
};

function Control({ field, isLine, control: { values, fill, show } }: ControlProps) {
  const isInLine = isLine && field.place !== 'folded';
  const labelled = isInLine ? 'unseen' : 'above';
  // The server accepts 200 characters.
  const text = { type: 'search', maxLength: 200, labelled } as const;
  if ('keyword' in field) {
    return (
      <FilterInput
        {...text}
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
        labelled={isInLine ? 'before' : 'above'}
        value={values[day] || (field.shown?.[day] ?? '')}
        onFill={(value) => fill({ [day]: value })}
      />
    ));
  }
  const { name, label, options } = field;
  if (options === undefined) {
    return (
      <FilterInput
        {...text}
        label={label}
        value={values[name] ?? ''}
        onFill={(value) => fill({ [name]: value })}
      />
    );
  }
  return (
    <FilterSelect
      label={label}
      labelled={labelled}
      value={values[name] ?? ''}
      onChoose={(value) => (field.waits ? fill : show)({ [name]: value })}
    >
      {isValidElement(options) ? options : <TextOptions texts={options} />}
    </FilterSelect>
  );
}

/** The filters that are in force, in words, with the address of the list without each. */
export function chipsOf<Filters extends Texts, Sorting extends Texts>(
  list: AdminList<Filters, Sorting>,
  state: ListState<Filters, Sorting>,
  fields: Field<string>[],
) {
  const texts = fields.flatMap((field): [string, string][] => {
    if ('keyword' in field) return [];
    if ('days' in field) {
      return (['startDate', 'endDate'] as const).map((day) => [day, dayText(field.days[day], state[day])]);
    }
    const { name, label, options } = field;
    const value = state[name] ?? '';
    // The options of a tree are indented.
    const text = isValidElement(options) ? undefined : (options?.[value]?.trim() ?? value);
    return [[name, value && text ? `${label}${colon}${text}` : '']];
  });
  return texts
    .filter(([, text]) => text !== '')
    .map(([name, text]) => ({ text, without: list.url(list.change(state, { [name]: '' })) }));
}

function dayText(label: string, day: string | undefined) {
  return day ? `${label}${colon}${formatDay(day)}` : '';
}
