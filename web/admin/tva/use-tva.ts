import { useEffect, useState } from 'react';
import type { Tva } from '../../../shared/settings/tva.ts';
import { call } from '../../call.ts';

/** What the settings say of TVA: null while they are read, undefined if they could not be. */
export function useTva() {
  const [tva, setTva] = useState<Tva | null | undefined>(null);
  useEffect(() => {
    const attempt = new AbortController();
    const { signal } = attempt;
    call('GET /settings/tva', {}, { signal }).then(
      (known) => !signal.aborted && setTva(known),
      () => !signal.aborted && setTva(undefined),
    );
    return () => attempt.abort();
  }, []);
  return tva;
}
