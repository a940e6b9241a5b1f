import CircleCheckIcon from 'icon:circle-check';
import CircleXIcon from 'icon:circle-x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../ui/forms/check-values.ts';
import type { TypedValues } from '../../ui/forms/checked-form.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { signInWords } from '../../words/sign-in-words.ts';

const words = signInWords.passwords;

type Props = {
  labels: { password: string; confirm: string };
  errors: FieldErrors;
  /** What is said about the password typed so far. */
  children: (password: string) => ReactNode;
};

/** A new password, typed twice; below it stands at once whether both are the same. */
export function NewPasswordFields({ labels, errors, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [[password = '', confirmed = ''], setTyped] = useState<string[]>([]);
  const isMatch = password === confirmed;

  function read() {
    setTyped(Array.from(box.current?.querySelectorAll('input') ?? [], ({ value }) => value));
  }

  // Whoever is quick has typed before React came.
  useEffect(read, []);

  const field = { autoComplete: 'new-password', maxLength: 200, required: true } as const;
  const error = isMatch ? undefined : errors.confirmPassword;
  return (
    <div ref={box} onInput={read} className="space-y-5">
      <div>
        <PasswordField {...field} label={labels.password} name="password" error={errors.password} />
        {children(password)}
      </div>
      <div>
        <PasswordField {...field} label={labels.confirm} name="confirmPassword" error={error} />
        <p aria-live="polite">{confirmed && !error && <Match isMatch={isMatch} />}</p>
      </div>
    </div>
  );
}

/** Whether both passwords are the same so far. */
export function Match({ isMatch }: { isMatch: boolean }) {
  const Icon = isMatch ? CircleCheckIcon : CircleXIcon;
  return (
    <span
      className={`mt-1.5 flex items-center gap-1.5 text-sm ${isMatch ? 'text-brand-strong' : 'text-ink-muted'}`}
    >
      <Icon className="size-4" />
      {isMatch ? words.match : words.differ}
    </span>
  );
}

/** What is wrong with both together, at the second of them. */
export function checkMatch({ password, confirmPassword }: TypedValues): FieldErrors {
  return password === confirmPassword ? {} : { confirmPassword: words.mismatch };
}
