import type { DeliveryOption } from '../../../shared/delivery/delivery.ts';
import { shippingAddress } from '../../../shared/delivery/shipping-address.ts';
import type { CameFrom } from '../../../shared/orders/orders.ts';
import { messageOf } from '../../../shared/refusals/codes.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import type { AddressDraft } from '../checkout/address-draft.ts';
import type { KnownCommunes } from '../checkout/known-communes.ts';

type Going = {
  /** Null until they are known. */
  options: DeliveryOption[] | null;
  known: KnownCommunes | null;
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

const longest = { utm: 200, path: 500 };

/** The campaign in the address of this page, and its path. Nothing is kept in the browser. */
export function readCameFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): CameFrom {
  const query = new URLSearchParams(search);
  const utm = (name: string) => oneLine(query.get(name) ?? '', longest.utm);
  return {
    utmSource: utm('utm_source'),
    utmMedium: utm('utm_medium'),
    utmCampaign: utm('utm_campaign'),
    landingPath: oneLine(pathname, longest.path),
  };
}

/** Strange characters in a campaign must not make an order fail. */
function oneLine(text: string, longest: number) {
  return Array.from(text.toWellFormed().replace(/\p{Cc}/gu, ' '))
    .slice(0, longest)
    .join('')
    .trim()
    .slice(0, longest);
}
