import { useEffect } from 'react';
import { createPath, redirectDocument, useBlocker } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import { browserLoader, type Load, serverLoader } from '../../load.ts';

type SignInOptions = ReplyFrom<'GET /auth/options'>;

export type GoogleOptions = NonNullable<SignInOptions['google']>;

/** How one may sign in here; the password works whatever the answer. */
const load: Load<SignInOptions> = (call) => call('GET /auth/options', {}).catch(() => ({}));

export const signInLoader = serverLoader(load);

const readInBrowser = browserLoader(load);

/**
 * Only a page that was itself loaded as /login or /register may run the identity provider's script: what a document may
 * load is decided with it. So who comes by a link within the shop gets the document, if the script is wanted at all.
 */
export async function signInClientLoader(args: Parameters<typeof readInBrowser>[0]) {
  const options = await readInBrowser(args);
  if (options.google) throw redirectDocument(args.request.url);
  return options;
}

/** The other way round: a page with the provider's script is left by loading the next document, which has none. */
export function useLeaveByDocument() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') window.location.assign(createPath(blocker.location));
  }, [blocker]);
}
