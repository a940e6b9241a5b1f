import { sql } from 'kysely';
import { ApiError } from '../../shared/contract/api-error.ts';
import type { CustomerDetail } from '../../shared/customers.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { phoneKeyOf, readCustomer } from './read-customer.ts';

type Merging = { id: string; other: string; by: SessionUser };

/**
 * Shows the customers of two orders as one, with the main number of the first. The audit history has the ids of the orders
 * and no phone number, because an erasure must be able to remove it (threats T20). Throws ApiError 404 (unknown order), 409
 * (one customer already).
 */
export async function mergeCustomers(db: Db, { id, other, by }: Merging): Promise<CustomerDetail> {
  return runTransaction(db, async (db) => {
    await lockLinks(db);
    const main = await mainKeyOf(db, id);
    const merged = await mainKeyOf(db, other);
    if (main === merged) throw new ApiError(409, refusal('customers-already-merged'));
    const author = { by_id: by.id, by_name: by.name };
    await db.updateTable('customer_links').set({ main_key: main }).where('main_key', '=', merged).execute();
    await db
      .insertInto('customer_links')
      .values({ phone_key: merged, main_key: main, ...author })
      .execute();
    await recordChange(db, {
      by,
      action: 'customer.merged',
      subjectId: id,
      changes: { order: [null, other] },
    });
    return readCustomer(db, id);
  });
}

/**
 * Shows the phone number of an order as a customer of its own again. Throws ApiError 404 (unknown order), 409 (not merged
 * with this customer).
 */
export async function separateCustomer(db: Db, { id, other, by }: Merging): Promise<CustomerDetail> {
  return runTransaction(db, async (db) => {
    await lockLinks(db);
    const main = await mainKeyOf(db, id);
    const separated = await db
      .deleteFrom('customer_links')
      .where('phone_key', '=', await phoneKeyOf(db, other))
      .where('main_key', '=', main)
      .executeTakeFirst();
    if (separated.numDeletedRows === 0n) throw new ApiError(409, refusal('phone-number-not-merged'));
    await recordChange(db, {
      by,
      action: 'customer.separated',
      subjectId: id,
      changes: { order: [other, null] },
    });
    return readCustomer(db, id);
  });
}

/** Merges are rare, so one at a time: two of them could otherwise build a chain. Reading goes on. */
async function lockLinks(db: Db) {
  await sql`lock table customer_links in share row exclusive mode`.execute(db);
}

async function mainKeyOf(db: Db, orderId: string) {
  const key = await phoneKeyOf(db, orderId);
  const link = await db
    .selectFrom('customer_links')
    .select('main_key')
    .where('phone_key', '=', key)
    .executeTakeFirst();
  return link?.main_key ?? key;
}
