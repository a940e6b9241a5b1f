import KeyRoundIcon from 'icon:key-round';
import { useId } from 'react';
import { passwordStrength } from '../../../shared/passwords.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { StrengthMeter } from '../../ui/forms/strength-meter.tsx';
import { profileWords } from '../../words/profile-words.ts';
import { CurrentPassword } from './current-password.tsx';
import { partOf } from './profile-field.tsx';
import { SecurityRow } from './security-row.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const words = profileWords.security;

/** Another password, and an end to whatever is signed in elsewhere. */
export function SecurityCard({ form }: { form: ProfileForm }) {
  const { profile, isChangingPassword, togglePassword } = form;
  const fieldsId = useId();
  return (
    <Card title={words.title}>
      <SecurityRow title={words.password} text={profile.hasPassword ? words.changeLead : words.setLead}>
        <Button
          kind="secondary"
          aria-expanded={isChangingPassword}
          aria-controls={isChangingPassword ? fieldsId : undefined}
          onClick={togglePassword}
        >
          <KeyRoundIcon className="size-4.5" />
          {profile.hasPassword ? words.change : words.set}
        </Button>
      </SecurityRow>
      {isChangingPassword && (
        <div id={fieldsId} className="mt-5 grid gap-5 sm:grid-cols-2">
          {profile.hasPassword && (
            <div className="sm:col-span-2">
              <CurrentPassword form={form} />
            </div>
          )}
          <NewPassword form={form} />
        </div>
      )}
      <SignOutEverywhere />
    </Card>
  );
}

function NewPassword({ form }: { form: ProfileForm }) {
  const { newPassword } = form.draft;
  return (
    <>
      <div>
        <PasswordField
          {...partOf(form, 'newPassword')}
          label={words.next}
          autoComplete="new-password"
          maxLength={200}
          required
        />
        <StrengthMeter strength={newPassword ? passwordStrength(newPassword) : null} hint={words.nextHint} />
      </div>
      <PasswordField
        {...partOf(form, 'confirmPassword')}
        label={words.confirm}
        autoComplete="new-password"
        maxLength={200}
        required
      />
    </>
  );
}
