import { useEffect, useState } from 'react';
import type { KnownAddress, KnownBuyer } from '../../../shared/orders/phone-orders.ts';
import type { PhoneOrderForm } from './use-phone-order.ts';

type Place = Pick<KnownAddress, 'fullName' | 'street' | 'city' | 'Wilaya'>;

const blank: Place = { fullName: '', street: '', city: '', Wilaya: '' };

/**
 * Fills in the only earlier address of a buyer while nobody has typed one, and takes it out again when the phone number
 * turns out to be another. Tells whether the address on screen came so.
 */
export function useFilledAddress({ draft, use, clear }: PhoneOrderForm, buyer: KnownBuyer | null) {
  const [filled, setFilled] = useState<Place | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another buyer fills in another address.
  useEffect(() => {
    if (!isSame(draft, filled ?? blank)) return setFilled(null);
    const [only, other] = buyer?.addresses ?? [];
    if (only && !other) {
      use(only);
      setFilled(only);
    } else if (filled) {
      clear();
      setFilled(null);
    }
  }, [buyer]);
  return filled !== null && buyer !== null;
}

function isSame(draft: Place, place: Place) {
  return (['fullName', 'street', 'city', 'Wilaya'] as const).every((part) => draft[part] === place[part]);
}
