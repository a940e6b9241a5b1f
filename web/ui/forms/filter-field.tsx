import { type ComponentProps, type ReactNode, useId } from 'react';
import { NativeSelect } from './select-field.tsx';

type FieldProps = {
  label: string;
  /** Draws the control that the label is for. */
  children: (id: string) => ReactNode;
};

/** A control among the filters of a list. Unlike a form's field it is neither required nor optional, and has no error. */
function FilterField({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

type InputProps = { label: string; onFill: (value: string) => void } & Omit<
  ComponentProps<'input'>,
  'className' | 'id' | 'onChange'
>;

/** An input among the filters of a list. */
export function FilterInput({ label, onFill, ...input }: InputProps) {
  return (
    <FilterField label={label}>
      {(id) => (
        <input {...input} id={id} onChange={({ target }) => onFill(target.value)} className="control" />
      )}
    </FilterField>
  );
}

type SelectProps = {
  label: string;
  name?: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
};

/** A select among the filters of a list. */
export function FilterSelect({ label, name, value, onChoose, children }: SelectProps) {
  return (
    <FilterField label={label}>
      {(id) => (
        <NativeSelect id={id} name={name} value={value} onChange={(event) => onChoose(event.target.value)}>
          {children}
        </NativeSelect>
      )}
    </FilterField>
  );
}
