import { useEffect, useRef, useState } from 'react';
import type { Call } from '../../../shared/api.ts';
import type { CallTask } from '../../../shared/confirmation/confirmation.ts';
import type { CombinableOrder } from '../../../shared/orders/combined-orders.ts';
import type { CourierToTell } from '../../../shared/orders/courier-to-tell.ts';
import type { OrderHistoryEntry } from '../../../shared/orders/history-entry.ts';
import type { LawfulInvoice, OrderReturns } from '../../../shared/orders/invoices.ts';
import type { CancelReason, OrderStatus } from '../../../shared/orders/order-terms.ts';
import type { CameFrom, Order, ShownOrder } from '../../../shared/orders/orders.ts';
import type { OrderNote } from '../../../shared/orders/phone-orders.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { call, inPageLanguage } from '../../call.ts';
import { type Load, readSettings } from '../../load.ts';
import { userEntry } from '../../session/local-entries.ts';
import { mayNow } from '../../session/use-may.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { replaceToast, showToast, type Toast } from '../../ui/toast.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { useMailProblem } from '../mailed-buyers/mailed-buyer.ts';

const { done, refused, sendingEmail } = adminOrdersWords.order;

type LoadedOrder = {
  order: Order & Pick<ShownOrder, 'isCollected' | 'combinedWith'>;
  cameFrom: CameFrom | undefined;
  shortPayout: ShownOrder['shortPayout'];
  takesBack: ShownOrder['takesBack'];
  history: OrderHistoryEntry[];
  notes: OrderNote[] | null;
  /** The other open orders of the buyer. */
  combinable: CombinableOrder[];
  /** Null if its courier knows everything. */
  toTell: CourierToTell | null;
  /** Null for those who do not confirm orders. */
  task: CallTask | null;
  /** The lawful invoices with all that take them back, oldest first. */
  invoices: LawfulInvoice[];
  /** What came back, oldest first. */
  returns: OrderReturns;
  settings: PublicSettings | undefined;
  /** The page on which the buyer reviews the products; absent if there is nothing to review. */
  reviewLink: string | undefined;
};

type Action = keyof typeof done;

type Doing = {
  action: Action;
  request: () => Promise<Order>;
  done: string;
  /** Why the buyer gets no mail about it. */
  problem?: string | undefined;
  /** Shown until a slow request ends. */
  waiting?: string;
};

export const loadAdminOrder: Load<LoadedOrder> = async (call, { params }) => {
  const input = { params: { id: params.id ?? '' } };
  const [order, history, notes, combinable, toTell, task, invoices, returns, settings] = await Promise.all([
    call('GET /orders/:id', { ...input, query: inPageLanguage }),
    call('GET /orders/:id/history', input),
    // Packers may not read them.
    mayNow('orders.confirm') ? call('GET /orders/:id/notes', input) : null,
    mayNow('orders.confirm') ? call('GET /orders/:id/combinable', { ...input, query: inPageLanguage }) : [],
    mayNow('orders.pack') ? call('GET /orders/:id/courier-to-tell', input) : { toTell: null },
    mayNow('orders.confirm') ? call('GET /confirmation/:id', { ...input, query: inPageLanguage }) : null,
    readInvoices(call, input),
    mayNow('money') ? call('GET /orders/:id/returns', input) : [],
    readSettings(call),
  ]);
  const reviewLink = await readReviewLink(call, order);
  return {
    ...{ order, history, notes, combinable, task, invoices, returns, settings, reviewLink },
    ...toTell,
    cameFrom: order.cameFrom,
    shortPayout: order.shortPayout,
    takesBack: order.takesBack,
  };
};

/** The order's page works without it. */
async function readReviewLink(call: Call, { _id, status }: Order) {
  if (status !== 'Delivered' || !mayNow('orders.confirm')) return undefined;
  const link = await call('GET /orders/:id/review-link', { params: { id: _id } }).catch(() => undefined);
  return link?.url;
}

/** All invoices for those who manage them; for others the one to print. */
async function readInvoices(call: Call, input: { params: { id: string } }) {
  if (mayNow('money')) return call('GET /orders/:id/invoices', input);
  const { invoice } = await call('GET /orders/:id/invoice', input);
  return invoice ? [invoice] : [];
}

function readPapers(params: { id: string }) {
  return Promise.all([
    readInvoices(call, { params }),
    mayNow('money') ? call('GET /orders/:id/returns', { params }) : [],
    call('GET /orders/:id/history', { params }),
  ]);
}

/** The order with the actions of an administrator. Only one action runs at a time. */
export function useAdminOrder(opened: LoadedOrder) {
  const [shown, setShown] = useState<Pick<LoadedOrder, 'order' | 'history' | 'invoices' | 'returns'>>(opened);
  const [busy, setBusy] = useState<Action | null>(null);
  const isBusy = useRef(false);
  const params = { id: shown.order._id };
  const problemOf = useMailProblem(shown.order);

  useEffect(() => setShown(opened), [opened]);

  async function refreshInvoices() {
    const [invoices, returns, history] = (await readPapers(params).catch(() => undefined)) ?? [];
    if (invoices && returns && history) setShown((last) => ({ ...last, invoices, returns, history }));
  }

  async function run({ action, request, done, problem, waiting }: Doing) {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(action);
    const wait = waiting && showToast({ kind: 'loading', text: waiting });
    const report = (result: Toast) => (wait ? replaceToast(wait, result) : showToast(result));
    try {
      // Its lines stay as they were read, with their names in the language of the page.
      const order = { ...(await request()), orderItems: shown.order.orderItems };
      setShown({ ...shown, order });
      report({ kind: 'success', text: done });
      if (problem) showToast({ kind: 'info', text: problem });
      // The order is already up to date. If the history cannot be read, the timeline only lacks the newest entry.
      const history = await call('GET /orders/:id/history', { params }).catch(() => shown.history);
      setShown({ ...shown, order, history });
      // A delivery may have made the invoice, and a cancellation has cancelled it. A sum that was paid back waits for no exchange.
      if (action === 'status' || action === 'paidBack') await refreshInvoices();
    } catch (error) {
      report({ kind: 'error', text: refused[action](refusalText(error)) });
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  }

  return {
    ...shown,
    busy,
    refreshInvoices,
    release: () => run(releaseOf(params)),
    setStatus: (status: OrderStatus, reason?: CancelReason) =>
      run({ ...statusOf(params, status, reason), problem: problemOf(status) }),
    pay: () =>
      run({
        action: 'paid',
        request: () => call('PUT /orders/:id/pay', { params, body: countedByHand() }),
        done: done.paid,
      }),
    unpay: () =>
      run({ action: 'unpaid', request: () => call('PUT /orders/:id/unpay', { params }), done: done.unpaid }),
    payBack: (amount: number) => run(payBackOf(params, amount)),
    sendEmail: () =>
      run({
        action: 'email',
        request: () => call('POST /orders/:id/send-email', { params }),
        done: done.email,
        waiting: sendingEmail,
      }),
  };
}

function statusOf(params: { id: string }, status: OrderStatus, reason?: CancelReason): Doing {
  return {
    action: 'status',
    request: () => call('PUT /orders/:id/status', { params, body: { status, ...(reason && { reason }) } }),
    done: done.status(orderWords.status[status]),
  };
}

function releaseOf(params: { id: string }): Doing {
  return {
    action: 'release',
    request: () => call('POST /orders/:id/release', { params }),
    done: done.release,
  };
}

function payBackOf(params: { id: string }, amount: number): Doing {
  return {
    action: 'paidBack',
    request: () => call('POST /orders/:id/pay-back', { params, body: { amount } }),
    done: done.paidBack,
  };
}

export type AdminOrder = ReturnType<typeof useAdminOrder>;

/** The payment result for cash that an administrator has counted (requirements: Payment). */
function countedByHand() {
  const now = new Date();
  return {
    id: `admin-${now.getTime()}`,
    status: 'completed',
    update_time: now.toISOString(),
    email_address: userEntry.get()?.email ?? '',
  };
}
