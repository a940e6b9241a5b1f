import MessageCircleIcon from 'icon:message-circle';
import PhoneCallIcon from 'icon:phone-call';
import type { CallTask } from '../../../shared/confirmation/confirmation.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { chatUrl } from '../../../shared/values/text.ts';
import { ButtonLink, buttonStyles } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { FoldedCard } from '../kit/folded-card.tsx';

const words = adminConfirmationWords;

type Message = keyof typeof words.messages;

/** The messages that fit the status of the order. */
function messagesFor({ status, shippingAddress }: Order): Message[] {
  switch (status) {
    case 'Pending':
      return ['missed', 'last'];
    case 'Processing':
      return ['confirm'];
    case 'Shipped':
      return shippingAddress.deliveryKind === 'desk' ? ['shipped', 'ready'] : ['shipped'];
    case 'Delivered':
    case 'Cancelled':
      return [];
  }
}

/** Where the order stands with the staff who calls its buyer, the calls, and messages in the buyer's language. */
export function CallsCard({ task, order }: { task: CallTask; order: Order }) {
  const { confirmation, calls, texts, endsAt, nextCallAt } = task;
  // An erased order has no number.
  const messages = order.shippingAddress.phone ? messagesFor(order) : [];
  // The page may have changed the status since the task was read.
  const isCurrent = order.status === task.order.status;
  return (
    <FoldedCard
      title={words.title}
      summary={isCurrent && words.confirmations[confirmation]}
      isOpen={order.status === 'Pending' || messages.length > 0}
    >
      {isCurrent && <p className="font-semibold text-sm">{words.confirmations[confirmation]}</p>}
      {isCurrent && endsAt && (
        <p className="mt-1 text-sm text-warning">{words.endsAt(formatDateTime(endsAt))}</p>
      )}
      {isCurrent && nextCallAt && (
        <p className="mt-1 text-ink-muted text-sm">{words.until(formatDateTime(nextCallAt))}</p>
      )}
      <ol className="mt-3 space-y-2 text-sm empty:hidden">
        {calls.map(({ at, by, outcome }) => (
          <li key={at + outcome} className="border-line border-s-2 ps-3">
            {words.ended[outcome]}
            <span className="block text-ink-muted text-xs">
              {formatDateTime(at)} · <bdi>{by}</bdi>
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-4 grid gap-2 empty:hidden">
        {order.status === 'Pending' && (
          <ButtonLink
            kind="secondary"
            wide
            prefetch="none"
            to={`/admin/confirmation?order=${order._id}&from=order`}
          >
            <PhoneCallIcon className="size-4.5 text-brand-strong" />
            {words.call}
          </ButtonLink>
        )}
        {messages.map((message) => (
          <a
            key={message}
            href={chatUrl(order.shippingAddress.phone, texts[message])}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles({ kind: 'secondary', wide: true })}
          >
            <MessageCircleIcon className="size-4.5 text-brand-strong" />
            {words.whatsapp} · {words.messages[message]}
          </a>
        ))}
      </div>
    </FoldedCard>
  );
}
