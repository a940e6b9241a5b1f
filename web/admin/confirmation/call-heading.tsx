import MessageCircleIcon from 'icon:message-circle';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import type { CombinableOrder } from '../../../shared/orders/combined-orders.ts';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { CallButton, ChatButton } from './contact-buttons.tsx';
import { OtherOrders } from './other-orders.tsx';
import { type Calling, messageUrl } from './use-call.ts';

const words = adminConfirmationWords;
const messages = ['missed', 'confirm', 'last'] as const;

type Props = {
  calling: Calling;
  combinable: CombinableOrder[];
  ref: RefObject<HTMLHeadingElement | null>;
};

/** Who is called, by which number, and what everybody must know before. */
export function CallHeading({ calling, combinable, ref }: Props) {
  const { task, busy, putBack, releaseHold } = calling;
  const { order, source, claimEndsAt, heldBy, endsAt } = task;
  const { fullName, phone } = order.shippingAddress;
  return (
    <>
      <div className="mt-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2 ref={ref} tabIndex={-1} className="wrap-anywhere font-bold text-xl outline-none">
            <bdi>{fullName}</bdi>
          </h2>
          <p className="mt-1 text-ink-muted text-sm">
            {words.order}{' '}
            <Link
              to={`/admin/orders/${order._id}`}
              className="-my-1 inline-block rounded-sm py-1 font-semibold text-brand-strong hover:underline"
            >
              <OrderNumber id={order._id} />
            </Link>{' '}
            · {words.placed(formatDateTime(order.createdAt))}
            {claimEndsAt && ` · ${words.yours(formatDateTime(claimEndsAt))}`}
          </p>
        </div>
        <CallButton phone={phone} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <MoreMenu label={words.whatsapp} icon={<MessageCircleIcon className="size-4.5 text-brand-strong" />}>
          {messages.map((message) => (
            <ChatButton key={message} href={messageUrl(task, message)} kind="plain">
              {words.messages[message]}
            </ChatButton>
          ))}
        </MoreMenu>
        <Button kind="plain" busy={busy === 'back'} onClick={() => void putBack()}>
          {words.putBack}
        </Button>
      </div>
      <div className="mt-4 grid gap-3 empty:hidden">
        <OtherOrders task={task} combinable={combinable} />
        {task.heldFor && (
          <Alert kind="warning">
            <p>{words.held.reasons[task.heldFor]}</p>
            <p className="mt-1">{words.held.text}</p>
            <div className="mt-3">
              <Button kind="secondary" busy={busy === 'hold'} onClick={() => void releaseHold()}>
                {words.held.release}
              </Button>
            </div>
          </Alert>
        )}
        {order.cancelRequestedAt && <Alert kind="warning">{words.cancelRequested}</Alert>}
        {heldBy && <Alert kind="warning">{words.heldBy(heldBy)}</Alert>}
        {endsAt && <Alert kind="warning">{words.endsAt(formatDateTime(endsAt))}</Alert>}
        {source === 'phone' && <Alert kind="info">{words.takenOnPhone}</Alert>}
      </div>
    </>
  );
}
