import { PasswordField } from '../../ui/forms/password-field.tsx';
import { profileWords } from '../../words/profile-words.ts';
import { partOf } from './profile-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Proof that it is the owner who changes how the account is entered (threats T8). */
export function CurrentPassword({ form, hint }: { form: ProfileForm; hint?: string }) {
  return (
    <PasswordField
      {...partOf(form, 'currentPassword')}
      label={profileWords.security.current}
      {...(hint && { hint })}
      autoComplete="current-password"
      maxLength={200}
      required
    />
  );
}
