import CircleCheckIcon from 'icon:circle-check';
import { useCallback, useEffect, useState } from 'react';
import type { CancelReason, OrderStatus } from '../../../shared/orders/order-terms.ts';
import { call } from '../../call.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { orderWords } from '../../words/order-words.ts';

/** Changes the status of orders in a list. Afterwards `message` says so, and `refresh` reads the list again. */
export function useStatusChange(refresh: () => Promise<unknown>) {
  const [message, setMessage] = useState<string | null>(null);
  const clearMessage = useCallback(() => setMessage(null), []);

  async function setStatus(id: string, status: OrderStatus, reason?: CancelReason) {
    // The same message again must be announced again.
    clearMessage();
    try {
      await call('PUT /orders/:id/status', { params: { id }, body: { status, ...(reason && { reason }) } });
    } catch (error) {
      showToast({ kind: 'error', text: adminOrdersWords.statusFailed(refusalText(error)) });
      return;
    }
    setMessage(adminOrdersWords.statusUpdated(adminOrdersWords.name(id), orderWords.status[status]));
    await refresh();
  }

  return { setStatus, message, clearMessage };
}

const staysMs = 3_000;

type MessageProps = { text: string | null; onGone: () => void };

/**
 * The message of a changed status, in green for 3 s (requirements: Admin orders). The live region is always there,
 * because screen readers announce only changes of a region that they know.
 */
export function StatusMessage({ text, onGone }: MessageProps) {
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(onGone, staysMs);
    return () => clearTimeout(timer);
  }, [text, onGone]);

  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 top-20 z-30 flex justify-center">
      {text !== null && (
        <p className="unfold flex items-center gap-2 rounded-control border border-brand/40 bg-brand-soft px-4 py-3 font-medium text-brand-deep text-sm shadow-panel">
          <CircleCheckIcon className="size-5" />
          {text}
        </p>
      )}
    </div>
  );
}
