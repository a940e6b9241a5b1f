import type { SavedAddress } from '../../../shared/accounts/profile.ts';
import { cityName, wilayaName } from '../../words/wilaya-names.ts';

type Place = Omit<SavedAddress, '_id' | 'isUsual'>;

/** The recipient, and the place below. Each part has its own direction. */
export function AddressText({ address }: { address: Place }) {
  const { fullName, street, Wilaya, postalCode } = address;
  return (
    <>
      <span className="wrap-anywhere block font-semibold">
        <bdi>{fullName}</bdi>
      </span>
      <span className="wrap-anywhere mt-0.5 block text-ink-muted text-sm">
        {street && <bdi className="block">{street}</bdi>}
        {postalCode && <bdi>{postalCode}</bdi>} <bdi>{cityName(address)}</bdi> ·{' '}
        <bdi>{wilayaName(Wilaya)}</bdi>
      </span>
    </>
  );
}

/** In the names of buttons and in questions. */
export function placeInShort(address: Pick<Place, 'fullName' | 'street' | 'city' | 'cityArabic'>) {
  return [address.fullName, address.street, cityName(address)].filter(Boolean).join(', ');
}
