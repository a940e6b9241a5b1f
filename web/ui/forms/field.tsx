import CircleExclamationPointIcon from 'icon:circle-alert';
import TriangleExclamationPointIcon from 'icon:triangle-alert';
import { type ReactNode, useId } from 'react';
import { uiWords } from '../../words/ui-words.ts';

export type FieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** What to look at before the form is sent, which does not need it. */
  warning?: string | undefined;
  /** For a field that may stay empty: whether nobody needs it, one of several such fields is needed, the law requires it, or a correction of an order does. */
  need?: keyof typeof uiWords.needs | undefined;
};

type Described = {
  id: string;
  'aria-invalid'?: true;
  'data-warned'?: true;
  'aria-describedby'?: string;
};

type Props = FieldProps & {
  required: boolean;
  /** Draws the control with the attributes that tie it to its label, hint and error. */
  children: (control: Described) => ReactNode;
};

/** A control with its label above, and its error, warning or hint below. */
export function Field({ label, hint, error, warning, need = 'nobody', required, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? warning ?? hint;
  const state = error ? { 'aria-invalid': true as const } : warning && { 'data-warned': true as const };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
        {!required && <span className="font-normal text-ink-muted"> {uiWords.needs[need]}</span>}
      </label>
      {children({ id, ...(state || {}), ...(note && { 'aria-describedby': noteId }) })}
      <Note id={noteId} {...{ hint, error, warning }} />
    </div>
  );
}

type NoteProps = Pick<FieldProps, 'error' | 'warning'> & { id: string; hint: string | undefined };

function Note({ id, hint, error, warning }: NoteProps) {
  if (error) return <FieldError id={id} text={error} />;
  if (warning) return <FieldWarning id={id} text={warning} />;
  return hint && <FieldHint id={id} text={hint} />;
}

/** The error of a control. Screen readers announce it when it appears. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="alert" className="mt-1.5 flex items-center gap-1.5 text-danger text-sm">
      <CircleExclamationPointIcon className="size-4" />
      {text}
    </p>
  );
}

function FieldWarning({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="status" className="mt-1.5 flex gap-1.5 text-sm text-warning">
      <TriangleExclamationPointIcon className="mt-0.5 size-4" />
      {text}
    </p>
  );
}

function FieldHint({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="mt-1.5 text-ink-muted text-sm">
      {text}
    </p>
  );
}
