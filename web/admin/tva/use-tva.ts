import { useEffect, useState } from 'react';
import type { Tva } from '../../../shared/settings/tva.ts';
import { call } from '../../call.ts';

/** What the settings say of TVA; null until it is known. */
export function useTva() {
  const [tva, setTva] = useState<Tva | null>(null);
  useEffect(() => {
    const attempt = new AbortController();
    const { signal } = attempt;
    call('GET /settings/tva', {}, { signal }).then(
      (known) => !signal.aborted && setTva(known),
      () => undefined,
    );
    return () => attempt.abort();
  }, []);
  return tva;
}
