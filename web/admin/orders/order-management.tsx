import MailCheckIcon from 'icon:mail-check';
import type { ReactNode } from 'react';
import { balanceOf, owesNothing } from '../../../shared/orders/order-balance.ts';
import { settableStatuses } from '../../../shared/orders/order-rights.ts';
import { nextStatuses } from '../../../shared/orders/order-terms.ts';
import { PaidBadge, StatusBadge } from '../../account/orders/order-badges.tsx';
import { useMay, useRole } from '../../session/use-may.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminMailServerWords } from '../../words/admin-mail-server-words.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { colon } from '../../words/formats.ts';
import { SettingsLink } from '../kit/settings-link.tsx';
import { CallThem } from '../mailed-buyers/mail-note.tsx';
import { PayBackButton } from '../returns/pay-back-button.tsx';
import { PaymentSwitch } from './payment-switch.tsx';
import { StatusSelect } from './status-select.tsx';
import type { AdminOrder } from './use-admin-order.ts';

const words = adminOrdersWords.order.management;

/** The status and payment of an order, with the controls that change them. */
export function OrderManagement({ admin }: { admin: AdminOrder }) {
  const { order, busy, setStatus } = admin;
  const may = useMay();
  return (
    <Card title={words.title}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Part title={words.status} state={<StatusBadge status={order.status} />}>
          <NextStep admin={admin} />
          <StatusSelect order={order} label={words.status} isDisabled={busy !== null} onChoose={setStatus} />
        </Part>
        <Part title={words.payment} state={<PaidBadge order={order} />}>
          {may('money') && (order.isPaid || (!order.combinedWith && !owesNothing(order))) && (
            <PaymentSwitch admin={admin} />
          )}
          {may('money') && <RestToPayBack admin={admin} />}
        </Part>
      </div>
      {order.isHeld && <HeldOrder admin={admin} />}
      {order.status === 'Pending' && order.cancelRequestedAt && (
        <div className="mt-5">
          <Alert kind="warning">
            {adminOrdersWords.order.timeline.cancelRequested +
              colon +
              formatDateTime(order.cancelRequestedAt)}
          </Alert>
        </div>
      )}
      {may('orders.confirm') && order.shippingAddress.email === '' && (
        <p className="mt-5 border-line border-t pt-4 text-sm">
          <CallThem phone={order.shippingAddress.phone} />
        </p>
      )}
      {order.emailSuppressedAt && (
        <p className="mt-5 border-line border-t pt-4 text-sm text-warning">
          {words.emailSuppressed(formatDateTime(order.emailSuppressedAt))}
        </p>
      )}
      {order.emailUnsentAt && (
        <p className="mt-5 border-line border-t pt-4 text-sm text-warning">
          {adminMailServerWords.unsentOn(formatDateTime(order.emailUnsentAt))}{' '}
          <SettingsLink group="mail-server">{adminMailServerWords.setUp}</SettingsLink>
        </p>
      )}
      {order.emailSentAt && !order.emailUnsentAt && (
        <p className="mt-5 flex items-center gap-2 border-line border-t pt-4 text-ink-muted text-sm">
          <MailCheckIcon className="size-4.5" />
          {words.emailSent(formatDateTime(order.emailSentAt))}
        </p>
      )}
    </Card>
  );
}

/** Says that the order has no units, and takes them. */
function HeldOrder({ admin: { busy, release } }: { admin: AdminOrder }) {
  const may = useMay();
  return (
    <div className="mt-5">
      <Alert kind="warning">
        <p>{words.held}</p>
        {may('orders.confirm') && (
          <div className="mt-3">
            <Button
              kind="secondary"
              busy={busy === 'release'}
              disabled={busy !== null}
              onClick={() => void release()}
            >
              {words.release}
            </Button>
          </div>
        )}
      </Alert>
    </div>
  );
}

/** The status that usually follows, as one button. */
function NextStep({ admin: { order, busy, setStatus } }: { admin: AdminOrder }) {
  const settable = settableStatuses(useRole(), { status: order.status, isSettled: order.isPaid });
  const next = nextStatuses[order.status];
  if (!next || !settable.includes(next)) return null;
  return (
    <Button busy={busy === 'status'} disabled={busy !== null} onClick={() => void setStatus(next)}>
      {words.next[next]}
    </Button>
  );
}

function Part({ title, state, children }: { title: string; state: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start justify-items-start gap-3">
      <h3 className="flex items-center gap-3 font-medium text-sm">
        {title} {state}
      </h3>
      {children}
    </div>
  );
}

/** For the exchange that costs less than was paid before: until it is noted, pages and mails promise the money. */
function RestToPayBack({ admin }: { admin: AdminOrder }) {
  const { rest } = balanceOf(admin.order);
  if (rest === 0 || admin.order.status === 'Cancelled') return null;
  return <PayBackButton admin={admin} amount={rest} />;
}
