import { useRef, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import type { CallResult, CallTask } from '../../../shared/confirmation/confirmation.ts';
import type { CallOutcome } from '../../../shared/confirmation/confirmation-terms.ts';
import type { CancelReason } from '../../../shared/orders/order-terms.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { chatUrl } from '../../../shared/values/text.ts';
import { call } from '../../call.ts';
import { formatDateTime } from '../../ui/format-dates.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast, type Toast, type ToastAction } from '../../ui/toast.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';

const words = adminConfirmationWords;

export type Ending = {
  outcome: CallOutcome;
  callbackAt?: string;
  reason?: CancelReason;
  duplicateOf?: string;
};

/** An order on the screen, and what records the call about it. */
export function useCall(task: CallTask) {
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState<CallOutcome | 'back' | 'hold' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const idOf = useAnswerIds();
  const showNext = useNextOrder();
  const navigate = useNavigate();
  const id = task.order._id;

  /** Records how the call ended. Throws the refusal, which is shown too. */
  async function record(ending: Ending, about = id) {
    setBusy(ending.outcome);
    setProblem(null);
    try {
      const body = {
        ...ending,
        id: idOf([about, ending]),
        ...(ending.outcome === 'confirmed' && { version: task.version }),
        ...(about === id && note.trim() && { note }),
      };
      const result = await call(
        'POST /confirmation/:id/calls',
        { params: { id: about }, body },
        { failed: words.recordFailed },
      );
      const open = {
        label: words.recorded.open(groupedNumber(about)),
        run: () => void navigate(wayBack(result)),
      };
      showToast({ ...toastOf(task, ending.outcome, { result, open }), topic: 'call' });
      await showNext(about === id);
    } catch (error) {
      setProblem(refusalText(error));
      throw error;
    } finally {
      setBusy(null);
    }
  }

  async function putBack() {
    setBusy('back');
    try {
      await call('POST /confirmation/:id/release', { params: { id } });
      await showNext(true);
    } catch (error) {
      setProblem(refusalText(error));
    } finally {
      setBusy(null);
    }
  }

  /** Takes the units of an order that is held for review; the order stays on the screen. */
  async function releaseHold() {
    setBusy('hold');
    setProblem(null);
    try {
      await call('POST /orders/:id/release', { params: { id } });
      showToast({ kind: 'success', text: words.held.released });
      await showNext(false);
    } catch (error) {
      setProblem(refusalText(error));
    } finally {
      setBusy(null);
    }
  }

  return { task, note, setNote, busy, problem, record, putBack, releaseHold };
}

/** The same answer keeps its id until it is recorded, so that a lost reply does not record it twice. */
export function useAnswerIds() {
  const ids = useRef(new Map<string, string>());
  return (answer: unknown) => {
    const key = JSON.stringify(answer);
    const id = ids.current.get(key) ?? crypto.randomUUID();
    ids.current.set(key, id);
    return id;
  };
}

export type Calling = ReturnType<typeof useCall>;

/**
 * Reads the order again, or the next one. An order that the address names leaves it when its call has ended. A call from
 * the page of an order leads back there, so that nobody takes the next one without wanting it.
 */
function useNextOrder() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  return async (isDone: boolean) => {
    const id = query.get('order');
    const next = query.get('from') === 'order' ? `/admin/orders/${id}` : '/admin/confirmation';
    if (isDone && id) await navigate(next);
    else await revalidate();
    if (isDone) window.scrollTo({ top: 0 });
  };
}

/** Where a wrong press is put right: at a further call, or at the status of an order that is not Pending any more. */
function wayBack({ _id, status }: CallResult) {
  return status === 'Pending' ? `/admin/confirmation?order=${_id}` : `/admin/orders/${_id}`;
}

type Recorded = { result: CallResult; open: ToastAction };

function toastOf(task: CallTask, outcome: CallOutcome, { result, open }: Recorded): Toast {
  const { nextCallAt, endsAt, status } = result;
  const withMessage = (name: 'missed' | 'last') => [
    { label: words.recorded.message, run: () => window.open(messageUrl(task, name), '_blank', 'noopener') },
    open,
  ];
  if (status !== 'Pending') {
    return { kind: 'success', text: words.recorded.ended(words.ended[outcome]), actions: [open] };
  }
  if (endsAt) {
    return {
      kind: 'warning',
      text: words.recorded.last(formatDateTime(endsAt)),
      actions: withMessage('last'),
    };
  }
  const text = words.recorded.next(formatDateTime(nextCallAt ?? new Date()));
  const isTry = outcome === 'noanswer' || outcome === 'busy' || outcome === 'off';
  return { kind: 'success', text, actions: isTry ? withMessage('missed') : [open] };
}

/** A WhatsApp chat with the buyer, with a message filled in. */
export function messageUrl({ order, texts }: CallTask, message: keyof CallTask['texts']) {
  return chatUrl(order.shippingAddress.phone, texts[message]);
}
