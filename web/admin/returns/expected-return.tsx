import { useState } from 'react';
import type { OrderReturns } from '../../../shared/orders/invoices.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { DestinationSelect } from './destination-select.tsx';

const words = adminInvoicesWords.returns;

type Props = { order: Order; expected: OrderReturns[number]; onSettled: () => Promise<unknown> };

/** Takes in what the courier of an exchange brought, or takes its return back because nothing will come. */
export function ExpectedReturn(props: Props) {
  const [opened, setOpened] = useState<'arrival' | 'absence' | null>(null);
  const onClose = () => setOpened(null);
  return (
    <>
      <p className="flex flex-wrap gap-2 py-1">
        <Button kind="secondary" onClick={() => setOpened('arrival')}>
          {words.arrival.open}
        </Button>
        <Button kind="secondary" onClick={() => setOpened('absence')}>
          {words.absence.open}
        </Button>
      </p>
      {opened === 'arrival' && <ArrivalDialog {...props} onClose={onClose} />}
      {opened === 'absence' && <AbsenceDialog {...props} onClose={onClose} />}
    </>
  );
}

type DialogProps = Props & { onClose: () => void };

function ArrivalDialog({ order, expected, onSettled, onClose }: DialogProps) {
  const [lost, setLost] = useState<number[]>([]);
  const { lines } = expected;

  async function takeIn() {
    const params = { id: order._id, returnId: expected._id };
    const restocked = lines.map(({ position }) => position).filter((position) => !lost.includes(position));
    await call('POST /orders/:id/returns/:returnId/arrival', { params, body: { restocked } });
    showToast({ kind: 'success', text: words.arrival.done });
    await onSettled();
  }

  return (
    <ConfirmDialog {...words.arrival} onConfirm={takeIn} onClose={onClose}>
      <div className="mt-4 grid gap-4">
        {lines.map(({ position, quantity }) => (
          <DestinationSelect
            key={position}
            label={`${quantity} × ${order.orderItems[position]?.name}`}
            value={lost.includes(position) ? 'lost' : 'stock'}
            onChoose={(kind) =>
              setLost((last) =>
                kind === 'lost' ? [...last, position] : last.filter((place) => place !== position),
              )
            }
          />
        ))}
      </div>
    </ConfirmDialog>
  );
}

function AbsenceDialog({ order, expected, onSettled, onClose }: DialogProps) {
  async function takeBack() {
    await call('DELETE /orders/:id/returns/:returnId', {
      params: { id: order._id, returnId: expected._id },
    });
    showToast({ kind: 'success', text: words.absence.done });
    await onSettled();
  }

  return <ConfirmDialog {...words.absence} kind="destructive" onConfirm={takeBack} onClose={onClose} />;
}
