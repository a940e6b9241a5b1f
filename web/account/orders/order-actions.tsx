import { useEffect, useRef, useState } from 'react';
import type { ShownOrder } from '../../../shared/orders/orders.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { orderActionsWords } from '../../words/order-actions-words.ts';
import { AgainNotes } from './order-again.tsx';
import { itemsAsRead } from './order-parts.tsx';
import { useOrderAgain } from './use-order-again.ts';

type Props = { order: ShownOrder; onChange: (order: ShownOrder) => void };

/** What the buyer can do with an order: order it again and, while it is Pending, ask to cancel it. */
export function OrderActions({ order, onChange }: Props) {
  return (
    <section className="mt-6 space-y-6 print:hidden rounded-card border border-line bg-surface p-5 sm:p-6">
      <OrderAgain order={order} />
      {order.status === 'Delivered' && !order.isGuest && <ReviewOffer orderId={order._id} />}
      {order.status === 'Pending' && <CancelRequest order={order} onChange={onChange} />}
    </section>
  );
}

function OrderAgain({ order }: Pick<Props, 'order'>) {
  const words = orderActionsWords.again;
  const { busy, result, again } = useOrderAgain();
  const button = useRef<HTMLDivElement>(null);

  // The list of orders and the mail lead here, and the browser has looked for the anchor too early.
  useEffect(() => {
    if (window.location.hash === '#again') button.current?.scrollIntoView({ block: 'center' });
  }, []);

  const add = () => again({ ...order, orderItems: itemsAsRead(order) });
  return (
    <div ref={button}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-ink-muted text-sm">{words.text}</p>
        <Button kind="secondary" busy={busy !== null} onClick={() => void add()}>
          {busy ? words.busy : words.button}
        </Button>
      </div>
      {result && (
        <div className="mt-4">
          <AgainNotes result={result} />
        </div>
      )}
    </div>
  );
}

function ReviewOffer({ orderId }: { orderId: string }) {
  const words = orderActionsWords.review;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6">
      <p className="text-ink-muted text-sm">{words.text}</p>
      <ButtonLink kind="secondary" to={`/review?order=${orderId}`}>
        {words.button}
      </ButtonLink>
    </div>
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
