import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { Alert } from '../../ui/alert.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { placeName } from '../../ui/places/place-name.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { adminRescueWords } from '../../words/admin-rescue-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { stepText } from '../couriers/parcel-state.tsx';
import { CallButton, ChatButton } from './contact-buttons.tsx';
import { RescueProblem, RescueState, RescueTarget } from './rescue-list.tsx';
import { RescueOutcomes } from './rescue-outcomes.tsx';
import { type Rescuing, rescuePath, useRescue } from './use-rescue.ts';

const words = adminRescueWords;

export type Task = ReplyFrom<'POST /rescues/:id/claim'>;

/** One parcel: its buyer is called, and a button says what was agreed. */
export function RescueTask({ task }: { task: Task }) {
  const rescuing = useRescue(task);
  return (
    <div className="max-lg:pb-40">
      <Heading rescuing={rescuing} />
      <div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-5">
          <Card title={words.messageTitle}>
            <p dir="auto" lang={task.language} className="wrap-anywhere text-lg leading-relaxed">
              {task.message}
            </p>
          </Card>
          <Facts task={task} />
          <Events task={task} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <RescueOutcomes rescuing={rescuing} />
          <Steps rescuing={rescuing} />
        </div>
      </div>
    </div>
  );
}

/** Who is called, by which number, and what is wrong. */
function Heading({ rescuing: { task, busy, putBack } }: { rescuing: Rescuing }) {
  const { name, phone, orderId, orderStatus, chatUrl, since } = task;
  const heading = useRef<HTMLHeadingElement>(null);
  // The next parcel begins at its name, for screen readers and for the keyboard.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="mt-4">
        <BackLink to={rescuePath}>{words.back}</BackLink>
      </div>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="wrap-anywhere font-bold text-xl outline-none">
            <bdi>{name}</bdi>
          </h2>
          <p className="mt-1 flex flex-wrap gap-2">
            <RescueState rescue={task} />
          </p>
          <div className="mt-2 text-sm">
            <RescueProblem rescue={task} />
            <p className="text-ink-muted">
              {adminConfirmationWords.order}{' '}
              <Link
                to={`/admin/orders/${orderId}`}
                className="-my-1 inline-block rounded-sm py-1 font-semibold text-brand-strong hover:underline"
              >
                <OrderNumber id={orderId} />
              </Link>{' '}
              · {words.since(formatDateTime(since))}
            </p>
            <RescueTarget rescue={task} />
          </div>
        </div>
        {phone && <CallButton phone={phone} />}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <ChatButton href={chatUrl}>
          {adminConfirmationWords.whatsapp} · {words.message}
        </ChatButton>
        <Button kind="plain" busy={busy === 'back'} onClick={() => void putBack()}>
          {adminConfirmationWords.putBack}
        </Button>
      </div>
      {orderStatus === 'Cancelled' && (
        <div className="mt-4">
          <Alert kind="warning">{words.ended}</Alert>
        </div>
      )}
    </>
  );
}

function Facts({ task }: { task: Task }) {
  const { courier, tracking, collected, street, pickupPoint, lines } = task;
  return (
    <Card title={words.parcel}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <Fact title={words.courier}>
          <bdi className="wrap-anywhere">{courier}</bdi>
        </Fact>
        <Fact title={words.tracking}>
          <bdi dir="ltr" className="wrap-anywhere font-mono">
            {tracking ?? '–'}
          </bdi>
        </Fact>
        <Fact title={words.collected}>
          <bdi className="font-semibold tabular-nums">{formatPrice(collected)}</bdi>
        </Fact>
        <Fact title={pickupPoint === undefined ? words.address : words.desk}>
          <bdi className="wrap-anywhere block">{placeName(task)}</bdi>
          <bdi className="wrap-anywhere block">{pickupPoint ?? street}</bdi>
        </Fact>
        <Fact title={words.goods}>
          {lines.map(({ name, quantity }) => (
            <span key={name} className="wrap-anywhere block">
              {quantity} × <bdi>{name}</bdi>
            </span>
          ))}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Events({ task: { events } }: { task: Task }) {
  return (
    <Card title={words.events}>
      <ol className="grid gap-2 text-sm">
        {events
          .map((event, position) => ({ ...event, position }))
          .map(({ position, at, status, raw, reason, place, by }) => (
            <li key={position} className="border-line border-s-2 ps-3">
              <p className="font-medium">{adminCouriersWords.statuses[status]}</p>
              <p className="own-direction wrap-anywhere text-ink-muted text-xs">
                {[raw === status ? '' : raw, reason, place].filter(Boolean).join(' · ')}
              </p>
              <p className="text-ink-muted text-xs">
                {formatDateTime(at)} · <bdi>{by}</bdi>
              </p>
            </li>
          ))}
      </ol>
    </Card>
  );
}

function Steps({ rescuing: { task, note, setNote } }: { rescuing: Rescuing }) {
  const { steps } = task;
  return (
    <Card title={words.steps}>
      {steps.length === 0 ? (
        <p className="text-ink-muted text-sm">{words.noSteps}</p>
      ) : (
        <ol className="space-y-2 text-sm">
          {steps.map((step) => (
            <li key={step.at} className="border-line border-s-2 ps-3">
              <span className="font-semibold">{stepText(step)}</span>
              <span className="block text-ink-muted text-xs">
                {formatDateTime(step.at)} · <bdi>{step.by}</bdi>
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
  );
}
