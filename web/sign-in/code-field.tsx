import { useEffect, useRef } from 'react';
import { codeLength } from '../../shared/sign-in.ts';
import { TextField } from '../ui/text-field.tsx';
import { signInWords } from '../words/sign-in-words.ts';

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
    <TextField
      ref={input}
      label={signInWords.verify.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      error={error}
      onChange={({ target }) => {
        const digits = codeDigits(target.value);
        // Written only if it differs: writing moves the caret to the end.
        if (digits !== target.value) target.value = digits;
      }}
    />
  );
}

/** What counts of what was typed or pasted: digits, as many as a code has. */
export function codeDigits(text: string) {
  return text.replace(/\D/g, '').slice(0, codeLength);
}
