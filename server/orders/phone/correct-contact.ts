import { sql } from 'kysely';
import { ApiError } from '../../../shared/contract/api-error.ts';
import type { ContactCorrection } from '../../../shared/orders/contact-correction.ts';
import { mayUndo } from '../../../shared/orders/order-rights.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';
import { dropFromCaches } from '../../platform/db/notify.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { changeOrder } from '../change-order.ts';
import { changedParts, noteAddress } from '../corrections/address-changes.ts';
import type { OrderRow } from '../order-queries.ts';

type Correcting = { id: string; body: ContactCorrection; by: SessionUser };

/**
 * Corrects name, phone, e-mail address and note of a delivered order; goods, money, parcel and invoice stay (requirements:
 * Changing an order). Throws ApiError 403 (the caller handles no money), 404 and 409 (not delivered, or its buyer was erased).
 */
export async function correctContact(db: Db, { id, body, by }: Correcting): Promise<OrderRow> {
  return changeOrder(db, {
    id,
    by,
    async apply(db, order) {
      if (!mayUndo(by)) throw new ApiError(403, refusal('order-change-administrators-only'));
      if (order.status !== 'Delivered' || order.phone === '') {
        throw new ApiError(409, refusal('contact-not-correctable'));
      }
      const { phone = order.phone, email = order.email, notes = order.notes } = body;
      const contact = { full_name: body.fullName ?? order.full_name, phone, email, notes };
      const parts = changedParts(order, contact);
      if (parts.length === 0) return undefined;
      await db
        .updateTable('orders')
        .set({ ...contact, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
      await noteAddress(db, { order, address: contact, by });
      // The counts of searches know names and phone numbers.
      await dropFromCaches(db, ['orders']);
      return { action: 'order.edited', changes: { address: ['', parts.join(', ')] } };
    },
  });
}
