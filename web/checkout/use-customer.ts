import { useEffect, useState } from 'react';
import { type StoredUser, shippingAddressEntry } from '../local-entries.ts';
import { readProfile } from '../read-profile.ts';
import { fillFromProfile } from './address-draft.ts';

/**
 * Asks once who a signed-in buyer is: their form starts with the address of their profile, and whose session has ended
 * signs in first, because the shop would take the order for that of a guest without an e-mail address. A guest is known
 * at once; so is a customer when the shop cannot say, which the order will show again.
 */
export function useCustomer(user: StoredUser | null) {
  const id = user?._id ?? null;
  const [knownId, setKnownId] = useState<string | null>(null);

  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    readProfile({ signal: leaving.signal })
      .then((profile) => shippingAddressEntry.set(fillFromProfile(shippingAddressEntry.get(), profile)))
      .catch(() => undefined)
      .finally(() => !leaving.signal.aborted && setKnownId(id));
    return () => leaving.abort();
  }, [id]);

  return { isKnown: id === null || id === knownId };
}
