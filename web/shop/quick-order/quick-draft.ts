import type { DeliveryOption } from '../../../shared/delivery/delivery.ts';
import { shippingAddress } from '../../../shared/delivery/shipping-address.ts';
import { messageOf } from '../../../shared/refusals/codes.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import type { AddressDraft } from '../checkout/address-draft.ts';
import type { KnownCommunes } from '../checkout/known-communes.ts';

type Going = {
  /** Null until they are known. */
  options: DeliveryOption[] | null;
  known: Pick<KnownCommunes, 'undelivered'> | null;
  isHomeRefused: boolean;
};

/** The chosen way of delivery. Each has its price, so the buyer chooses unless there is only one. */
export function chosenOption({ deliveryKind }: AddressDraft, options: DeliveryOption[] | null) {
  if (options?.length === 1) return options[0];
  return options?.find(({ kind }) => kind === deliveryKind);
}

/** The address as a quick order takes it, or an error for each invalid part. */
export function checkQuickDraft(draft: AddressDraft, { options, known, isHomeRefused }: Going) {
  const chosen = chosenOption(draft, options);
  const going = { ...draft, email: '', deliveryKind: chosen?.kind ?? 'home' };
  const isKindMissing = options !== null && options.length > 1 && !chosen;
  const checked = checkValues(
    shippingAddress,
    { ...going, street: going.deliveryKind === 'home' ? draft.street : '' },
    {
      ...(draft.communeId === undefined && { city: messageOf('city-required') }),
      ...(isKindMissing && { deliveryKind: messageOf('delivery-kind-required') }),
      ...(options && !isKindMissing && known?.undelivered(going, { options, isHomeRefused })),
    },
  );
  if (!checked.errors) return checked;
  // It follows from the commune, and the street is only asked for when the parcel goes to the door.
  const { postalCode: _code, street, ...errors } = checked.errors;
  return { body: null, errors: { ...errors, ...(!isKindMissing && street && { street }) } };
}
