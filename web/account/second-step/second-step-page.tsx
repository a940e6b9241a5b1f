import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { User } from '../../../shared/access/accounts.ts';
import { insidePath } from '../../../shared/access/page-access.ts';
import { unlistedPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { storeUser } from '../../session/local-entries.ts';
import { localUrl } from '../../session/local-url.ts';
import { latePart } from '../../ui/late-part.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { secondStepWords as words } from '../../words/second-step-words.ts';
import { readProfile } from '../profile/read-profile.ts';
import { AuthCard } from '../sign-in/auth-card.tsx';
import type { Route } from './+types/second-step-page.ts';

// Each visit shows one of these.
const VerifyStep = latePart(async () => (await import('./verify-step.tsx')).VerifyStep);
const EnrolStep = latePart(async () => (await import('./enrol-step.tsx')).EnrolStep);
const ManageStep = latePart(async () => (await import('./manage-step.tsx')).ManageStep);
const RecoveryCodes = latePart(async () => (await import('./new-codes.tsx')).RecoveryCodes);

export const headers = unlistedPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

export const clientLoader = privateLoader((call) => call('GET /auth/second-step', {}), words.failed);

export function HydrateFallback() {
  return (
    <AuthCard title={words.title} lead={words.loading}>
      <Skeleton className="h-52" />
    </AuthCard>
  );
}

/** The second step of signing in, and where staff set it up and change it (requirements: Second step). */
export default function SecondStepPage({ loaderData: state }: Route.ComponentProps) {
  return (
    <Suspense fallback={<HydrateFallback />}>
      <Step state={state} />
    </Suspense>
  );
}

function Step({ state }: { state: Route.ComponentProps['loaderData'] }) {
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<string[]>([]);
  const { step, factors } = state;

  if (codes.length > 0) {
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          setCodes([]);
          if (step === 'enrol') void readProfile().then(enter);
          else void revalidate();
        }}
      />
    );
  }
  if (step === 'verify') return <VerifyStep kinds={factors.map(({ kind }) => kind)} onDone={enter} />;
  if (step === 'enrol' || isAdding) {
    const added = (recoveryCodes: string[]) => {
      setAdding(false);
      setCodes(recoveryCodes);
      if (recoveryCodes.length === 0) void revalidate();
    };
    return <EnrolStep onAdded={added} {...(isAdding && { onBack: () => setAdding(false) })} />;
  }
  return (
    <ManageStep
      state={state}
      onAdd={() => setAdding(true)}
      onChanged={() => void revalidate()}
      onCodes={setCodes}
    />
  );
}

/** Opens the page that the person wanted, with a full page load like every sign-in. */
function enter(user: User) {
  storeUser(user);
  const wanted = new URLSearchParams(window.location.search).get('redirect');
  window.location.replace(insidePath(wanted, localUrl('/admin')));
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LoadFailure error={error} title={words.errorTitle} failed={words.failed} tryAgain={words.tryAgain} />
  );
}
