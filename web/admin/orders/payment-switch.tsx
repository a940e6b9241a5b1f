import { useState } from 'react';
import type { ShownParcel } from '../../../shared/couriers/parcels.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { formatPrice } from '../../words/formats.ts';
import type { AdminOrder } from './use-admin-order.ts';

const words = adminOrdersWords.order.management;

type Props = { admin: AdminOrder };

/**
 * Marks an order as paid, after a question if that settles what a courier owes for its parcel, or as unpaid again. One button
 * does both, so that it keeps the focus.
 */
export function PaymentSwitch({ admin: { order, busy, pay, unpay } }: Props) {
  const [isReading, setReading] = useState(false);
  const [owing, setOwing] = useState<ShownParcel | null>(null);
  const isChanging = isReading || busy === 'paid' || busy === 'unpaid';

  async function payOrAsk() {
    setReading(true);
    const found = await readOwing(order._id);
    setReading(false);
    if (found) setOwing(found);
    else await pay();
  }

  return (
    <>
      <Button
        kind={order.isPaid ? 'secondary' : 'primary'}
        busy={isChanging}
        disabled={isReading || busy !== null}
        onClick={() => void (order.isPaid ? unpay() : payOrAsk())}
      >
        {order.isPaid ? words.unpay : words.pay}
      </Button>
      {owing && (
        <ConfirmDialog
          title={words.payTitle}
          text={words.payText(owing.courier.name, formatPrice(owing.owed ?? 0))}
          confirm={words.pay}
          onConfirm={pay}
          onClose={() => setOwing(null)}
        />
      )}
    </>
  );
}

/** The parcel for which a courier owes money now. Without an answer nothing is asked. */
async function readOwing(id: string) {
  const parcels = await call('GET /orders/:id/parcels', { params: { id } }).catch(() => []);
  return parcels.find(({ owed }) => owed !== undefined);
}
