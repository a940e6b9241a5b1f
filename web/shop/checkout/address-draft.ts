import type { User } from '../../../shared/access/accounts.ts';
import { shippingAddress } from '../../../shared/delivery/shipping-address.ts';
import { messageOf } from '../../../shared/refusals/codes.ts';
import { isVisible } from '../../../shared/values/text.ts';
import { noAddress, type StoredAddress } from '../../session/local-entries.ts';
import { checkValues, type FieldErrors } from '../../ui/forms/check-values.ts';

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

/** The parts that are texts. */
export type TextPart = Exclude<keyof AddressDraft, 'communeId' | 'deliveryKind' | 'pickupPointId'>;

/** What the settings say about the parts of an address. */
export type AddressRules = { emailIsOptional: boolean; postalCodeIsOptional: boolean };

type Checking = {
  isGuest: boolean;
  rules: AddressRules;
  /** Errors that the contract cannot see. */
  alsoWrong?: FieldErrors | undefined;
};

/**
 * The address as an order takes it, or an error for each invalid part. Only guests must give an e-mail address, and a
 * postal code may be left to the commune if the settings say so.
 */
export function checkAddress(draft: AddressDraft, { isGuest, rules, alsoWrong }: Checking) {
  const email = isGuest ? draft.email.trim() : '';
  const isStreetMissing = !isVisible(draft.street);
  const hasNoCode = !draft.postalCode.trim();
  // Only a commune of the list tells the code that may be left out.
  const codeMissing = rules.postalCodeIsOptional ? 'commune-or-code-required' : 'postal-code-required';
  const needsCode = hasNoCode && !(rules.postalCodeIsOptional && draft.communeId);
  return checkValues(
    shippingAddress,
    { ...draft, email },
    {
      ...(isGuest && !email && !rules.emailIsOptional && { email: messageOf('email-required') }),
      // The checkout asks for it even if the parcel goes to a pickup point.
      ...(isStreetMissing && { street: messageOf('street-required') }),
      ...(needsCode && { postalCode: messageOf(codeMissing) }),
      ...alsoWrong,
    },
  );
}
