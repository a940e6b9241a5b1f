import PrinterIcon from 'icon:printer';
import { useEffect, useState } from 'react';
import type { LawfulInvoice as Data } from '../../../shared/orders/invoices.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import { LawfulInvoice } from './lawful-invoice.tsx';

/** The lawful invoice of a guest's order with the button that prints it, once there is one. */
export function GuestInvoice({ orderId }: { orderId: string }) {
  const [invoice, setInvoice] = useState<Data | null>(null);

  useEffect(() => {
    // Without it the page is whole, and a reload asks again.
    call('GET /orders/guest/:id/invoice', { params: { id: orderId } }).then(
      (reply) => setInvoice(reply.invoice),
      () => undefined,
    );
  }, [orderId]);

  if (!invoice) return null;
  return (
    <>
      <Button kind="secondary" onClick={() => window.print()}>
        <PrinterIcon className="size-5" />
        {myOrdersWords.order.print}
      </Button>
      <LawfulInvoice invoice={invoice} />
    </>
  );
}
