import { type KeyboardEvent, useState } from 'react';
import { type Order, type OrderStatus, orderStatuses } from '../../shared/orders.ts';
import { orderWords } from '../words/order-words.ts';

/** As the badges (spec §4). */
const looks: Record<OrderStatus, string> = {
  Pending: 'border-yellow-300 bg-yellow-100 text-yellow-800',
  Processing: 'border-blue-200 bg-blue-100 text-blue-800',
  Shipped: 'border-purple-200 bg-purple-100 text-purple-800',
  Delivered: 'border-emerald-300 bg-emerald-100 text-brand-deep',
  Cancelled: 'border-red-200 bg-red-100 text-red-800',
};

type Props = {
  order: Pick<Order, '_id' | 'status'>;
  label: string;
  isDisabled?: boolean;
  /** Settles once the new status shows, or was refused. */
  onChoose: (status: OrderStatus) => Promise<unknown>;
};

/** An order's status, changed by choosing another one. While that is under way it shows the new one and takes no third. */
export function StatusSelect({ order, label, isDisabled = false, onChoose }: Props) {
  const [chosen, setChosen] = useState<OrderStatus | null>(null);
  const status = chosen ?? order.status;

  async function choose(next: OrderStatus) {
    if (chosen !== null || next === order.status) return;
    setChosen(next);
    await onChoose(next).finally(() => setChosen(null));
  }

  return (
    <span className="relative inline-block">
      <select
        aria-label={label}
        aria-busy={chosen !== null || undefined}
        disabled={isDisabled}
        value={status}
        onChange={(event) => void choose(event.target.value as OrderStatus)}
        onKeyDown={openInsteadOfStepping}
        className={`min-h-11 cursor-pointer appearance-none rounded-full border ps-3.5 pe-9 font-semibold text-sm aria-busy:opacity-60 ${looks[status]}`}
      >
        {orderStatuses.map((each) => (
          <option key={each} value={each} className="bg-surface text-ink">
            {orderWords.status[each]}
          </option>
        ))}
      </select>
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute inset-y-0 end-3 my-auto size-4 ${looks[status].split(' ').at(-1)} ${chosen ? 'icon-[loader-circle] animate-spin' : 'icon-[chevron-down]'}`}
      />
    </span>
  );
}

/** Some browsers choose with each arrow key: on the way from Pending to Shipped an order would be processed, too. */
function openInsteadOfStepping(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
