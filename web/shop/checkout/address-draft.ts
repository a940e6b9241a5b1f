import type { User } from '../../../shared/accounts.ts';
import type { Profile } from '../../../shared/profile.ts';
import { shippingAddress } from '../../../shared/shipping-address.ts';
import { noAddress, type StoredAddress } from '../../session/local-entries.ts';
import { checkValues } from '../../ui/forms/check-values.ts';

/** An address as typed so far, valid or not. */
export type AddressDraft = StoredAddress;

type Customer = Pick<User, 'name' | 'phone'>;

/**
 * The initial values of the form: the saved address, or the customer's name if there is none. The phone number of the
 * customer's profile always replaces a saved one (requirements: Shipping address).
 */
export function startAddress(saved: AddressDraft | null, customer: Partial<Customer> | null): AddressDraft {
  const draft = saved ?? { ...noAddress, fullName: customer?.name ?? '' };
  return { ...draft, country: noAddress.country, phone: customer?.phone || draft.phone };
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

type TextPart = Exclude<keyof AddressDraft, 'communeId' | 'deliveryKind' | 'pickupPointId'>;

type KnownCustomer = Pick<Profile, 'name' | 'phone' | 'address'>;

/** The address as an order takes it, or an error for each invalid part. Only guests must give an e-mail address. */
export function checkAddress(draft: AddressDraft, isGuest: boolean) {
  const email = isGuest ? draft.email.trim() : '';
  return checkValues(
    shippingAddress,
    { ...draft, email },
    isGuest && !email ? { email: 'Email is required' } : {},
  );
}
