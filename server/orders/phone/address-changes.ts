import { type AddressPart, addressParts } from '../../../shared/orders/admin-orders.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import type { OrderRow } from '../order-queries.ts';

type Address = Partial<Record<AddressPart, string | null>>;

/** The parts of an address that an edit gives other values. */
function changedParts(order: OrderRow, address: Address) {
  return addressParts.filter((part) => part in address && (order[part] ?? '') !== (address[part] ?? ''));
}

type Noting = { order: OrderRow; address: Address; by: SessionUser };

/**
 * Keeps what the address was and what it became as an internal note, in no language. The history of changes has only the
 * names of the parts: nothing can delete it, and an erasure must leave no name, phone or street (threats T20).
 */
export async function noteAddress(db: Db, { order, address, by }: Noting) {
  const parts = changedParts(order, address).filter((part) => part !== 'delivery_kind');
  if (parts.length === 0) return;
  const text = parts.map((part) => `${order[part] || '—'} → ${address[part] || '—'}`).join('\n');
  await db
    .insertInto('order_notes')
    .values({ order_id: order.id, by_id: by.id, by_name: by.name, text })
    .execute();
}
