import { useEffect, useState } from 'react';
import type { KnownBuyer } from '../../../shared/orders/phone-orders.ts';
import { nationalNumber } from '../../../shared/values/text.ts';
import { call } from '../../call.ts';
import { asRead } from './order-address.ts';

const typingPauseMs = 300;
const leastDigits = 8;

/** What earlier orders say of the buyer with this phone number; null while the number is too short or nothing is known. */
export function useKnownBuyer(phone: string) {
  const [buyer, setBuyer] = useState<KnownBuyer | null>(null);
  const key = nationalNumber(phone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number in another notation asks nothing new.
  useEffect(() => {
    setBuyer(null);
    if (key.length < leastDigits) return;
    const attempt = new AbortController();
    const { signal } = attempt;
    const timer = setTimeout(() => {
      // A number that is not valid yet has no answer, and the form says so when it is sent.
      call('POST /orders/phone/buyer', { body: { phone } }, { signal }).then(
        (known) => !signal.aborted && setBuyer({ ...known, addresses: known.addresses.map(asRead) }),
        () => undefined,
      );
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      attempt.abort();
    };
  }, [key]);
  return buyer;
}
