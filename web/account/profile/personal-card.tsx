import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { profileWords } from '../../words/profile-words.ts';
import { isOtherEmail } from './profile-draft.ts';
import { CurrentPassword } from './security-card.tsx';
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
          <TextField
            {...form.field('name')}
            label={words.name}
            autoComplete="name"
            maxLength={200}
            required
          />
        </div>
        <TextField
          {...form.field('email')}
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        {asksPassword && <CurrentPassword form={form} hint={profileWords.security.currentForEmail} />}
        <TextField
          {...form.field('phone')}
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
