import type { User } from '../../../shared/accounts.ts';
import type { Profile } from '../../../shared/profile.ts';
import { type ShippingAddress, shippingAddress } from '../../../shared/shipping-address.ts';
import type { StoredAddress } from '../../session/local-entries.ts';

/** An address as typed so far: every part is text, right or wrong. */
export type AddressDraft = StoredAddress;

export type AddressErrors = Partial<Record<keyof AddressDraft, string>>;

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

type Checked = { address: ShippingAddress; errors: null } | { address: null; errors: AddressErrors };

/** The address as an order takes it, or what is wrong with each part. Guests need an e-mail, customers have one. */
export function checkAddress(draft: AddressDraft, isGuest: boolean): Checked {
  const { data, error } = shippingAddress.safeParse({ ...draft, email: isGuest ? draft.email.trim() : '' });
  const errors: AddressErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] as keyof AddressDraft] ??= message;
  if (isGuest && !draft.email.trim()) errors.email = 'Email is required';
  if (!data || errors.email) return { address: null, errors };
  return { address: data, errors: null };
}
