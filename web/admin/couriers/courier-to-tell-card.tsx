import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CourierToTell } from '../../../shared/orders/courier-to-tell.ts';
import type { AddressPart } from '../../../shared/orders/history-entry.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { shownPhone } from '../../../shared/values/phone-notation.ts';
import { call } from '../../call.ts';
import { useMay } from '../../session/use-may.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';
import { cityName, wilayaName } from '../../words/wilaya-names.ts';
import { addressPartNames } from './address-part-names.ts';

const words = adminPhoneOrderWords.courierToTell;

type Props = { order: Order; toTell: CourierToTell };

/** What somebody has to tell the courier of a corrected order, until somebody notes that it knows. */
export function CourierToTellCard({ order, toTell }: Props) {
  const { courier, reference, collected, collectedBefore, address, at } = toTell;
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const may = useMay();

  async function noteTold() {
    setBusy(true);
    try {
      await call('POST /orders/:id/courier-told', { params: { id: order._id }, body: { at } });
      showToast({ kind: 'success', text: words.done });
    } catch (error) {
      showToast({ kind: 'error', text: words.refused(refusalText(error)) });
    }
    await revalidate();
    setBusy(false);
  }

  return (
    <Alert kind="warning" title={words.title}>
      <p>{words.text(courier, reference)}</p>
      <ul className="mt-2 space-y-1 text-base text-ink">
        {collectedBefore !== undefined && (
          <Part
            name={words.collected}
            value={words.instead(formatPrice(collected), formatPrice(collectedBefore))}
          />
        )}
        {address.map((part) => (
          <Part key={part} name={addressPartNames[part]} value={partOf(order, part)} />
        ))}
      </ul>
      {may('orders.pack') && (
        <div className="mt-3">
          <Button kind="secondary" busy={isBusy} onClick={() => void noteTold()}>
            {words.told}
          </Button>
        </div>
      )}
    </Alert>
  );
}

function Part({ name, value }: { name: string; value: string }) {
  return (
    <li className="wrap-anywhere">
      {name + colon}
      <bdi className="font-semibold">{value}</bdi>
    </li>
  );
}

function partOf({ shippingAddress: address, notes }: Order, part: AddressPart) {
  switch (part) {
    case 'full_name':
      return address.fullName;
    case 'phone':
      return shownPhone(address.phone);
    case 'street':
      return address.street;
    case 'city':
      return cityName(address);
    case 'wilaya':
      return wilayaName(address.Wilaya);
    case 'postal_code':
      return address.postalCode;
    case 'delivery_kind':
      return adminOrdersWords.order.shipping.kinds[address.deliveryKind];
    case 'pickup_point':
      return address.pickupPoint ?? '';
    case 'email':
      return address.email;
    case 'notes':
      return notes;
  }
}
