import BanknoteIcon from 'icon:banknote';
import PencilIcon from 'icon:pencil';
import ShoppingBagIcon from 'icon:shopping-bag';
import Undo2Icon from 'icon:undo-2';
import { Link } from 'react-router';
import { type RefundPart, refundParts } from '../../../shared/orders/exchange.ts';
import type { ShownOrder } from '../../../shared/orders/orders.ts';
import { formatDateTime } from '../../ui/format-dates.ts';
import type { Icon } from '../../ui/icons/icon.tsx';
import { formatPrice } from '../../words/formats.ts';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import { statusIcons } from './status-icons.ts';

export type TimelineEntry = {
  label: string;
  icon: Icon;
  /** ISO 8601; absent if the time is unknown. */
  time?: string | undefined;
  /** Further details, such as the name of the administrator. */
  note?: string | undefined;
  /** What else was changed, each as a line. */
  changes?: string[];
  /** The path of the page that the label opens. */
  to?: string;
  /** What was taken away and what came. */
  lines?: { removed: string[]; added: string[] } | undefined;
};

/** The events of an order, from the first to the last. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol>
      {entries.map(({ label, icon: Icon, time, note, changes, to, lines }) => (
        <li key={`${label} ${time}`} className="group relative flex gap-4 pb-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute start-[1.1875rem] top-10 bottom-0 w-px bg-line group-last:hidden"
          />
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
            <Icon className="size-5" />
          </span>
          <div className="min-w-0 self-center text-sm">
            <p className="font-medium">
              {to ? (
                <Link to={to} className="text-brand-strong hover:underline">
                  {label}
                </Link>
              ) : (
                label
              )}
            </p>
            {time && (
              <time dateTime={time} className="text-ink-muted">
                {formatDateTime(time)}
              </time>
            )}
            {note && <p className="wrap-anywhere text-ink-muted">{note}</p>}
            {changes?.map((change) => (
              <p key={change} className="wrap-anywhere">
                {change}
              </p>
            ))}
            {lines?.removed.map((line) => (
              <del key={line} dir="auto" className="wrap-anywhere block text-ink-muted no-underline">
                {`− ${line}`}
              </del>
            ))}
            {lines?.added.map((line) => (
              <ins key={line} dir="auto" className="wrap-anywhere block no-underline">
                {`+ ${line}`}
              </ins>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The events of an order as its buyer sees them. */
export function CustomerTimeline({ order }: { order: Dated }) {
  return <Timeline entries={customerTimeline(order)} />;
}

type Dated = Pick<ShownOrder, 'createdAt' | 'paidAt' | 'changedAt' | 'steps' | 'returns'> &
  Partial<Pick<ShownOrder, 'orderItems'>>;

const words = myOrdersWords.order.steps;

const stepWords = {
  Processing: words.prepared,
  Shipped: words.shipped,
  Delivered: words.delivered,
  Cancelled: words.cancelled,
};

/**
 * The events that a buyer sees (requirements: Order page), sorted by time: cash is often counted after the parcel was
 * handed over. A step without a time is the present one, and comes last.
 */
export function customerTimeline({
  createdAt,
  paidAt,
  changedAt,
  steps,
  returns = [],
  orderItems = [],
}: Dated): TimelineEntry[] {
  const placed = { label: words.placed, icon: ShoppingBagIcon, time: createdAt };
  const taken = steps.map(({ status, at }) => ({
    label: stepWords[status],
    icon: statusIcons[status],
    time: at,
  }));
  const paid = paidAt ? [{ label: words.paid, icon: BanknoteIcon, time: paidAt }] : [];
  const changed = changedAt ? [{ label: words.changed, icon: PencilIcon, time: changedAt }] : [];
  const returned = returns.map(({ at, units, lines, ...refund }) => ({
    label: units > 0 ? words.returned(units) : words.goodwill,
    icon: Undo2Icon,
    time: at,
    changes: lines.map(({ position, quantity, name, size }) => {
      // As the page names it, which may be in another language than the buyer's.
      const shown = orderItems[position]?.name ?? name;
      return `${quantity} × ${shown}${size ? ` (${size})` : ''}`;
    }),
    note: refundParts(refund).map(refundText).join(' · ') || undefined,
  }));
  return [
    placed,
    ...[...paid, ...changed, ...returned, ...taken].sort((a, b) => compareTimes(a.time, b.time)),
  ];
}

function refundText(part: RefundPart) {
  const amount = formatPrice(part.amount);
  return part.kind === 'credited' ? words.credited(amount, part.order) : words[part.kind](amount);
}

/** Entries without a time come last, because they describe the present state. */
export function compareTimes(a = '9', b = '9') {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
