import PhoneCallIcon from 'icon:phone-call';
import { useEffect, useRef } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { CallTask, QueueState } from '../../../shared/confirmation/confirmation.ts';
import type { CombinableOrder } from '../../../shared/orders/combined-orders.ts';
import { inPageLanguage } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { useOrderEvents } from '../../session/order-events.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { pageWords } from '../../words/page-words.ts';
import { PageFailure, type PageStates } from '../kit/page-states.tsx';
import type { Route } from './+types/call-page.ts';
import { CallFacts } from './call-facts.tsx';
import { CallHeading } from './call-heading.tsx';
import { ConfirmationHeading } from './confirmation-heading.tsx';
import { Doubles } from './doubles.tsx';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { PhoneCard, RiskCard } from './phone-card.tsx';
import { useCall } from './use-call.ts';

const words = adminConfirmationWords;

type Loaded = { task: CallTask | null; queue?: QueueState; combinable: CombinableOrder[] };

/** The next order of the queue, or the one in the address: that of a buyer who calls back. */
const load: Load<Loaded> = async (call, { url }) => {
  const id = url.searchParams.get('order');
  const found = id
    ? { task: await call('POST /confirmation/:id/claim', { params: { id }, query: inPageLanguage }) }
    : await call('POST /confirmation/next', { query: inPageLanguage });
  const isAlone = !found.task || found.task.phone.open < 2;
  const params = { id: found.task?.order._id ?? '' };
  return {
    ...found,
    combinable: isAlone ? [] : await call('GET /orders/:id/combinable', { params, query: inPageLanguage }),
  };
};

export const clientLoader = privateLoader(load, words.failed);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

export const handle = {
  loading: { title: words.title, text: words.loading, isTextShown: true, outline: ['h-160'] },
  failure: {
    title: words.errorTitle,
    failed: words.failed,
    tryAgain: words.tryAgain,
    missing: pageWords.notFound,
    back: { to: '/admin/confirmation', text: words.title },
  },
} satisfies PageStates;

export const ErrorBoundary = PageFailure;

/** One order at a time: its buyer is called, and a button says how the call ended (requirements: Confirmation). */
export default function CallPage({ loaderData: { task, queue, combinable } }: Route.ComponentProps) {
  return (
    <>
      <ConfirmationHeading current="call">
        {queue && (
          <p aria-live="polite" className="text-ink-muted text-sm tabular-nums">
            {words.queue(counted(queue.due), counted(queue.fresh), counted(queue.later))}
          </p>
        )}
      </ConfirmationHeading>
      {queue?.held && <HeldOrders count={counted(queue.held)} />}
      {task ? (
        <Task key={task.order._id} {...{ task, combinable }} />
      ) : (
        <NothingToCall quietUntil={queue?.quietUntil} />
      )}
    </>
  );
}

const mostCounted = 1000;

function counted(count: number) {
  return count < mostCounted ? formatNumber(count) : words.most(formatNumber(mostCounted));
}

/** Orders that wait for a decision of the staff stand above the queue, because they have no units until then. */
function HeldOrders({ count }: { count: string }) {
  return (
    <div className="mt-4">
      <Alert kind="warning">
        {words.held.count(count)}{' '}
        <Link to="/admin/orders?review=held" className="font-semibold underline">
          {words.held.show}
        </Link>
      </Alert>
    </div>
  );
}

function Task({ task, combinable }: { task: CallTask; combinable: CombinableOrder[] }) {
  const calling = useCall(task);
  const heading = useRef<HTMLHeadingElement>(null);
  // The next order begins at its name, for screen readers and for the keyboard.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="max-lg:pb-40">
      <CallHeading ref={heading} {...{ calling, combinable }} />
      <div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-5">
          <Doubles calling={calling} />
          <RiskCard task={task} />
          <CallFacts calling={calling} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <OutcomeButtons calling={calling} />
          <PhoneCard task={task} />
        </div>
      </div>
    </div>
  );
}

function NothingToCall({ quietUntil }: { quietUntil: string | undefined }) {
  const { revalidate, state } = useRevalidator();
  useOrderEvents(() => void revalidate());
  return (
    <EmptyState
      icon={PhoneCallIcon}
      title={quietUntil ? words.empty.quietTitle : words.empty.title}
      text={quietUntil ? words.empty.quiet(formatDateTime(quietUntil)) : words.empty.text}
    >
      <Button kind="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
        {words.empty.refresh}
      </Button>
      {quietUntil && (
        <ButtonLink kind="secondary" to="/admin/orders?status=Pending">
          {words.empty.callAnyway}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
