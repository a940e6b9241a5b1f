import type { User } from '../../../shared/accounts.ts';
import type { Profile } from '../../../shared/profile.ts';
import { shippingAddress } from '../../../shared/shipping-address.ts';
import type { StoredAddress } from '../../session/local-entries.ts';
import { checkValues } from '../../ui/forms/check-values.ts';

/** An address as typed so far, valid or not. */
export type AddressDraft = StoredAddress;

type Customer = Pick<User, 'name' | 'phone'>;

const blank: AddressDraft = {
  fullName: '',
  street: '',
  city: '',
  Wilaya: '',
  postalCode: '',
  country: 'Algeria',
  phone: '',
  email: '',
};

/**
 * The initial values of the form: the saved address, or the customer's name if there is none. The phone number of the
 * customer's profile always replaces a saved one (requirements: Shipping address).
 */
export function startAddress(saved: AddressDraft | null, customer: Partial<Customer> | null): AddressDraft {
  const draft = saved ?? { ...blank, fullName: customer?.name ?? '' };
  return { ...draft, country: blank.country, phone: customer?.phone || draft.phone };
}

/**
 * The saved address, with its empty parts filled in from the customer's profile
 * (requirements: Shipping address).
 */
export function fillFromProfile(saved: AddressDraft | null, { name, phone, address }: KnownCustomer) {
  const draft = { ...(saved ?? blank) };
  for (const [part, known] of Object.entries({ ...address, fullName: name, phone })) {
    draft[part as keyof AddressDraft] ||= known;
  }
  return draft;
}

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
