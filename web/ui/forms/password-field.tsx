import EyeIcon from 'icon:eye';
import EyeOffIcon from 'icon:eye-off';
import { type ComponentProps, useState } from 'react';
import { maximumPassword } from '../../../shared/accounts/passwords.ts';
import { uiWords } from '../../words/ui-words.ts';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'autoComplete' | 'maxLength' | 'required'> & {
    /** Tells password managers whether to fill in the known password or to propose a new one. */
    autoComplete: 'current-password' | 'new-password';
  };

/** A password that can be shown. It is then plain text, so spelling checks and corrections are switched off. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOffIcon : EyeIcon;
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            maxLength={maximumPassword}
            required
            type={isShown ? 'text' : 'password'}
            className="control pe-12"
          />
          <button
            type="button"
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 end-0.5 my-auto grid size-11 place-items-center rounded-control text-ink-muted hover:text-brand-strong"
          >
            <Icon className="size-5" />
            {/* Text and not aria-label, because a search by label would find the button instead of the field. */}
            <span className="sr-only">{isShown ? uiWords.hidePassword : uiWords.showPassword}</span>
          </button>
        </span>
      )}
    </Field>
  );
}
