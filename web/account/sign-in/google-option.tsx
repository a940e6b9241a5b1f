import { type ComponentProps, Suspense } from 'react';
import { latePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { GoogleSignIn } from './google-sign-in.tsx';
import type { GoogleOptions } from './sign-in-options.ts';

type Props = Omit<ComponentProps<typeof GoogleSignIn>, 'google'> & { google: GoogleOptions | undefined };

/** Only a shop with a client id of Google needs it. */
const LazyGoogleSignIn = latePart(async () => (await import('./google-sign-in.tsx')).GoogleSignIn);

/** Sign-in with Google, if the shop offers it. */
export function GoogleOption({ google, text }: Props) {
  if (!google) return null;
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-21" />}>
      <LazyGoogleSignIn google={google} text={text} />
    </Suspense>
  );
}
