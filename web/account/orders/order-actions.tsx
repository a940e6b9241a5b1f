import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShownOrder } from '../../../shared/orders.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { cartWords } from '../../words/cart-words.ts';
import { orderActionsWords } from '../../words/order-actions-words.ts';
import { orderAgain } from './order-again.ts';
import { itemsAsRead } from './order-parts.tsx';

type Props = { order: ShownOrder; onChange: (order: ShownOrder) => void };

/** What the buyer can do with an order: order it again and, while it is Pending, ask to cancel it. */
export function OrderActions({ order, onChange }: Props) {
  return (
    <section className="mt-6 space-y-6 rounded-card border border-line bg-surface p-5 sm:p-6">
      <OrderAgain order={order} />
      {order.status === 'Pending' && <CancelRequest order={order} onChange={onChange} />}
    </section>
  );
}

function OrderAgain({ order }: Pick<Props, 'order'>) {
  const words = orderActionsWords.again;
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Awaited<ReturnType<typeof orderAgain>> | 'failed' | null>(null);
  const navigate = useNavigate();
  const button = useRef<HTMLDivElement>(null);

  // The list of orders and the mail lead here, and the browser has looked for the anchor too early.
  useEffect(() => {
    if (window.location.hash === '#again') button.current?.scrollIntoView({ block: 'center' });
  }, []);

  const add = async () => {
    setBusy(true);
    const added = await orderAgain(itemsAsRead(order));
    setBusy(false);
    if (added && added.notes.length === 0) return void navigate('/cart');
    setResult(added ?? 'failed');
  };
  return (
    <div ref={button}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-muted text-sm">{words.text}</p>
        <Button kind="secondary" busy={busy} onClick={() => void add()}>
          {busy ? words.busy : words.button}
        </Button>
      </div>
      {result && (
        <div className="mt-4">
          {result === 'failed' ? <Alert>{words.failed}</Alert> : <AddedNotes {...result} />}
        </div>
      )}
    </div>
  );
}

function AddedNotes({ units, notes }: { units: number; notes: string[] }) {
  const words = orderActionsWords.again;
  return (
    <Alert kind="warning">
      <p className="font-semibold">{units > 0 ? words.added(cartWords.items(units)) : words.nothing}</p>
      <ul className="wrap-anywhere mt-2 list-disc space-y-1 ps-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {units > 0 && (
        <div className="mt-4">
          <ButtonLink to="/cart">{words.toCart}</ButtonLink>
        </div>
      )}
    </Alert>
  );
}

function CancelRequest({ order, onChange }: Props) {
  const words = orderActionsWords.cancel;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (order.cancelRequestedAt) return <Alert kind="info">{words.asked}</Alert>;

  const ask = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const params = { id: order._id };
      const asked = await call('POST /orders/:id/cancel-request', { params }, { failed: words.failed });
      onChange({ ...order, ...asked });
    } catch (error) {
      setProblem(refusalText(error));
    }
    setBusy(false);
  };
  return (
    <details className="border-line border-t pt-2">
      <summary className="min-h-11 cursor-pointer content-center font-medium text-sm">{words.title}</summary>
      <p className="mt-1 mb-4 text-ink-muted text-sm">{words.text}</p>
      <Button kind="danger" busy={busy} onClick={() => void ask()}>
        {busy ? words.busy : words.button}
      </Button>
      {problem && (
        <div className="mt-4">
          <Alert>{problem}</Alert>
        </div>
      )}
    </details>
  );
}
