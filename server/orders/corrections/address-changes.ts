import { type AddressPart, addressParts } from '../../../shared/orders/history-entry.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';

type Whole = Record<AddressPart, string | null>;

type Address = Partial<Whole>;

/** The parts of an address that an edit gives other values. */
export function changedParts(order: Whole, address: Address) {
  return addressParts.filter((part) => part in address && (order[part] ?? '') !== (address[part] ?? ''));
}

const arrow = ' → ';

/** The kind of delivery is a word of the interface. */
function isNoted(part: AddressPart): boolean {
  return part !== 'delivery_kind';
}

type Noting = { order: Whole & { id: string }; address: Address; by: SessionUser };

/**
 * Keeps what the address was and what it became as an internal note, in no language. The history of changes has only the
 * names of the parts: nothing can delete it, and an erasure must leave no name, phone or street (threats T20).
 */
export async function noteAddress(db: Db, { order, address, by }: Noting) {
  const parts = changedParts(order, address).filter(isNoted);
  if (parts.length === 0) return;
  const text = parts.map((part) => `${inLine(order[part])}${arrow}${inLine(address[part])}`).join('\n');
  await db
    .insertInto('order_notes')
    .values({ order_id: order.id, by_id: by.id, by_name: by.name, text })
    .execute();
}

/** Buyers write several lines. */
function inLine(value: string | null | undefined) {
  return value?.replace(/\s*\n\s*/g, ' ') || '—';
}

/** The changed parts of an address with their values in the note of that edit, as far as it has one line for each of them. */
export function valuesInNote(note: string, parts: AddressPart[]) {
  const noted = parts.filter(isNoted);
  const lines = note.split('\n').map((line) => line.split(arrow));
  if (lines.length !== noted.length) return parts.map((part) => ({ part }));
  return parts.map((part) => {
    const [before, after, ...others] = lines[noted.indexOf(part)] ?? [];
    const isPlain = before !== undefined && after !== undefined && others.length === 0;
    return isPlain ? { part, values: [before, after] as [string, string] } : { part };
  });
}
