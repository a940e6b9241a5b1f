import { useState } from 'react';
import { Link } from 'react-router';
import type { LawfulInvoice } from '../../../shared/orders/invoices.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { MakeInvoiceDialog } from '../tva/make-invoice-dialog.tsx';
import type { AdminOrder } from './use-admin-order.ts';

const words = adminInvoicesWords.card;

/** The lawful invoices of an order, with the buttons that make and cancel one. */
export function InvoiceCard({ admin: { order, invoices, refreshInvoices } }: { admin: AdminOrder }) {
  const [asks, setAsks] = useState<'make' | 'cancel' | null>(null);
  const valid = validInvoice(invoices);
  const mayMake = !valid && order.status !== 'Pending' && order.status !== 'Cancelled';
  const params = { id: order._id };

  async function make() {
    const made = await call('POST /orders/:id/invoice', { params });
    showToast({ kind: 'success', text: words.made(made.number) });
    await refreshInvoices();
  }

  return (
    <Card title={words.title}>
      <div className="grid justify-items-start gap-4 text-sm">
        {invoices.length > 0 && <Invoices invoices={invoices} />}
        {!valid && (
          <p className="text-ink-muted">{order.status === 'Pending' ? words.pending : words.none}</p>
        )}
        {mayMake && (
          <Button kind="secondary" onClick={() => setAsks('make')}>
            {words.make}
          </Button>
        )}
        {valid && (
          <Button kind="danger" onClick={() => setAsks('cancel')}>
            {words.cancel}
          </Button>
        )}
      </div>
      {asks === 'make' && (
        <MakeInvoiceDialog
          title={words.makeTitle}
          text={words.makeText}
          confirm={words.make}
          onConfirm={make}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'cancel' && valid && (
        <CancelDialog invoice={valid} onCancelled={refreshInvoices} onClose={() => setAsks(null)} />
      )}
    </Card>
  );
}

/** The invoice that has not been cancelled. */
export function validInvoice(invoices: LawfulInvoice[]) {
  return invoices.find(({ kind, cancelledBy }) => kind === 'invoice' && !cancelledBy);
}

function Invoices({ invoices }: { invoices: LawfulInvoice[] }) {
  return (
    <ul className="w-full divide-y divide-line">
      {invoices.map(({ _id, number, kind, issuedAt, total, cancelledBy }) => (
        <li key={_id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5">
          <span>
            <Link
              to={`/admin/invoices/${_id}`}
              className="inline-flex min-h-11 items-center rounded-sm font-semibold text-brand-strong tabular-nums hover:underline"
            >
              {number}
            </Link>{' '}
            {kind !== 'invoice' && adminInvoicesWords.kinds[kind]}
          </span>
          <span className="text-ink-muted tabular-nums">
            {formatDay(issuedAt)} · {formatPrice(kind === 'invoice' ? total : -total)}
          </span>
          {cancelledBy && (
            <span className="w-full text-danger text-xs">
              {adminInvoicesWords.cancelledBy(cancelledBy.number)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

type CancelProps = {
  invoice: LawfulInvoice;
  onCancelled: () => Promise<unknown>;
  onClose: () => void;
};

function CancelDialog({ invoice: { _id, number }, onCancelled, onClose }: CancelProps) {
  const [reason, setReason] = useState('');

  async function cancel() {
    await call('POST /invoices/:id/cancel', { params: { id: _id }, body: { reason } });
    showToast({ kind: 'success', text: words.cancelled(number) });
    await onCancelled();
  }

  return (
    <ConfirmDialog
      title={words.cancelTitle(number)}
      text={words.cancelText}
      confirm={words.cancel}
      dismiss={words.keep}
      kind="destructive"
      onConfirm={cancel}
      onClose={onClose}
    >
      <div className="mt-4">
        <TextField
          name="reason"
          label={words.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          maxLength={200}
          required
        />
      </div>
    </ConfirmDialog>
  );
}
