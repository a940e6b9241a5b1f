import ChevronDownIcon from 'icon:chevron-down';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'select'>, 'className' | 'id'>;

/** A select with its label. The options are the children. */
export function SelectField({ label, hint, error, warning, need, required = false, ...select }: Props) {
  return (
    <Field {...{ label, hint, error, warning, need, required }}>
      {(control) => <NativeSelect {...select} {...control} required={required} />}
    </Field>
  );
}

/** Native, because every device shows its own list best. */
export function NativeSelect(select: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className="relative block">
      <select {...select} className="control cursor-pointer appearance-none truncate pe-10" />
      <ChevronDownIcon className="field-icon end-3.5 size-4.5 text-ink-muted" />
    </span>
  );
}
