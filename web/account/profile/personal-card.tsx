import { Card } from '../../ui/card.tsx';
import { profileWords } from '../../words/profile-words.ts';
import { CurrentPassword } from './current-password.tsx';
import { isOtherEmail } from './profile-draft.ts';
import { ProfileField } from './profile-field.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const words = profileWords.personal;

/** Who they are and how they are reached. Another e-mail address asks for the password, at once and in its place. */
export function PersonalCard({ form }: { form: ProfileForm }) {
  const { draft, profile, isChangingPassword } = form;
  const asksPassword = profile.hasPassword && !isChangingPassword && isOtherEmail(draft, profile);
  return (
    <Card title={words.title}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <ProfileField
            form={form}
            name="name"
            label={words.name}
            autoComplete="name"
            maxLength={200}
            required
          />
        </div>
        <ProfileField
          form={form}
          name="email"
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        {asksPassword && <CurrentPassword form={form} hint={profileWords.security.currentForEmail} />}
        <ProfileField
          form={form}
          name="phone"
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
        />
      </div>
    </Card>
  );
}
