import { useEffect, useState } from 'react';
import type { AddressDraft } from './address-draft.ts';
import type { KnownCommunes } from './known-communes.ts';

/**
 * The communes of the wilaya of the address, and the parts of it that follow from a typed city: the commune, with its
 * postal code. A city that was typed, saved or filled in by the browser before the communes are known is found later.
 */
export function useCommunes(draft: AddressDraft, change: (part: Partial<AddressDraft>) => void) {
  const { Wilaya, city, communeId, postalCode } = draft;
  const [read, setRead] = useState<KnownCommunes | null>(null);
  const [attempt, setAttempt] = useState({ count: 0, isFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same list again.
  useEffect(() => {
    if (!Wilaya) return;
    let isAbandoned = false;
    import('./known-communes.ts')
      .then(({ readCommunes }) => readCommunes(Wilaya))
      .then(
        (communes) => !isAbandoned && setRead(communes),
        // Without the list the city stays as it was typed, and the rate is that of the wilaya.
        () => !isAbandoned && setAttempt((last) => ({ ...last, isFailed: true })),
      );
    return () => {
      isAbandoned = true;
    };
  }, [Wilaya, attempt.count]);
  const known = read?.wilaya === Wilaya ? read : null;

  const [typed, setTyped] = useState<string | null>(null);
  // An address that was kept while the pages had another language has its commune under another name.
  const found = known?.find(city) ?? known?.communes.find(({ id }) => id === communeId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is another function at each rendering.
  useEffect(() => {
    if (!known) return;
    if (found && city !== typed && found.name !== city) change({ city: found.name });
    if (found?.id === communeId) return;
    change({ communeId: found?.id, pickupPointId: undefined, ...(found && !postalCode && withCode(found)) });
  }, [known, found?.id, city, typed]);

  return {
    known,
    /** The commune as it is spelled on the page, or the city as it was typed. */
    city: found?.name ?? city,
    isFailed: attempt.isFailed && !known,
    readAgain: () => setAttempt(({ count }) => ({ count: count + 1, isFailed: false })),
    typeCity(city: string) {
      setTyped(city);
      const found = known?.find(city);
      change({ city, communeId: found?.id, pickupPointId: undefined, ...(found && withCode(found)) });
    },
    /** Leaves the field: a commune has its name on the page. */
    leaveCity: () => setTyped(null),
  };
}

/** The postal code of a commune, if it is known. */
function withCode({ postalCode }: { postalCode: string }) {
  return postalCode === '' ? {} : { postalCode };
}
