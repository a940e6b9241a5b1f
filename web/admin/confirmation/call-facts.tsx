import { type ReactNode, useId } from 'react';
import { lineKey } from '../../../shared/orders/cart.ts';
import { collectedSum } from '../../../shared/orders/collected-sum.ts';
import { notesByWriter } from '../../../shared/orders/exchange.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { discountFigures } from '../../shop/cart/figures.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { placeName } from '../../ui/places/place-name.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { adminCorrectionWords } from '../../words/admin-correction-words.ts';
import { cartWords } from '../../words/cart-words.ts';
import { formatPrice, language } from '../../words/formats.ts';
import { orderWords } from '../../words/order-words.ts';
import { FoldedCard } from '../kit/folded-card.tsx';
import type { Calling } from './use-call.ts';

const words = adminConfirmationWords;

/** What to say, what to check with the buyer, and the calls so far. */
export function CallFacts({ calling }: { calling: Calling }) {
  const { task, note, setNote } = calling;
  const { order, texts, calls, attempts, tries } = task;
  return (
    <>
      <Checklist calling={calling} />
      <Script text={texts.script} language={order.language} />
      <Card title={words.calls}>
        <p className="text-sm tabular-nums">{words.tries(attempts, tries)}</p>
        {calls.length === 0 ? (
          <p className="mt-2 text-ink-muted text-sm">{words.noCalls}</p>
        ) : (
          <ol className="mt-3 space-y-2 text-sm">
            {calls.map(({ at, by, outcome, callbackAt }) => (
              <li key={at + outcome} className="border-line border-s-2 ps-3">
                <span className="font-semibold">{words.ended[outcome]}</span>
                {callbackAt && ` · ${words.until(formatDateTime(callbackAt))}`}
                <span className="block text-ink-muted text-xs">
                  {formatDateTime(at)} · <bdi>{by}</bdi>
                </span>
              </li>
            ))}
          </ol>
        )}
        <div className="mt-5">
          <TextArea
            label={words.note}
            hint={words.noteHint}
            rows={2}
            maxLength={2000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
      </Card>
    </>
  );
}

/** The script of the call. On a phone it is folded, because the facts of the order matter more. */
function Script({ text, language }: { text: string; language: Language }) {
  return (
    <FoldedCard title={words.script}>
      <p dir="auto" lang={language} className="wrap-anywhere whitespace-pre-line text-lg leading-relaxed">
        {text}
      </p>
    </FoldedCard>
  );
}

type RowProps = { notes: (string | false | null | undefined)[]; amount: number; children: ReactNode };

/** What is charged or taken off, with notes in brackets. */
function Row({ notes, amount, children }: RowProps) {
  return (
    <span className="flex justify-between gap-4">
      <span className="wrap-anywhere min-w-0">
        {children}
        {notes.filter(Boolean).map((note) => ` (${note})`)}
      </span>
      <bdi className="whitespace-nowrap tabular-nums">{formatPrice(amount)}</bdi>
    </span>
  );
}

function TakenBack({ lines = [] }: { lines: Order['takesBack'] }) {
  if (lines.length === 0) return null;
  return (
    <Check title={adminCorrectionWords.exchange.takesBack}>
      {lines.map(({ quantity, name, size }) => (
        <span key={`${name}${size}`} className="block">
          {quantity} × <bdi>{name}</bdi>
          {size && ` (${size})`}
        </span>
      ))}
    </Check>
  );
}

function Checklist({ calling: { task } }: { calling: Calling }) {
  const { order } = task;
  const { shippingAddress: address } = order;
  const { checklist } = words;
  const note = notesByWriter(order.notes).buyer;
  const collected = collectedSum(order, language);
  return (
    <Card title={checklist.title}>
      <ul className="divide-y divide-line">
        <Check title={checklist.products}>
          {order.orderItems.map(({ productId, size, isGift, quantity, name, price }) => (
            <Row
              key={lineKey({ productId, size, isGift })}
              notes={[size, isGift && cartWords.gift]}
              amount={price * quantity}
            >
              {quantity} × <bdi>{name}</bdi>
            </Row>
          ))}
          {discountFigures(order).map(({ label, note, amount }) => (
            <Row key={label + note} notes={[note]} amount={amount ?? 0}>
              <bdi>{label}</bdi>
            </Row>
          ))}
        </Check>
        <TakenBack lines={order.takesBack} />
        <Check title={checklist.total}>
          <bdi className="font-bold text-lg tabular-nums">{collected.sum}</bdi>
          {collected.note && <span className="block">{collected.note}</span>}
          {order.credit !== undefined && (
            <span className="block">
              {checklist.credit(formatPrice(order.totalPrice), formatPrice(order.credit))}
            </span>
          )}
          <span className="block text-ink-muted">{checklist.delivery(formatPrice(order.shippingPrice))}</span>
        </Check>
        <Check title={checklist.place}>
          <bdi className="wrap-anywhere block font-semibold">{placeName(address)}</bdi>
          <bdi className="wrap-anywhere block own-direction">{address.street}</bdi>
          <span className="block text-ink-muted">
            {address.deliveryKind === 'desk' ? orderWords.atDesk(address.pickupPoint) : words.kinds.home}
          </span>
        </Check>
        <Check title={checklist.yes} />
      </ul>
      {note && (
        <p className="wrap-anywhere mt-4 rounded-control bg-canvas p-3 text-sm">
          <span className="font-semibold">{checklist.note}</span>
          <bdi className="block whitespace-pre-line">{note}</bdi>
        </p>
      )}
      <div className="mt-5">
        <ButtonLink to={`/admin/orders/${order._id}/edit?from=call`} kind="secondary">
          {words.edit}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** A fact to tick off while talking. Ticks help the caller and are not kept. */
function Check({ title, children }: { title: string; children?: ReactNode }) {
  const id = useId();
  return (
    <li className="flex items-start gap-3 py-2 text-sm sm:py-3">
      <input
        id={id}
        type="checkbox"
        aria-describedby={children ? `${id}-fact` : undefined}
        className="my-0.5 size-6 shrink-0 accent-brand-strong"
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block cursor-pointer py-1 font-medium text-ink-muted">
          {title}
        </label>
        {children && <div id={`${id}-fact`}>{children}</div>}
      </div>
    </li>
  );
}
