import ChevronDownIcon from 'icon:chevron-down';
import LoaderCircleIcon from 'icon:loader-circle';
import { type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { settableStatuses } from '../../../shared/orders/order-rights.ts';
import { type CancelReason, cancelReasons, type OrderStatus } from '../../../shared/orders/order-terms.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { useRole } from '../../session/use-may.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { orderWords } from '../../words/order-words.ts';

/** The colors of the badges (requirements: Order status). */
const looks: Record<OrderStatus, string> = {
  Pending: 'border-pending/30 bg-pending-soft text-pending',
  Processing: 'border-processing/30 bg-processing-soft text-processing',
  Shipped: 'border-shipped/30 bg-shipped-soft text-shipped',
  Delivered: 'border-delivered/30 bg-delivered-soft text-delivered',
  Cancelled: 'border-cancelled/30 bg-cancelled-soft text-cancelled',
};

type Props = {
  order: Pick<Order, '_id' | 'status' | 'isPaid'>;
  /** By default it names the order. */
  label?: string;
  isDisabled?: boolean;
  /** Settles once the new status is shown or refused. */
  onChoose: (status: OrderStatus, reason?: CancelReason) => Promise<unknown>;
};

/**
 * An order's status, changed by choosing another one. Cancelled asks for confirmation first. While a change is under way
 * the select shows the new status and accepts no other.
 */
export function StatusSelect(props: Props) {
  const {
    order,
    label = adminOrdersWords.statusOf(adminOrdersWords.name(order._id)),
    isDisabled = false,
    onChoose,
  } = props;
  const [chosen, setChosen] = useState<OrderStatus | null>(null);
  const [isAsking, setAsking] = useState(false);
  const status = chosen ?? order.status;
  const Icon = chosen ? LoaderCircleIcon : ChevronDownIcon;

  function choose(next: OrderStatus) {
    if (chosen !== null || next === order.status) return;
    if (next === 'Cancelled') setAsking(true);
    else void change(next);
  }

  async function change(next: OrderStatus, reason?: CancelReason) {
    setChosen(next);
    await onChoose(next, reason).finally(() => setChosen(null));
  }

  const stopAsking = () => setAsking(false);

  return (
    <span className="relative inline-block">
      <select
        aria-label={label}
        aria-busy={chosen !== null || undefined}
        // It keeps the focus during its own change, which a disabled select would lose.
        disabled={isDisabled && chosen === null}
        value={status}
        onChange={(event) => choose(event.target.value as OrderStatus)}
        onKeyDown={openInsteadOfStepping}
        className={`min-h-11 cursor-pointer appearance-none rounded-full border ps-3.5 pe-9 font-semibold text-sm ${looks[status]}`}
      >
        {useChoices(order).map((each) => (
          <option key={each} value={each} className="bg-surface text-ink">
            {orderWords.status[each]}
          </option>
        ))}
      </select>
      <Icon
        className={`pointer-events-none absolute inset-y-0 end-3 my-auto size-4 ${looks[status].split(' ').at(-1)} ${chosen ? 'animate-spin' : ''}`}
      />
      {isAsking && (
        <CancelDialog
          id={order._id}
          onConfirm={(reason) => void change('Cancelled', reason)}
          onClose={stopAsking}
        />
      )}
    </span>
  );
}

/** The statuses that this person may set, with the present one. */
function useChoices({ status, isPaid }: Props['order']): readonly OrderStatus[] {
  return settableStatuses(useRole(), { status, isSettled: isPaid });
}

/** Some browsers choose an option with each arrow key. From Pending to Shipped that would set Processing in between. */
function openInsteadOfStepping(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

type CancelProps = { id: string; onConfirm: (reason: CancelReason | undefined) => void; onClose: () => void };

/**
 * Asks before an order is cancelled. It is rendered outside the list, because turning the device hides the table and
 * everything in it. Confirming closes it at once: the select shows the progress, and a message shows the result.
 */
function CancelDialog({ id, onConfirm, onClose }: CancelProps) {
  const [reason, setReason] = useState<CancelReason>();
  return createPortal(
    <ConfirmDialog
      title={adminOrdersWords.cancellation.title(groupedNumber(id))}
      text={adminOrdersWords.cancellation.text}
      confirm={adminOrdersWords.cancellation.confirm}
      dismiss={adminOrdersWords.cancellation.dismiss}
      kind="destructive"
      onConfirm={async () => onConfirm(reason)}
      onClose={onClose}
    >
      <div className="mt-4">
        <FilterSelect
          label={adminConfirmationWords.dialogs.reason}
          value={reason ?? ''}
          onChoose={(chosen) => setReason(cancelReasons.find((each) => each === chosen))}
        >
          <option value="">{adminOrdersWords.cancellation.noReason}</option>
          {cancelReasons.map((each) => (
            <option key={each} value={each}>
              {adminConfirmationWords.dialogs.reasons[each]}
            </option>
          ))}
        </FilterSelect>
      </div>
    </ConfirmDialog>,
    document.body,
  );
}
