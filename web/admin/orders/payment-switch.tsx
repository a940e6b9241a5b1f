import { useState } from 'react';
import { paidOut } from '../../../shared/couriers/parcel-terms.ts';
import type { ShownParcel } from '../../../shared/couriers/parcels.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { adminPayoutsWords } from '../../words/admin-payouts-words.ts';
import { formatPrice } from '../../words/formats.ts';
import type { AdminOrder } from './use-admin-order.ts';

const words = adminOrdersWords.order.management;
const { unpayTitle, unpayText, staysPaid } = adminPayoutsWords.ofOrder;

type Props = { admin: AdminOrder };
type Question = { title: string; text: string; dismiss?: string };

/**
 * Marks an order as paid, after a question if that settles what a courier owes for its parcel, or as unpaid again, after a
 * question if a payout paid it. One button does both, so that it keeps the focus.
 */
export function PaymentSwitch({ admin: { order, busy, pay, unpay } }: Props) {
  const [isReading, setReading] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const isChanging = isReading || busy === 'paid' || busy === 'unpaid';
  const change = order.isPaid ? unpay : pay;
  const name = order.isPaid ? words.unpay : words.pay;

  async function askOrChange() {
    setReading(true);
    const found = await readQuestion(order);
    setReading(false);
    if (found) setQuestion(found);
    else await change();
  }

  return (
    <>
      <Button
        kind={order.isPaid ? 'secondary' : 'primary'}
        busy={isChanging}
        disabled={isReading || busy !== null}
        onClick={() => void askOrChange()}
      >
        {name}
      </Button>
      {question && (
        <ConfirmDialog {...question} confirm={name} onConfirm={change} onClose={() => setQuestion(null)} />
      )}
    </>
  );
}

/** What to ask before the payment of this order changes. If its parcels cannot be read, nothing is asked. */
async function readQuestion(order: Order) {
  const parcels = await call('GET /orders/:id/parcels', { params: { id: order._id } }).catch(() => []);
  return order.isPaid ? questionOfPayout(order, parcels) : questionOfDebt(parcels);
}

/** A payout pays a delivered parcel, whose status somebody may have changed since. */
function questionOfPayout({ paymentResult }: Order, parcels: ShownParcel[]): Question | undefined {
  const parcel = parcels.find(({ status }) => status === 'delivered') ?? parcels[0];
  if (paymentResult?.status !== paidOut || !parcel) return undefined;
  const text = unpayText(paymentResult.id, parcel.courier.name);
  return { title: unpayTitle, text, dismiss: staysPaid };
}

function questionOfDebt(parcels: ShownParcel[]): Question | undefined {
  const owing = parcels.find(({ owed }) => owed !== undefined);
  return (
    owing && { title: words.payTitle, text: words.payText(owing.courier.name, formatPrice(owing.owed ?? 0)) }
  );
}
