import { useCallback, useState } from 'react';
import type { OrderStatus } from '../../../shared/order-terms.ts';
import { call } from '../../call.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { orderWords } from '../../words/order-words.ts';

const words = adminOrdersWords;

/** Sets the status of orders in a list, says so, and has the list read again by `refresh`. */
export function useStatusChange(refresh: () => Promise<unknown>) {
  const [message, setMessage] = useState<string | null>(null);
  const clearMessage = useCallback(() => setMessage(null), []);

  async function setStatus(id: string, status: OrderStatus) {
    // The same words twice are still news.
    clearMessage();
    try {
      await call('PUT /orders/:id/status', { params: { id }, body: { status } });
    } catch (error) {
      showToast({ kind: 'error', text: words.statusFailed(refusalText(error, words.unknownReason)) });
      return;
    }
    setMessage(words.statusUpdated(words.name(id), orderWords.status[status]));
    await refresh();
  }

  return { setStatus, message, clearMessage };
}
