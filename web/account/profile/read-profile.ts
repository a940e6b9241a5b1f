import { call, inPageLanguage } from '../../call.ts';
import { storeUser } from '../../session/local-entries.ts';

type Options = Parameters<typeof call>[2];

/** Reads the user's profile and updates the entry `user`, which the menus show (requirements: Local entries). */
export async function readProfile(options?: Options) {
  const profile = await call('GET /auth/profile', { query: inPageLanguage }, options);
  storeUser(profile);
  return profile;
}
