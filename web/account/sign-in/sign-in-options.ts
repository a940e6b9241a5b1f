import { useEffect } from 'react';
import { createPath, redirectDocument, useBlocker } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import { browserLoader, type Load, serverLoader } from '../../load.ts';

type SignInOptions = ReplyFrom<'GET /auth/options'>;

export type GoogleOptions = NonNullable<SignInOptions['google']>;

/** The available ways to sign in. The password works even if they cannot be read. */
const load: Load<SignInOptions> = (call) => call('GET /auth/options', {}).catch(() => ({}));

export const signInLoader = serverLoader(load);

const readInBrowser = browserLoader(load);

/**
 * Only a document that was loaded as /login or /register may run the identity provider's script, because its
 * Content-Security-Policy says so. A link within the shop therefore loads the document, if there is a provider.
 */
export async function signInClientLoader(args: Parameters<typeof readInBrowser>[0]) {
  const options = await readInBrowser(args);
  if (options.google) throw redirectDocument(args.request.url);
  return options;
}

/** Leaves a page with the provider's script by loading the next document, which does not have it. */
export function useLeaveByDocument() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') window.location.assign(createPath(blocker.location));
  }, [blocker]);
}
