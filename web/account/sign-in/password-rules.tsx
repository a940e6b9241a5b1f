import CircleIcon from 'icon:circle';
import CircleCheckIcon from 'icon:circle-check';
import { minimumPassword } from '../../../shared/passwords.ts';
import { signInWords } from '../../words/sign-in-words.ts';

const words = signInWords.reset;

const rules = [
  { name: 'length', holds: (password: string) => password.length >= minimumPassword.reset },
  { name: 'uppercase', holds: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'number', holds: (password: string) => /\p{Nd}/u.test(password) },
  { name: 'special', holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const;

/** What makes a password strong; only its length is enforced (requirements: Password recovery). */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul aria-label={words.rulesLabel} className="mt-3 grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-2">
      {rules.map(({ name, holds }) => (
        <Rule key={name} text={words.rules[name]} isKept={holds(password)} />
      ))}
    </ul>
  );
}

function Rule({ text, isKept }: { text: string; isKept: boolean }) {
  const Icon = isKept ? CircleCheckIcon : CircleIcon;
  return (
    <li className={`flex items-center gap-2 ${isKept ? 'text-brand-strong' : 'text-ink-muted'}`}>
      <Icon className="size-4" />
      <span>
        {text}
        {isKept && <span className="sr-only">, {words.kept}</span>}
      </span>
    </li>
  );
}
