import { sql } from 'kysely';
import { readDemo } from '../../../db/demo/read-demo.ts';
import { shop } from '../../confirmation/cancel-unconfirmed-orders.ts';
import type { Db } from '../../platform/db/connection.ts';
import { dropFromCaches } from '../../platform/db/notify.ts';
import { everySample } from './sample-names.ts';

/** The append-only tables, each with the trigger that makes it so. */
const appendOnly = {
  payout_lines: 'payout_lines_append_only',
  payouts: 'payouts_append_only',
  rescue_steps: 'rescue_steps_append_only',
  shipment_events: 'shipment_events_append_only',
  invoices: 'invoices_append_only',
  invoice_series: 'invoice_series_unbroken',
  order_return_lines: 'order_return_lines_append_only',
  order_returns: 'order_returns_append_only',
  returns_paid_back: 'returns_paid_back_append_only',
  order_calls: 'order_calls_append_only',
  stock_moves: 'stock_moves_append_only',
  audit_entries: 'audit_entries_append_only',
};

/** Sums and counts, which are made anew of the orders that remain. */
const counted = ['report_orders', 'report_lines', 'report_months', 'report_marks', 'search_terms'];

const samples = sql`(select order_id from sample_orders)`;
const parcels = sql`(select id from shipments where order_id in ${samples})`;

/**
 * Deletes the orders of a demo with everything that follows from them, and gives its products the stock of the catalog. Call
 * it in a transaction in which all orders are samples and none can be placed.
 */
export async function clearSamples(db: Db) {
  await deleteSamples(db);
  await switchTriggers(db, 'disable');
  await restoreStock(db);
  await switchTriggers(db, 'enable');
}

/**
 * Deletes the sample orders with everything that follows from them; real orders stay. Call it in a transaction in which no
 * order can be placed, and no real order has an invoice: its number would follow those of deleted ones. This is the only
 * place that deletes from append-only tables: a demo has nothing to prove (docs/decisions/0091). The audit keeps what
 * people did.
 */
export async function deleteSamples(db: Db) {
  await switchTriggers(db, 'disable');
  await sql`delete from audit_entries where actor_id in (
    select id from users where email like 'sample-%@saha.example'
    union all select id from couriers where name = any(${everySample(({ couriers }) => couriers)}::text[])
    union all select ${shop.id})`.execute(db);
  await deletePayouts(db);
  await deleteParcelsAndOrders(db);
  for (const table of counted) await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`insert into report_marks select distinct report_day(created_at) from orders`.execute(db);
  await db.deleteFrom('contact_messages').where('email', 'like', 'message-__@saha.example').execute();
  await switchTriggers(db, 'enable');
  await dropFromCaches(db, ['catalog', 'orders']);
}

/** Deletes the lines of sample parcels, and the payouts that name no other parcel. */
async function deletePayouts(db: Db) {
  const { rows } = await sql<{ payout_id: string }>`
    select payout_id from payout_lines group by payout_id
    having bool_or(shipment_id in ${parcels}) and not bool_or(shipment_id not in ${parcels})`.execute(db);
  const ids = rows.map(({ payout_id }) => payout_id);
  await sql`delete from accepted_differences where payout_id = any(${ids}::text[])`.execute(db);
  await sql`delete from accepted_differences a using payout_lines l
    where l.payout_id = a.payout_id and l.line = a.line and l.shipment_id in ${parcels}`.execute(db);
  await sql`delete from payout_lines where payout_id = any(${ids}::text[]) or shipment_id in ${parcels}`.execute(
    db,
  );
  await sql`delete from payouts where id = any(${ids}::text[])`.execute(db);
}

async function deleteParcelsAndOrders(db: Db) {
  for (const table of ['rescue_steps', 'shipment_events']) {
    await sql`delete from ${sql.table(table)} where shipment_id in ${parcels}`.execute(db);
  }
  await sql`delete from order_return_lines where return_id in (
    select id from order_returns where order_id in ${samples})`.execute(db);
  for (const table of [
    'shipments',
    'invoices',
    'order_returns',
    'order_calls',
    'order_notes',
    'stock_moves',
  ]) {
    await sql`delete from ${sql.table(table)} where order_id in ${samples}`.execute(db);
  }
  await sql`delete from invoice_series where not exists (select from invoices)`.execute(db);
  await sql`update products set stock = left_over.units from (
      select product_id, sum(delta)::integer as units from stock_moves group by product_id
    ) left_over where left_over.product_id = products.id and stock <> left_over.units`.execute(db);
  await sql`update orders set duplicate_of = null where duplicate_of in ${samples}`.execute(db);
  await sql`delete from orders where id in ${samples}`.execute(db);
  // A sample may have been exchanged for a real order.
  await sql`update orders set credit_centimes = (
      select coalesce(sum(refund_centimes), 0) from exchanged_returns join order_returns on id = return_id
      where exchanged_returns.order_id = orders.id and is_held
    ) where credit_centimes > 0 and status <> 'Cancelled'`.execute(db);
}

async function switchTriggers(db: Db, how: 'enable' | 'disable') {
  for (const [table, trigger] of Object.entries(appendOnly)) {
    await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger ${sql.ref(trigger)}`.execute(db);
  }
}

async function restoreStock(db: Db) {
  const { products } = readDemo();
  const opening = sql`unnest(${products.map(({ externalKey }) => externalKey)}::text[],
    ${products.map(({ stock }) => stock)}::integer[]) as opening (key, units)`;
  await sql`delete from stock_moves where product_id in (select id from products where external_key in (select key from ${opening}))`.execute(
    db,
  );
  await sql`update products set stock = units from ${opening} where external_key = key and stock <> units`.execute(
    db,
  );
  await sql`insert into stock_moves (product_id, delta, reason)
    select id, units, 'opening' from products join ${opening} on external_key = key where units > 0`.execute(
    db,
  );
}
