import type { User } from '../../../shared/accounts.ts';
import type { Profile } from '../../../shared/profile.ts';
import { shippingAddress } from '../../../shared/shipping-address.ts';
import type { StoredAddress } from '../../session/local-entries.ts';
import { checkValues } from '../../ui/forms/check-values.ts';

/** An address as typed so far: every part is text, right or wrong. */
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
 * What the form starts with: the saved address, else what is known of the customer. A customer's own phone
 * number always wins and stays (requirements: Shipping address).
 */
export function startAddress(saved: AddressDraft | null, customer: Partial<Customer> | null): AddressDraft {
  const draft = saved ?? { ...blank, fullName: customer?.name ?? '' };
  return { ...draft, country: blank.country, phone: customer?.phone || draft.phone };
}

/**
 * What a customer's form starts with: what they typed here before, and the address of their profile where they typed
 * nothing (requirements: Shipping address).
 */
export function fillFromProfile(saved: AddressDraft | null, { name, phone, address }: KnownCustomer) {
  const draft = { ...(saved ?? blank) };
  for (const [part, known] of Object.entries({ ...address, fullName: name, phone })) {
    draft[part as keyof AddressDraft] ||= known;
  }
  return draft;
}

type KnownCustomer = Pick<Profile, 'name' | 'phone' | 'address'>;

/** The address as an order takes it, or what is wrong with each part. Guests need an e-mail, customers have one. */
export function checkAddress(draft: AddressDraft, isGuest: boolean) {
  const email = isGuest ? draft.email.trim() : '';
  return checkValues(
    shippingAddress,
    { ...draft, email },
    isGuest && !email ? { email: 'Email is required' } : {},
  );
}
