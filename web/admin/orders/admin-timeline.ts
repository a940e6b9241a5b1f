import BanknoteIcon from 'icon:banknote';
import ClockIcon from 'icon:clock';
import CombineIcon from 'icon:combine';
import FileTextIcon from 'icon:file-text';
import MailIcon from 'icon:mail';
import MailXIcon from 'icon:mail-x';
import PackageOpenIcon from 'icon:package-open';
import PencilIcon from 'icon:pencil';
import PhoneIcon from 'icon:phone';
import RepeatIcon from 'icon:repeat';
import ShieldCheckIcon from 'icon:shield-check';
import ShoppingBagIcon from 'icon:shopping-bag';
import TruckIcon from 'icon:truck';
import Undo2Icon from 'icon:undo-2';
import type { OrderHistoryEntry } from '../../../shared/orders/history-entry.ts';
import { orderStatuses } from '../../../shared/orders/order-terms.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { statusIcons } from '../../account/orders/status-icons.ts';
import { compareTimes, type TimelineEntry } from '../../account/orders/timeline.tsx';
import { adminAuditWords } from '../../words/admin-audit-words.ts';
import { adminConfirmationWords } from '../../words/admin-confirmation-words.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { adminMailServerWords } from '../../words/admin-mail-server-words.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { comma, formatPrice } from '../../words/formats.ts';
import { orderWords } from '../../words/order-words.ts';
import { addressPartNames } from '../couriers/address-part-names.ts';
import { changeText, lineText } from '../list/changed-value.ts';

const words = adminOrdersWords.order.timeline;
const editWords = adminPhoneOrderWords.edit;

type TimedOrder = Pick<
  Order,
  | 'createdAt'
  | 'cancelRequestedAt'
  | 'status'
  | 'deliveredAt'
  | 'isPaid'
  | 'paidAt'
  | 'emailSent'
  | 'emailSentAt'
  | 'emailUnsentAt'
>;

/**
 * All events of an order, sorted by time. The history has the actions of administrators with their names. Other events
 * come from the order itself, such as the confirmation that the shop sent.
 */
export function adminTimeline(order: TimedOrder, history: OrderHistoryEntry[]): TimelineEntry[] {
  const created = { label: words.created, icon: ShoppingBagIcon, time: order.createdAt };
  const later = [...history.map(toEntry), ...unrecorded(order, history)];
  return [created, ...later.sort((a, b) => compareTimes(a.time, b.time))];
}

function toEntry(entry: OrderHistoryEntry): TimelineEntry {
  const { at, by, action, to, reason } = entry;
  const note = words.by(by);
  switch (action) {
    case 'status':
      return statusChange(entry);
    case 'paid':
      return { label: words.paid, icon: BanknoteIcon, time: at, note };
    case 'unpaid':
      return { label: words.unpaid, icon: Undo2Icon, time: at, note };
    case 'paidBack':
      return { label: words.paidBack, icon: Undo2Icon, time: at, note: words.refunded(total(to), by) };
    case 'taken':
      return { label: words.taken, icon: PhoneIcon, time: at, note: withReason(note, reason) };
    case 'released':
      return { label: words.released, icon: ShieldCheckIcon, time: at, note };
    case 'combined':
      return { ...otherOrder('combined', to), icon: CombineIcon, time: at, ...combinedText(entry, note) };
    case 'exchanged':
      return {
        ...otherOrder('exchanged', to),
        icon: RepeatIcon,
        time: at,
        note: withRest(entry, entry.credit ? words.paidBefore(formatPrice(entry.credit), by) : note),
      };
    case 'courierTold':
      return { label: adminPhoneOrderWords.courierToTell.event, icon: TruckIcon, time: at, note };
    case 'edited':
      return editedEntry(entry);
    case 'email':
      return { label: words.email, icon: MailIcon, time: at, note };
    case 'emailUnsent':
      return { label: adminMailServerWords.unsent, icon: MailXIcon, time: at, note };
    case 'returned':
      return returnedEntry(entry);
    case 'arrived':
    case 'notArrived':
      return { label: words[action], icon: PackageOpenIcon, time: at, note };
    case 'restocked':
      return inspectedEntry(entry);
    case 'cancellation':
      return {
        ...{ label: words.cancellation(to ?? ''), icon: FileTextIcon, time: at },
        note: withReason(entry.cancels ? words.cancels(entry.cancels, by) : note, reason),
      };
    case 'invoice':
    case 'credit':
      return { label: words[action](to ?? ''), icon: FileTextIcon, time: at, note };
  }
}

function statusChange({ at, by, from, to, cancelReason }: OrderHistoryEntry): TimelineEntry {
  const note = from ? words.changed(statusEntry(from).label, by) : words.by(by);
  const reason = cancelReason && adminConfirmationWords.dialogs.reasons[cancelReason];
  return { ...statusEntry(to ?? ''), time: at, note: withReason(note, reason) };
}

function returnedEntry(entry: OrderHistoryEntry): TimelineEntry {
  const { at, by, to, reason } = entry;
  const note = words[refundKind(entry)](total(to), by);
  if (entry.goodwill) {
    const label = adminInvoicesWords.returns.goodwill.name;
    return { label, icon: Undo2Icon, time: at, note: withReason(note, reason) };
  }
  return {
    ...{ label: words.returned, icon: PackageOpenIcon, time: at, note },
    changes: [...(entry.lines?.added ?? []), ...changesOf(entry)],
  };
}

/** Where the refund of a return went when it was recorded. */
function refundKind({ forExchange, deducted, owed }: OrderHistoryEntry) {
  if (forExchange) return 'kept';
  if (deducted) return 'deducted';
  return owed ? 'owed' : 'refunded';
}

/** The units of a returned parcel, of which those that are lost left the stock. */
function inspectedEntry({ at, by, lines }: OrderHistoryEntry): TimelineEntry {
  const { done, nothingLost } = adminCouriersWords.restock;
  const note = withReason(words.by(by), lines ? undefined : nothingLost);
  return { label: done, icon: PackageOpenIcon, time: at, note, lines };
}

/** What moved from the other order, and the total before and after. */
function combinedText({ by, totals: [from, to] = [0, 0], lines }: OrderHistoryEntry, note: string) {
  if (to === 0) return { note };
  const texts = lines && { removed: lines.removed.map(lineText), added: lines.added.map(lineText) };
  return { note: words.newTotal(formatPrice(from), formatPrice(to), by), lines: texts };
}

function editedEntry(entry: OrderHistoryEntry): TimelineEntry {
  const { at, by, from, to, reason } = entry;
  const { lines, changed } = apartFromChanged(entry.lines);
  const told = to === undefined ? words.by(by) : words.newTotal(total(from), total(to), by);
  const note = withRest(entry, told);
  return {
    ...{ label: words.edited, icon: PencilIcon, time: at },
    note: withReason(note, reason),
    changes: [...changed, ...changesOf(entry)],
    lines: lines && { removed: lines.removed.map(lineText), added: lines.added.map(lineText) },
  };
}

type Lines = NonNullable<OrderHistoryEntry['lines']>;

/** The lines that came and went, apart from those of which only the price or only the units changed, each with both. */
function apartFromChanged(lines: OrderHistoryEntry['lines']) {
  if (!lines) return { lines, changed: [] };
  const prices = changedAlone(lines, (line) => line.replace(priceAtEnd, ''), pricedText);
  const units = changedAlone(prices.lines, (line) => line.replace(unitsAtStart, ''), countedText);
  const { removed, added } = units.lines;
  return {
    lines: removed.length + added.length > 0 ? units.lines : undefined,
    changed: [...prices.texts, ...units.texts],
  };
}

/** Takes out the lines that have one counterpart with the same key, as texts. */
function changedAlone(
  { removed, added }: Lines,
  keyOf: (line: string) => string,
  textOf: (before: string, after: string) => string,
) {
  const withKey = (all: string[], key: string) => all.filter((line) => keyOf(line) === key);
  const isPaired = (line: string) => [removed, added].every((all) => withKey(all, keyOf(line)).length === 1);
  const [paired, gone] = parted(removed, isPaired);
  return {
    lines: { removed: gone, added: added.filter((line) => !isPaired(line)) },
    texts: paired.map((line) => textOf(line, withKey(added, keyOf(line))[0] ?? line)),
  };
}

const priceAtEnd = /, (\d+(?:\.\d+)?)$/;

const unitsAtStart = /^(\d+) × /;

function pricedText(before: string, after: string) {
  const price = (line: string) => total(priceAtEnd.exec(line)?.[1]);
  return words.repriced(before.replace(priceAtEnd, ''), price(before), price(after));
}

function countedText(before: string, after: string) {
  const units = (line: string) => unitsAtStart.exec(line)?.[1] ?? '';
  const name = before.replace(unitsAtStart, '').replace(priceAtEnd, '');
  return words.repriced(name, units(before), units(after));
}

function parted<T>(all: T[], isFirst: (each: T) => boolean) {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))] as const;
}

/** What an edit changed beside the lines. */
function changesOf({ address, discount, freeDelivery, parcel }: OrderHistoryEntry) {
  return [
    ...(discount ? [changeText('discount', discount)] : []),
    ...(freeDelivery === undefined ? [] : [changeText('freeDelivery', [!freeDelivery, freeDelivery])]),
    ...addressTexts(address),
    ...(parcel === undefined ? [] : [editWords.tellCourier(parcel)]),
  ];
}

/** Each changed part of the address with its values, and in one line those whose values are not known. */
function addressTexts(address: NonNullable<OrderHistoryEntry['address']> = []) {
  const [known, unknown] = parted(address, ({ values }) => values !== undefined);
  const names = unknown.map(({ part }) => addressPartNames[part]).join(comma);
  return [
    ...known.map(({ part, values = ['', ''] }) =>
      adminAuditWords.changedTo(addressPartNames[part], ...values),
    ),
    ...(names ? [editWords.changedParts(names)] : []),
  ];
}

function otherOrder(action: 'combined' | 'exchanged', id = '') {
  return { label: words[action](groupedNumber(id)), to: `/admin/orders/${id}` };
}

/** With what is then to be paid back to the buyer. */
function withRest({ rest }: OrderHistoryEntry, text: string) {
  return rest === undefined ? text : `${text} · ${words.rest(formatPrice(rest))}`;
}

function withReason(text: string, reason: string | undefined) {
  return reason === undefined ? text : `${text} · ${reason}`;
}

function total(dinars = '0') {
  return formatPrice(Number(dinars));
}

function unrecorded(order: TimedOrder, history: OrderHistoryEntry[]): TimelineEntry[] {
  const { status, deliveredAt, isPaid, paidAt, emailSent, emailSentAt, emailUnsentAt, cancelRequestedAt } =
    order;
  const isRecorded = (action: OrderHistoryEntry['action']) =>
    history.some((entry) => entry.action === action);
  return [
    ...(cancelRequestedAt
      ? [{ label: words.cancelRequested, icon: Undo2Icon, time: cancelRequestedAt }]
      : []),
    ...(isPaid && !isRecorded('paid') ? [{ label: words.paid, icon: BanknoteIcon, time: paidAt }] : []),
    ...(status !== 'Pending' && !isRecorded('status') ? [{ ...statusEntry(status), time: deliveredAt }] : []),
    ...(emailSent && !emailUnsentAt && !isRecorded('email')
      ? [{ label: words.email, icon: MailIcon, time: emailSentAt }]
      : []),
    ...(emailUnsentAt && !isRecorded('emailUnsent')
      ? [{ label: adminMailServerWords.unsent, icon: MailXIcon, time: emailUnsentAt }]
      : []),
  ];
}

function statusEntry(name: string) {
  const status = orderStatuses.find((each) => each === name);
  return status
    ? { label: orderWords.status[status], icon: statusIcons[status] }
    : { label: name, icon: ClockIcon };
}
