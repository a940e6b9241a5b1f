import type { WaitingPeople } from '../../shared/contact.ts';
import { notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { type MailSetting, readMailServer } from '../platform/settings/read-mail-server.ts';
import { findAwaited } from './awaited-product.ts';

type Waiting = { productId: string; env: MailSetting };

/** The people who wait for a product: the number of those to mail, and the phone numbers to call. Throws ApiError 404. */
export async function listWaiting(db: Db, { productId, env }: Waiting): Promise<WaitingPeople> {
  if (!(await findAwaited(db, productId))) throw notFound(refusal('product-not-found'));
  const alerts = await db
    .selectFrom('stock_alerts')
    .select(['id', 'phone', 'created_at'])
    .where('product_id', '=', productId)
    .where('confirmed_at', 'is not', null)
    .where('notified_at', 'is', null)
    .orderBy('confirmed_at')
    .execute();
  const phones = alerts.flatMap(({ id: _id, phone, created_at }) =>
    phone === null ? [] : [{ _id, phone, createdAt: created_at.toISOString() }],
  );
  const hasMailServer = (await readMailServer(db, env)) !== undefined;
  return { emails: alerts.length - phones.length, hasMailServer, phones };
}

type Calling = { id: string; by: SessionUser; now: Date };

/**
 * Closes the alert of a phone number after the call. Closing it twice is the same as once. The audit names the product
 * only, because its entries outlive the erasure of a person. Throws ApiError 404.
 */
export async function markCalled(db: Db, { id, by, now }: Calling) {
  await runTransaction(db, async (db) => {
    const alert = await db
      .selectFrom('stock_alerts')
      .select(['product_id', 'notified_at'])
      .where('id', '=', id)
      .where('phone', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!alert) throw notFound(refusal('no-alerts-left'));
    if (alert.notified_at) return;
    await db.updateTable('stock_alerts').set({ notified_at: now }).where('id', '=', id).execute();
    await recordChange(db, { by, action: 'product.called', subjectId: alert.product_id });
  });
}
