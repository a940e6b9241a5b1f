import { call } from '../../call.ts';
import { storeUser } from '../../session/local-entries.ts';

type Options = Parameters<typeof call>[2];

/** Who is signed in, as the server knows them; what the menus show of them follows (requirements: Local entries). */
export async function readProfile(options?: Options) {
  const profile = await call('GET /auth/profile', {}, options);
  storeUser(profile);
  return profile;
}
