import CircleCheckIcon from 'icon:circle-check';
import type { ReactNode } from 'react';
import type { Profile } from '../../../shared/accounts/profile.ts';
import { inPageLanguage } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { storeUser } from '../../session/local-entries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileWords } from '../../words/profile-words.ts';
import type { Route } from './+types/profile-page.ts';
import { ProfileFields } from './profile-fields.tsx';
import { SecurityCard } from './security-card.tsx';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, profileWords);
}

const load: Load<Profile> = async (call) => {
  const profile = await call('GET /auth/profile', { query: inPageLanguage });
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

/** The profile of the signed-in user, with a form that changes it (requirements: Profile). */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const form = useProfileForm(loaderData);
  return (
    <ProfileFrame>
      <div className="lg:order-last lg:sticky lg:top-24">
        <SideCard profile={form.profile} />
      </div>
      <form {...form.props} className="min-w-0 space-y-6">
        <ProfileFields form={form} />
        <SecurityCard form={form} />
        <SaveBar form={form} />
      </form>
    </ProfileFrame>
  );
}

/** The form beside the side card. On narrow screens the card comes first. */
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

/** The account as it is stored, not as it is being typed. */
function SideCard({ profile: { name, email, createdAt } }: { profile: Profile }) {
  return (
    <section
      aria-label={profileWords.card.title}
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="flex items-center gap-4 lg:flex-col lg:text-center">
        <span
          aria-hidden="true"
          className="grid size-16 shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-2xl text-brand-deep lg:size-20 lg:text-3xl"
        >
          {initialOf(name)}
        </span>
        <div className="wrap-anywhere min-w-0 lg:max-w-full">
          <p className="line-clamp-4 font-semibold text-lg leading-snug">{name}</p>
          <p className="line-clamp-3 text-ink-muted text-sm">{email}</p>
        </div>
      </div>
      <dl className="mt-5 space-y-3 border-line border-t pt-5 text-sm">
        <Fact name={profileWords.card.memberSince}>{formatDay(createdAt)}</Fact>
        <Fact name={profileWords.card.status}>
          <Badge tone="brand">{profileWords.card.active}</Badge>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** The first character. In some scripts it has more than one code unit. */
function initialOf(name: string) {
  return Array.from(name.trim())[0]?.toUpperCase();
}

/** The button that saves, with the result beside it. */
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
