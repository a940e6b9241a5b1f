import ArrowLeftIcon from 'icon:arrow-left';
import MailIcon from 'icon:mail';
import PrinterIcon from 'icon:printer';
import { Link } from 'react-router';
import { formatDateTime } from '../../../shared/dates.ts';
import { orderNumber } from '../../../shared/ids.ts';
import { Button } from '../../ui/button.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import type { AdminOrder } from './use-admin-order.ts';

const words = adminOrdersWords.order;

/** Which order this is, and what it sends: an invoice to the printer, a confirmation to the buyer. */
export function AdminOrderHeader({ admin: { order, busy, sendEmail } }: { admin: AdminOrder }) {
  const { _id, createdAt } = order;
  return (
    <>
      <BackToOrders />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-bold text-2xl tracking-tight">{words.heading(adminOrdersWords.name(_id))}</h1>
          <p className="mt-1 text-ink-muted text-sm">
            {words.number(orderNumber(_id))}, {words.placedOn(formatDateTime(createdAt))}
          </p>
          <p className="wrap-anywhere mt-0.5 font-mono text-ink-muted text-xs">{_id}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => window.print()}>
            <PrinterIcon className="size-4.5" />
            {words.print}
          </Button>
          <Button
            kind="secondary"
            busy={busy === 'email'}
            disabled={busy !== null}
            onClick={() => void sendEmail()}
          >
            {busy !== 'email' && <MailIcon className="size-4.5" />}
            {busy === 'email' ? words.sending : words.sendEmail}
          </Button>
        </div>
      </div>
    </>
  );
}

export function BackToOrders() {
  return (
    <Link
      to="/admin/orders"
      prefetch="intent"
      className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-brand-strong text-sm hover:bg-brand-soft"
    >
      <ArrowLeftIcon className="size-4 rtl:-scale-x-100" />
      {words.back}
    </Link>
  );
}
