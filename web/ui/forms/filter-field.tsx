import { type ComponentProps, type ReactNode, useId } from 'react';
import { NativeSelect } from './select-field.tsx';

type Look = {
  /** Where the label is: above the control, before it, or for screen readers only because the control says the same. */
  labelled?: 'above' | 'before' | 'unseen' | undefined;
};

const looks = {
  above: { field: '', label: 'mb-1.5 block font-medium text-sm' },
  before: { field: 'flex items-center gap-2', label: 'shrink-0 text-ink-muted text-sm' },
  unseen: { field: '', label: 'sr-only' },
};

type FieldProps = Look & {
  label: string;
  /** Draws the control that the label is for. */
  children: (id: string) => ReactNode;
};

/** A control among the filters of a list. Unlike a form's field it is neither required nor optional, and has no error. */
function FilterField({ label, labelled = 'above', children }: FieldProps) {
  const id = useId();
  const look = looks[labelled];
  return (
    <div className={look.field}>
      <label htmlFor={id} className={look.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

type InputProps = Look & { label: string; onFill: (value: string) => void } & Omit<
    ComponentProps<'input'>,
    'className' | 'id' | 'onChange'
  >;

/** An input among the filters of a list. */
export function FilterInput({ label, labelled, onFill, ...input }: InputProps) {
  return (
    <FilterField {...{ label, labelled }}>
      {(id) => (
        <input {...input} id={id} onChange={({ target }) => onFill(target.value)} className="control" />
      )}
    </FilterField>
  );
}

type SelectProps = Look & {
  label: string;
  name?: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
};

/** A select among the filters of a list. */
export function FilterSelect({ label, labelled, name, value, onChoose, children }: SelectProps) {
  return (
    <FilterField {...{ label, labelled }}>
      {(id) => (
        <NativeSelect id={id} name={name} value={value} onChange={(event) => onChoose(event.target.value)}>
          {children}
        </NativeSelect>
      )}
    </FilterField>
  );
}
