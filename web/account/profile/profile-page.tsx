import CircleCheckIcon from 'icon:circle-check';
import type { ReactNode } from 'react';
import type { Profile } from '../../../shared/profile.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { storeUser } from '../../session/local-entries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileWords } from '../../words/profile-words.ts';
import type { Route } from './+types/profile-page.ts';
import { AddressCard } from './address-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { SecurityCard } from './security-card.tsx';
import { SideCard } from './side-card.tsx';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';

export function meta() {
  return pageMeta(profileWords);
}

const load: Load<Profile> = async (call) => {
  const profile = await call('GET /auth/profile', {});
  storeUser(profile);
  return profile;
};

export const clientLoader = privateLoader(load);

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
      <form {...form.props} className="min-w-0 space-y-6">
        <PersonalCard form={form} />
        <AddressCard form={form} />
        <SecurityCard form={form} />
        <SaveBar form={form} />
      </form>
    </ProfileFrame>
  );
}

/** The form beside the side card; on narrow screens the card comes first. */
function ProfileFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <h1 className="page-title">{profileWords.title}</h1>
      <p className="mt-1 text-ink-muted">{profileWords.lead}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        {children}
      </div>
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <>
      <p className="sr-only">{profileWords.loading}</p>
      <div className="lg:order-last">
        <Skeleton className="h-64" />
      </div>
      <div className="space-y-6">
        <Skeleton className="h-80" />
        <Skeleton className="h-96" />
        <Skeleton className="h-48" />
      </div>
    </>
  );
}

/** The button that saves, with the outcome beside it. */
function SaveBar({ form: { isBusy, isSaved, problem } }: { form: ProfileForm }) {
  return (
    <div className="space-y-4">
      {problem && <Alert>{problem}</Alert>}
      <div className="flex flex-col gap-4 sm:flex-row-reverse sm:items-center sm:justify-between">
        <Button type="submit" size="large" busy={isBusy}>
          {isBusy ? profileWords.saving : profileWords.save}
        </Button>
        {/* Always there, because screen readers announce only changes of a live region that they know. */}
        <p role="status" className="flex min-h-6 items-center gap-2 font-medium text-brand-strong">
          {isSaved && (
            <>
              <CircleCheckIcon className="size-5" />
              {profileWords.saved}
            </>
          )}
        </p>
      </div>
    </div>
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
