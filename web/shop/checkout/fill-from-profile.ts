import type { Profile } from '../../../shared/profile.ts';
import { readProfile } from '../../account/profile/read-profile.ts';
import { noAddress, shippingAddressEntry } from '../../session/local-entries.ts';
import type { AddressDraft, TextPart } from './address-draft.ts';

/** Reads the customer's profile and fills the saved address in from it. */
export async function readIntoAddress(signal: AbortSignal) {
  const profile = await readProfile({ signal });
  shippingAddressEntry.set(fillFromProfile(shippingAddressEntry.get(), profile));
}

/**
 * The saved address, with its empty parts filled in from the customer's profile
 * (requirements: Shipping address). A wilaya that was chosen in the cart may be another one than that of the profile,
 * whose street, city and postal code then do not belong to it.
 */
export function fillFromProfile(saved: AddressDraft | null, { name, phone, address }: KnownCustomer) {
  const draft = { ...(saved ?? noAddress) };
  const isElsewhere = draft.Wilaya !== '' && draft.Wilaya !== address.Wilaya;
  const { street, city, Wilaya, postalCode, country } = address;
  const place = isElsewhere ? {} : { street, city, Wilaya, postalCode };
  const known: Partial<Record<TextPart, string>> = { ...place, country, fullName: name, phone };
  for (const [part, text] of Object.entries(known)) draft[part as TextPart] ||= text;
  return draft;
}

type KnownCustomer = Pick<Profile, 'name' | 'phone' | 'address'>;
