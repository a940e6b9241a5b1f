import BanknoteIcon from 'icon:banknote';
import PackageCheckIcon from 'icon:package-check';
import ShoppingBagIcon from 'icon:shopping-bag';
import type { Order } from '../../../shared/orders.ts';
import { formatDateTime } from '../../ui/format-dates.ts';
import type { Icon } from '../../ui/icons/icon.tsx';
import { myOrdersWords } from '../../words/my-orders-words.ts';

export type TimelineEntry = {
  label: string;
  icon: Icon;
  /** ISO 8601; absent if the time is unknown. */
  time?: string | undefined;
  /** Further details, such as the name of the administrator. */
  note?: string | undefined;
};

/** The events of an order, from the first to the last. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol>
      {entries.map(({ label, icon: Icon, time, note }) => (
        <li key={`${label} ${time}`} className="group relative flex gap-4 pb-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute start-[1.1875rem] top-10 bottom-0 w-px bg-line group-last:hidden"
          />
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
            <Icon className="size-5" />
          </span>
          <div className="min-w-0 self-center text-sm">
            <p className="font-medium">{label}</p>
            {time && (
              <time dateTime={time} className="text-ink-muted">
                {formatDateTime(time)}
              </time>
            )}
            {note && <p className="wrap-anywhere text-ink-muted">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

type Dated = Pick<Order, 'createdAt' | 'paidAt' | 'status' | 'deliveredAt'>;

const { steps } = myOrdersWords.order;

/**
 * The events that a buyer sees (requirements: Order page), sorted by time: cash is often counted after the parcel was
 * handed over.
 */
export function customerTimeline({ createdAt, paidAt, status, deliveredAt }: Dated): TimelineEntry[] {
  const placed = { label: steps.placed, icon: ShoppingBagIcon, time: createdAt };
  const later = [
    paidAt && { label: steps.paid, icon: BanknoteIcon, time: paidAt },
    status === 'Delivered' &&
      deliveredAt && { label: steps.delivered, icon: PackageCheckIcon, time: deliveredAt },
  ];
  return [placed, ...later.filter((entry) => !!entry).sort((a, b) => (a.time < b.time ? -1 : 1))];
}
