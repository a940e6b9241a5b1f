import { type ChangeEvent, useEffect, useRef } from 'react';
import { codeLength } from '../../../shared/sign-in.ts';
import { controlStyles, Field } from '../../ui/forms/field.tsx';
import { signInWords } from '../../words/sign-in-words.ts';

type Props = {
  error: string | undefined;
  /** It took the place of the field of an older code. */
  takesFocus: boolean;
};

/** The mailed code, in one input: it can be pasted, filled in by the phone and read out as what it is. */
export function CodeField({ error, takesFocus }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <Field label={signInWords.verify.code} required error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          onChange={keepDigits}
          className={`${controlStyles} text-center font-semibold text-2xl! tabular-nums tracking-[0.4em]`}
        />
      )}
    </Field>
  );
}

function keepDigits({ target }: ChangeEvent<HTMLInputElement>) {
  const digits = codeDigits(target.value);
  // Written only if it differs: writing moves the caret to the end.
  if (digits !== target.value) target.value = digits;
}

/** What counts of what was typed or pasted: digits, as many as a code has. */
export function codeDigits(text: string) {
  return text.replace(/\D/g, '').slice(0, codeLength);
}
