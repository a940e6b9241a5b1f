import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type InputProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id'>;

/** One line of text, controlled or read from the form's data. */
export function TextField({ label, hint, error, warning, need, required = false, ...input }: InputProps) {
  return (
    <Field {...{ label, hint, error, warning, need, required }}>
      {(control) => <input {...input} {...control} required={required} className="control" />}
    </Field>
  );
}

type EmailProps = Omit<InputProps, 'type' | 'inputMode' | 'maxLength' | 'required'>;

/** An e-mail address. */
export function EmailField(props: EmailProps) {
  return <TextField {...props} type="email" inputMode="email" maxLength={254} required />;
}

type AreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

/** Several lines of text. */
export function TextArea({ label, hint, error, warning, need, required = false, ...area }: AreaProps) {
  return (
    <Field {...{ label, hint, error, warning, need, required }}>
      {(control) => <textarea rows={3} {...area} {...control} required={required} className="control py-3" />}
    </Field>
  );
}
