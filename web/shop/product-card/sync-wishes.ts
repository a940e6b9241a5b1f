import { call } from '../../call.ts';
import { userEntry, wishesEntry, wishOwnerEntry } from '../../session/local-entries.ts';

/** The calls without an answer. */
let pending = 0;

type Change = { add?: string[]; remove?: string[] };

/**
 * Tells the account of a change, and gives this browser the list of the account. The first time after a sign-in, the
 * wishes of this browser join those of the account. Does nothing for a guest.
 */
export async function syncWishes({ add = [], remove = [] }: Change = {}) {
  const user = userEntry.get();
  if (!user) return;
  const isMerged = wishOwnerEntry.get() === user._id;
  const body = { add: isMerged ? add : wishesEntry.get(), remove };
  pending += 1;
  try {
    const { productIds } = await call('POST /wishes', { body });
    wishOwnerEntry.set(user._id);
    // While another change is on its way, the answer does not know it yet.
    if (pending === 1) wishesEntry.set(productIds);
  } finally {
    pending -= 1;
  }
}

/** Signing in does not wait longer than this. The page of the wish list merges what is left. */
const longestWaitMs = 3_000;

/** The same after signing in: never fails. */
export function mergeWishes() {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs));
  return Promise.race([syncWishes().catch(() => undefined), timeout]);
}
