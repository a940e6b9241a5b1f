import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlStyles } from './field.tsx';

type FieldProps = {
  label: string;
  /** Draws the control that the label is for. */
  children: (id: string) => ReactNode;
};

/** A control among a list's filters: neither asked for nor called optional, and never wrong. */
export function FilterField({ label, children }: FieldProps) {
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

/** What is filled in among a list's filters. */
export function FilterInput({ label, onFill, ...input }: InputProps) {
  return (
    <FilterField label={label}>
      {(id) => (
        <input {...input} id={id} onChange={({ target }) => onFill(target.value)} className={controlStyles} />
      )}
    </FilterField>
  );
}
