import { useEffect, useState } from 'react';
import type { CustomerDetail } from '../../../shared/customers.ts';
import { call } from '../../call.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminCustomersWords } from '../../words/admin-customers-words.ts';

const words = adminCustomersWords.detail;

/** A customer, named by an order, with the actions that merge and separate phone numbers. One runs at a time. */
export function useCustomer(id: string, opened: CustomerDetail) {
  const [customer, setCustomer] = useState(opened);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setCustomer(opened), [opened]);

  async function run(request: () => Promise<CustomerDetail>, done: string) {
    if (isBusy) return;
    setBusy(true);
    try {
      setCustomer(await request());
      showToast({ kind: 'success', text: done });
    } catch (error) {
      showToast({ kind: 'error', text: refusalText(error) });
    } finally {
      setBusy(false);
    }
  }

  const inputOf = (other: string) => ({ params: { id }, body: { other } });
  return {
    customer,
    isBusy,
    merge: (other: string) => run(() => call('POST /customers/:id/merge', inputOf(other)), words.mergeDone),
    separate: (other: string) =>
      run(() => call('POST /customers/:id/separate', inputOf(other)), words.separateDone),
  };
}

export type ShownCustomer = ReturnType<typeof useCustomer>;
