import type { Profile } from '../../../shared/profile.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, type Load } from '../../load.ts';
import { storeUser } from '../../session/local-entries.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { profileWords } from '../../words/profile-words.ts';
import type { Route } from './+types/profile-page.ts';
import { AddressCard } from './address-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { SaveBar } from './save-bar.tsx';
import { SecurityCard } from './security-card.tsx';
import { SideCard } from './side-card.tsx';
import { useProfileForm } from './use-profile-form.ts';

export function meta() {
  return pageMeta(profileWords);
}

const load: Load<Profile> = async (call) => {
  const profile = await call('GET /auth/profile', {});
  storeUser(profile);
  return profile;
};

/** Read in the browser only: the server renders nobody's data (requirements: Private data). */
export const clientLoader = Object.assign(browserLoader(load), { hydrate: true as const });

export function HydrateFallback() {
  return (
    <ProfileFrame>
      <ProfileSkeleton />
    </ProfileFrame>
  );
}

/** Who somebody is to the shop, and what they may change of it (requirements: Profile). */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const form = useProfileForm(loaderData);
  return (
    <ProfileFrame>
      <div className="lg:order-last lg:sticky lg:top-24">
        <SideCard profile={form.profile} />
      </div>
      <form noValidate onSubmit={form.submit} className="min-w-0 space-y-6">
        <PersonalCard form={form} />
        <AddressCard form={form} />
        <SecurityCard form={form} />
        <SaveBar form={form} />
      </form>
    </ProfileFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LoadFailure
      error={error}
      title={profileWords.errorTitle}
      failed={profileWords.notLoaded}
      tryAgain={profileWords.tryAgain}
    />
  );
}
