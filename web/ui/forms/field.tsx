import CircleExclamationPointIcon from 'icon:circle-alert';
import { type ReactNode, useId } from 'react';
import { uiWords } from '../../words/ui-words.ts';

export type FieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** For a field that may stay empty: whether nobody needs it, one of several such fields is needed, or the law requires it. */
  need?: keyof typeof uiWords.needs | undefined;
};

type Described = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

type Props = FieldProps & {
  required: boolean;
  /** Draws the control with the attributes that tie it to its label, hint and error. */
  children: (control: Described) => ReactNode;
};

/** A control with its label above, and its hint or error below. */
export function Field({ label, hint, error, need = 'nobody', required, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
        {!required && <span className="font-normal text-ink-muted"> {uiWords.needs[need]}</span>}
      </label>
      {children({ id, ...(error && { 'aria-invalid': true }), ...(note && { 'aria-describedby': noteId }) })}
      {error ? <FieldError id={noteId} text={error} /> : hint && <FieldHint id={noteId} text={hint} />}
    </div>
  );
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

function FieldHint({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="mt-1.5 text-ink-muted text-sm">
      {text}
    </p>
  );
}
