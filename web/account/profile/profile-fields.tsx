import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { EmailField, TextField } from '../../ui/forms/text-field.tsx';
import { WilayaField } from '../../ui/forms/wilaya-field.tsx';
import { profileWords } from '../../words/profile-words.ts';
import { CurrentPassword } from './security-card.tsx';
import { isOtherEmail, type ProfileForm } from './use-profile-form.ts';

const { personal, address } = profileWords;

/** The personal information and the address of a profile. */
export function ProfileFields({ form }: { form: ProfileForm }) {
  return (
    <>
      <PersonalCard form={form} />
      <AddressCard form={form} />
    </>
  );
}

/** Name, e-mail and phone. Changing the e-mail address shows the field for the current password beside it. */
function PersonalCard({ form }: { form: ProfileForm }) {
  const { draft, profile, isChangingPassword } = form;
  const asksPassword = profile.hasPassword && !isChangingPassword && isOtherEmail(draft, profile);
  return (
    <Card title={personal.title}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            {...form.field('name')}
            label={personal.name}
            autoComplete="name"
            maxLength={200}
            required
          />
        </div>
        <EmailField {...form.field('email')} label={personal.email} autoComplete="email" />
        {asksPassword && <CurrentPassword form={form} hint={profileWords.security.currentForEmail} />}
        <TextField
          {...form.field('phone')}
          label={personal.phone}
          hint={personal.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
        />
      </div>
    </Card>
  );
}

function AddressCard({ form }: { form: ProfileForm }) {
  return (
    <Card title={address.title}>
      <p className="-mt-3 mb-5 text-ink-muted text-sm">
        {address.lead}{' '}
        <Link to="/profile/addresses" className="font-semibold text-brand-strong hover:underline">
          {address.book}
        </Link>
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            {...form.field('street')}
            label={address.street}
            autoComplete="address-line1"
            maxLength={300}
          />
        </div>
        <TextField
          {...form.field('city')}
          label={address.city}
          autoComplete="address-level2"
          maxLength={200}
        />
        <WilayaField
          {...form.field('wilaya')}
          label={address.wilaya}
          autoComplete="address-level1"
          choose={address.chooseWilaya}
        />
        <TextField
          {...form.field('postalCode')}
          label={address.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
        />
        <TextField label={address.country} name="country" readOnly required value={address.theCountry} />
      </div>
    </Card>
  );
}
