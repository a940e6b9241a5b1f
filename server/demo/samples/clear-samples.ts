import { sql } from 'kysely';
import { readDemo } from '../../../db/demo/read-demo.ts';
import { shop } from '../../confirmation/cancel-unconfirmed-orders.ts';
import type { Db } from '../../platform/db/connection.ts';
import { dropFromCaches } from '../../platform/db/notify.ts';
import { sampleNames } from './furnish-samples.ts';

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
  order_calls: 'order_calls_append_only',
  stock_moves: 'stock_moves_append_only',
  audit_entries: 'audit_entries_append_only',
};

/** The tables of orders; each comes before those to which it refers. */
const ofOrders = [
  ...['accepted_differences', 'payout_lines', 'payouts', 'rescue_steps', 'shipment_events', 'shipments'],
  ...[
    'invoices',
    'invoice_series',
    'order_return_lines',
    'order_returns',
    'order_calls',
    'order_notes',
    'orders',
  ],
  ...['report_orders', 'report_lines', 'report_months', 'report_marks', 'search_terms'],
];

/**
 * Deletes all orders of a demo with everything that follows from them, and gives its products the stock of the catalog. Call
 * it in a transaction in which all orders are samples and none can be placed. This is the only place that deletes from
 * append-only tables: a demo has nothing to prove (docs/decisions/0091). The audit keeps what people did.
 */
export async function clearSamples(db: Db) {
  await switchTriggers(db, 'disable');
  await sql`delete from audit_entries where actor_id in (
    select id from users where email like 'sample-%@saha.example'
    union all select id from couriers where name = any(${sampleNames.couriers}::text[])
    union all select ${shop.id})`.execute(db);
  for (const table of ofOrders) await sql`delete from ${sql.table(table)}`.execute(db);
  await db.deleteFrom('contact_messages').where('email', 'like', 'message-__@saha.example').execute();
  await restoreStock(db);
  await switchTriggers(db, 'enable');
  await dropFromCaches(db, ['catalog', 'orders']);
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
