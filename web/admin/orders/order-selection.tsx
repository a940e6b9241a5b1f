import ClipboardListIcon from 'icon:clipboard-list';
import FileTextIcon from 'icon:file-text';
import PackageIcon from 'icon:package';
import PackageCheckIcon from 'icon:package-check';
import PrinterIcon from 'icon:printer';
import { useState } from 'react';
import { isOnTheWay } from '../../../shared/couriers/parcel-terms.ts';
import type { ListedOrder } from '../../../shared/order-list.ts';
import { maxOrdersAtOnce, type StatusResults } from '../../../shared/orders/admin-orders.ts';
import { mayUndo, settableStatuses } from '../../../shared/orders/order-rights.ts';
import { type OrderStatus, orderStatuses, statusMails } from '../../../shared/orders/order-terms.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { call } from '../../call.ts';
import { withReasons } from '../../session/translated.ts';
import { useRole } from '../../session/use-may.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Options } from '../../ui/forms/options.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { showToast } from '../../ui/toast.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { SendToCourier } from '../couriers/send-to-courier.tsx';
import { ChosenRows } from '../kit/chosen-rows.tsx';
import { type Papers, papersUrl } from '../kit/order-papers.ts';
import { RefusedRows } from '../kit/refused-rows.tsx';
import { useFound } from '../kit/use-found.ts';
import type { Selection } from '../list/use-selection.ts';
import { MailNote } from '../mailed-buyers/mail-note.tsx';
import { type AdminOrderListState, adminOrderList } from './admin-order-list.ts';
import { type Made, MadeInvoices, MakeInvoices, noneMade } from './make-invoices.tsx';

const words = adminOrdersWords.selection;
const { many: invoicing } = adminInvoicesWords;
const markDelivered = adminOrdersWords.order.management.next.Delivered;

const icons: Record<Papers, Icon> = {
  slips: PackageIcon,
  invoices: FileTextIcon,
  pickList: ClipboardListIcon,
};

type Props = {
  /** The rows of the page. */
  orders: ListedOrder[];
  selection: Selection;
  state: AdminOrderListState;
  /** Of the orders that match the filter. */
  count: number;
  /** Called after the status of the chosen orders was set. */
  onChanged: () => void;
};

/** What can be done with the chosen orders: one status for all, and their papers in one print. */
export function OrderSelection({ orders, selection, state, count, onChanged }: Props) {
  const { chosen, clear } = selection;
  const { found, isWhole, chooseAll } = useFound(selection, findAll);
  const [change, setChange] = useState<Change | null>(null);
  const [refused, setRefused] = useState<RefusedOrders>(none);
  const [made, setMade] = useState<Made>(noneMade);
  const ids = [...chosen];
  const fits = useSteps(orders, ids);

  async function apply({ status, onTheWay }: Change) {
    setRefused(none);
    const results = await call('PUT /orders/status', {
      body: { ids, status, onTheWay, ...(found && { filter: found.filter }) },
    });
    if (results.done.length > 0) {
      const text = words.done(results.done.length, orderWords.status[status]);
      showToast({ kind: 'success', text });
    }
    report(words.refused, await withReasons(results.refused));
    clear();
  }

  function report(title: RefusedOrders['title'], orders: RefusedOrders['orders']) {
    setRefused({ title, orders });
    onChanged();
  }

  return (
    <>
      {made.done.length > 0 && <MadeInvoices made={made} onClose={() => setMade(noneMade)} />}
      <Refusals refused={refused} onClose={() => setRefused(none)} />
      {ids.length > 0 && (
        <ChosenRows
          {...{ selection, words, count, most: maxOrdersAtOnce }}
          isWhole={isWhole}
          isFiltered={adminOrderList.isFiltered(state)}
          chooseAll={() => chooseAll(state)}
        >
          <StatusChoice onChoose={(status) => setChange({ status })} />
          {fits.deliver && (
            <MarkDelivered onChoose={() => setChange({ status: 'Delivered', onTheWay: true })} />
          )}
          {fits.send && (
            <SendToCourier
              ids={ids}
              onSent={(orders) => {
                report(adminCouriersWords.send.refused, orders);
                clear();
              }}
            />
          )}
          <MakeInvoices
            {...{ selection, onMade: setMade }}
            onRefused={(orders) => report(invoicing.refused, orders)}
          />
          <MoreMenu label={adminOrdersWords.papers.print} icon={<PrinterIcon className="size-4.5" />}>
            {(['slips', 'invoices', 'pickList'] as const).map((papers) => (
              <PapersLink key={papers} papers={papers} ids={ids} />
            ))}
          </MoreMenu>
        </ChosenRows>
      )}
      {change && (
        <ConfirmDialog
          {...askingFor(change, ids.length)}
          kind={change.status === 'Cancelled' ? 'destructive' : 'primary'}
          onConfirm={() => apply(change)}
          onClose={() => setChange(null)}
        >
          {change.status !== 'Pending' && (
            <p className="mt-2 text-sm">
              <MailNote mail={statusMails[change.status]} />
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

function findAll(query: AdminOrderListState) {
  return call('GET /orders/ids', { query }, { failed: backOfficeWords.selection.allFailed });
}

type Change = {
  status: OrderStatus;
  /** Whether only the orders on the way to their buyers get it. */
  onTheWay?: true;
};

function askingFor({ status, onTheWay }: Change, count: number) {
  if (onTheWay)
    return { title: words.delivered.ask(count), text: words.delivered.text, confirm: markDelivered };
  const text = status === 'Cancelled' ? words.askCancelText : words.askText;
  return { title: words.ask(count, orderWords.status[status]), text, confirm: words.confirm(count) };
}

/**
 * The steps that fit the chosen orders. Sending gives way where all of them are sent, because both steps fill the line of a
 * laptop. Nothing is known of orders on other pages.
 */
function useSteps(shown: ListedOrder[], ids: string[]) {
  const mayDeliver = mayUndo(useRole());
  const chosen = shown.filter(({ _id }) => ids.includes(_id));
  const hasOthers = chosen.length < ids.length;
  const isSent = ({ status, parcel }: ListedOrder) => isOnTheWay(status, parcel?.status);
  const deliver = mayDeliver && (hasOthers || chosen.some(isSent));
  const isToSend = (order: ListedOrder) => order.status === 'Processing' && !isSent(order);
  return { deliver, send: !deliver || hasOthers || chosen.some(isToSend) };
}

function MarkDelivered({ onChoose }: { onChoose: () => void }) {
  return (
    <Button kind="secondary" onClick={onChoose}>
      <PackageCheckIcon className="size-4.5" />
      {markDelivered}
    </Button>
  );
}

/** The statuses that this person can give to some order. */
function StatusChoice({ onChoose }: { onChoose: (status: OrderStatus) => void }) {
  const role = useRole();
  const choices = orderStatuses.filter((status) =>
    orderStatuses.some(
      (before) =>
        before !== status && settableStatuses(role, { status: before, isSettled: false }).includes(status),
    ),
  );
  return (
    <select
      aria-label={words.setStatus}
      value=""
      onChange={({ target }) => onChoose(target.value as OrderStatus)}
      className="min-h-11 cursor-pointer rounded-control border border-control bg-surface px-3 font-semibold"
    >
      <option value="" disabled hidden>
        {words.setStatus}
      </option>
      <Options of={choices} text={(status) => orderWords.status[status]} />
    </select>
  );
}

function PapersLink({ papers, ids }: { papers: Papers; ids: string[] }) {
  const PapersIcon = icons[papers];
  return (
    <a
      href={papersUrl(papers, ids)}
      target="_blank"
      rel="noreferrer"
      className={buttonStyles({ kind: 'plain' })}
    >
      <PapersIcon className="size-4.5" />
      {adminOrdersWords.papers[papers]}
    </a>
  );
}

type RefusedOrders = { title: (count: number) => string; orders: StatusResults['refused'] };

const none: RefusedOrders = { title: words.refused, orders: [] };

type RefusalsProps = { refused: RefusedOrders; onClose: () => void };

function Refusals({ refused: { title, orders }, onClose }: RefusalsProps) {
  if (orders.length === 0) return null;
  const rows = orders.map(({ _id, reason }) => ({
    _id,
    text: words.refusal(groupedNumber(_id), reason),
  }));
  return <RefusedRows title={title(orders.length)} rows={rows} onClose={onClose} />;
}
