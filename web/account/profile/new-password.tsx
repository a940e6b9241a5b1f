import { minimumLength, passwordStrength } from '../../../shared/passwords.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { StrengthMeter } from '../../ui/forms/strength-meter.tsx';
import type { profileWords } from '../../words/profile-words.ts';
import type { ProfileForm } from './use-profile-form.ts';

type Props = { form: ProfileForm; words: typeof profileWords.security };

/** The fields of a new password, typed twice. The page passes its words, so that they stay in its file. */
export function NewPassword({ form, words }: Props) {
  const { newPassword } = form.draft;
  const hint = words.nextHint(minimumLength(form.profile.role, 'profile'));
  return (
    <>
      <div>
        <PasswordField {...form.field('newPassword')} label={words.next} autoComplete="new-password" />
        <StrengthMeter strength={newPassword ? passwordStrength(newPassword) : null} hint={hint} />
      </div>
      <PasswordField {...form.field('confirmPassword')} label={words.confirm} autoComplete="new-password" />
    </>
  );
}
