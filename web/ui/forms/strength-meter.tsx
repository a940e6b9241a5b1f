import type { PasswordStrength } from '../../../shared/accounts/passwords.ts';
import { uiWords } from '../../words/ui-words.ts';

const looks: Record<PasswordStrength, { bars: number; color: string; text: string }> = {
  weak: { bars: 1, color: 'bg-danger', text: 'text-danger' },
  medium: { bars: 2, color: 'bg-warning', text: 'text-warning' },
  strong: { bars: 3, color: 'bg-brand-strong', text: 'text-brand-strong' },
};

/** The strength of the password above. It takes its space even while there is no password, so that nothing moves. */
export function StrengthMeter({ strength, hint }: { strength: PasswordStrength | null; hint: string }) {
  const { bars, color, text } = strength ? looks[strength] : { bars: 0, color: '', text: '' };
  return (
    <div className="mt-2.5">
      <div aria-hidden="true" className="grid grid-cols-3 gap-1.5">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={`h-1 rounded-full transition-colors ${bar <= bars ? color : 'bg-line'}`}
          />
        ))}
      </div>
      <p aria-live="polite" className="mt-1.5 text-ink-muted text-sm">
        {strength ? (
          <>
            {uiWords.strength.label}{' '}
            <span className={`font-semibold ${text}`}>{uiWords.strength[strength]}</span>
          </>
        ) : (
          hint
        )}
      </p>
    </div>
  );
}
