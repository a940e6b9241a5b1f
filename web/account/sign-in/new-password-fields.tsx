import CircleIcon from 'icon:circle';
import CircleCheckIcon from 'icon:circle-check';
import CircleXIcon from 'icon:circle-x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../ui/forms/check-values.ts';
import type { TypedValues } from '../../ui/forms/checked-form.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { signInWords } from '../../words/sign-in-words.ts';
import { uiWords } from '../../words/ui-words.ts';

const words = signInWords.passwords;

type Props = {
  labels: { password: string; confirm: string };
  errors: FieldErrors;
  /** A comment on the password typed so far. */
  children: (password: string) => ReactNode;
};

/** A new password, typed twice, with a line below that says whether both are the same. */
export function NewPasswordFields({ labels, errors, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [[password = '', confirmed = ''], setTyped] = useState<string[]>([]);
  const isMatch = password === confirmed;

  function read() {
    setTyped(Array.from(box.current?.querySelectorAll('input') ?? [], ({ value }) => value));
  }

  // The visitor may have typed before React started.
  useEffect(read, []);

  const error = isMatch ? undefined : errors.confirmPassword;
  return (
    <div ref={box} onChange={read} className="space-y-5">
      <div>
        <PasswordField
          autoComplete="new-password"
          label={labels.password}
          name="password"
          error={errors.password}
        />
        {children(password)}
      </div>
      <div>
        <PasswordField
          autoComplete="new-password"
          label={labels.confirm}
          name="confirmPassword"
          error={error}
        />
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

/** The error at the second password if it differs from the first. */
export function checkMatch({ password, confirmPassword }: TypedValues): FieldErrors {
  return password === confirmPassword ? {} : { confirmPassword: uiWords.passwordMismatch };
}

const rules = [
  { name: 'uppercase', holds: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'number', holds: (password: string) => /\p{Nd}/u.test(password) },
  { name: 'special', holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

type RulesProps = { password: string; minLength: number };

/** The checklist of a strong password. Only the length is enforced (requirements: Password recovery). */
export function PasswordRules({ password, minLength }: RulesProps) {
  return (
    <ul
      aria-label={signInWords.reset.rulesLabel}
      className="mt-3 grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-2"
    >
      <Rule text={signInWords.reset.rules.length(minLength)} isMet={password.length >= minLength} />
      {rules.map(({ name, holds }) => (
        <Rule key={name} text={signInWords.reset.rules[name]} isMet={holds(password)} />
      ))}
    </ul>
  );
}

function Rule({ text, isMet }: { text: string; isMet: boolean }) {
  const Icon = isMet ? CircleCheckIcon : CircleIcon;
  return (
    <li className={`flex items-center gap-2 ${isMet ? 'text-brand-strong' : 'text-ink-muted'}`}>
      <Icon className="size-4" />
      <span>
        {text}
        {isMet && <span className="sr-only">, {signInWords.reset.met}</span>}
      </span>
    </li>
  );
}
