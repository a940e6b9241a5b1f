import { Fragment } from 'react';
import type { KnownAddress, KnownBuyer } from '../../../shared/orders/phone-orders.ts';
import { Button } from '../../ui/button.tsx';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { comma } from '../../words/formats.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { OpenOrders } from './open-orders.tsx';
import { useFilledAddress } from './use-filled-address.ts';
import { useKnownBuyer } from './use-known-buyer.ts';
import type { PhoneOrderForm } from './use-phone-order.ts';

const words = adminPhoneOrderWords.phone;

/** What is known of the buyer by the typed phone number. The only earlier address is filled in; of several, one is chosen. */
export function KnownAddresses({ form }: { form: PhoneOrderForm }) {
  const buyer = useKnownBuyer(form.draft.phone);
  const isFilled = useFilledAddress(form, buyer);
  return (
    <div className="text-sm has-[>:empty:only-child]:hidden sm:col-span-2">
      <div aria-live="polite">
        {buyer && (
          <p className={isDoubtful(buyer) ? 'font-medium text-danger' : 'text-ink-muted'}>
            {knownText(buyer)}
          </p>
        )}
        {isFilled && <p className="mt-1">{words.filled}</p>}
        <ul className="mt-2 grid gap-2 empty:hidden">
          {!isFilled &&
            buyer?.addresses.map((address) => (
              <li
                key={`${address.fullName} ${address.street} ${address.city}`}
                className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line px-3 py-2"
              >
                <AddressLine address={address} />
                <Button kind="secondary" onClick={() => form.use(address)}>
                  {words.use}
                </Button>
              </li>
            ))}
        </ul>
      </div>
      {buyer && <OpenOrders orders={buyer.open} />}
    </div>
  );
}

function knownText({ orders, delivered, cancelled, refused }: KnownBuyer) {
  if (orders === 0) return words.unknown;
  const known = words.known(orders, delivered, cancelled);
  return refused === 0 ? known : `${known}${comma}${words.refused(refused)}`;
}

function isDoubtful({ delivered, cancelled, refused }: KnownBuyer) {
  return cancelled + refused > delivered;
}

function AddressLine({ address: { fullName, street, city, Wilaya } }: { address: KnownAddress }) {
  return (
    <span className="wrap-anywhere min-w-0">
      <bdi className="font-medium">{fullName}</bdi>
      {[street, city, wilayaName(Wilaya)].filter(Boolean).map((part) => (
        <Fragment key={part}>
          {comma}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
