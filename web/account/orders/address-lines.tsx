import type { Order } from '../../../shared/orders.ts';

type Address = Pick<
  Order['shippingAddress'],
  'fullName' | 'street' | 'city' | 'Wilaya' | 'postalCode' | 'country' | 'phone' | 'email'
>;

/** An address as it would stand on a parcel. */
export function AddressLines({ address }: { address: Address }) {
  const { fullName, street, city, Wilaya, postalCode, country, phone, email } = address;
  return (
    <address className="wrap-break-word text-ink-muted text-sm not-italic leading-6">
      <p className="font-semibold text-ink">{fullName}</p>
      <p>{street}</p>
      <p>{[postalCode, city].filter(Boolean).join(' ')}</p>
      <p>{[Wilaya, country].filter(Boolean).join(', ')}</p>
      <p className="mt-2">{phone}</p>
      {email && <p>{email}</p>}
    </address>
  );
}
