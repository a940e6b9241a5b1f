import type { Profile, SavedAddress } from '../../../shared/accounts/profile.ts';
import { readProfile } from '../../account/profile/read-profile.ts';
import { call } from '../../call.ts';
import { noAddress, shippingAddressEntry } from '../../session/local-entries.ts';
import { cityName } from '../../words/wilaya-names.ts';
import type { AddressDraft, TextPart } from './address-draft.ts';

/** Reads the customer's profile, fills the saved address in from it, and returns the address book. */
export async function readIntoAddress(signal: AbortSignal): Promise<SavedAddress[]> {
  const [profile, book] = await Promise.all([
    readProfile({ signal }),
    call('GET /auth/addresses', {}, { signal }).catch(() => []),
  ]);
  const recipient = book.find(({ isUsual }) => isUsual)?.fullName;
  shippingAddressEntry.set(fillFromProfile(shippingAddressEntry.get(), { ...profile, recipient }));
  return book;
}

/**
 * The saved address, with its empty parts filled in from the customer's profile
 * (requirements: Shipping address). A wilaya that was chosen in the cart may be another one than that of the profile,
 * whose street, city and postal code then do not belong to it.
 */
export function fillFromProfile(saved: AddressDraft | null, customer: KnownCustomer) {
  const { name, phone, address, recipient = name } = customer;
  const draft = { ...(saved ?? noAddress) };
  const isElsewhere = draft.Wilaya !== '' && draft.Wilaya !== address.Wilaya;
  const { street, Wilaya, postalCode, country } = address;
  const place = isElsewhere ? {} : { street, city: cityName(address), Wilaya, postalCode };
  const known: Partial<Record<TextPart, string>> = {
    ...{ ...place, country, phone },
    fullName: isElsewhere ? name : recipient,
  };
  for (const [part, text] of Object.entries(known)) draft[part as TextPart] ||= text;
  return draft;
}

/** The recipient is the one at the default address. */
type KnownCustomer = Pick<Profile, 'name' | 'phone' | 'address'> & { recipient?: string | undefined };
