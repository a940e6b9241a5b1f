import { sql } from 'kysely';
import { readDemo } from '../../db/demo/read-demo.ts';
import { ApiError } from '../../shared/contract/api-error.ts';
import type { DemoContents } from '../../shared/demo.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { deleteRows } from '../catalog/delete-products.ts';
import { writeCatalog } from '../listing/write-catalog.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { deleteSamples } from './samples/clear-samples.ts';
import { unfurnish } from './samples/unfurnish.ts';

type DemoProduct = { id: string; name: string; family_id: string | null; is_ordered: boolean };

/** Counts the records that a removal of the demo would delete, and those that would stay. */
export async function findDemo(db: Db): Promise<DemoContents> {
  const products = await demoProducts(db);
  const samples = await findSamples(db);
  const { keys, slugs } = demoKeys();
  const { rows } = await sql<Pick<DemoContents, 'categories' | 'needs'>>`
    select
      (select count(*)::int from categories where external_key = any(${keys}::text[])) as categories,
      (select count(*)::int from needs where slug = any(${slugs}::text[])) as needs`.execute(db);
  return { ...countsOf(products), ...samples, ...(rows[0] ?? { categories: 0, needs: 0 }) };
}

/**
 * Removes the demo catalog and the sample orders; everything that people added stays. Demo products in real orders stay as
 * drafts, with their categories, and so do the sample orders if real invoices continue their numbers. All or nothing. Throws
 * ApiError 409 if there is no demo.
 */
export function removeDemo(db: Db, { by }: { by: SessionUser }): Promise<DemoContents> {
  return writeCatalog(db, async (db) => {
    // No order may be placed between the check and the removal, nor while it is deciding what is needed.
    await sql`lock table orders in share row exclusive mode`.execute(db);
    const { keptOrders, orders } = await findSamples(db);
    const products = await demoProducts(db);
    if (products.length + orders + keptOrders === 0) throw new ApiError(409, refusal('demo-gone'));
    if (orders > 0) await deleteSamples(db);
    await deleteRows(db, { rows: products.filter(({ is_ordered }) => !is_ordered), by });
    await hide(db, products);
    // Those that lost members have ended with them.
    await sql`delete from families where external_key = any(${demoKeys().families}::text[])
      and not exists (select from products where family_id = families.id)`.execute(db);
    const needs = await deleteNeeds(db);
    const categories = await deleteCategories(db);
    if (keptOrders === 0) await unfurnish(db);
    const removed = { ...countsOf(products), needs, categories, orders, keptOrders };
    const changes = Object.entries(removed).map(([name, count]) => [name, [null, count]]);
    await recordChange(db, {
      by,
      action: 'product.demoremoved',
      subjectId: by.id,
      changes: Object.fromEntries(changes),
    });
    await dropFromCaches(db, ['catalog']);
    return removed;
  });
}

/** Whether somebody has removed the demo from this shop, which then stays empty. */
export async function isDemoRemoved(db: Db) {
  const entry = await db
    .selectFrom('audit_entries')
    .select('id')
    .where('action', '=', 'product.demoremoved')
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

function countsOf(products: DemoProduct[]) {
  const kept = products.filter(({ is_ordered }) => is_ordered).length;
  return { products: products.length - kept, kept };
}

function demoKeys() {
  const { categories, families, needs, newestFirst } = readDemo();
  return {
    products: newestFirst,
    keys: categories.map(({ key }) => key),
    families: families.map(({ key }) => key),
    slugs: needs.map(({ slug }) => slug),
  };
}

/** The products of the demo catalog, in the order of their ids, and whether a real order or a bundle contains each. */
async function demoProducts(db: Db) {
  const { rows } = await sql<DemoProduct>`
    select id, name, family_id, exists (
      select from order_products where product_id = products.id
        and order_id not in (select order_id from sample_orders)
    ) or exists (select from bundle_parts where product_id = products.id) as is_ordered
    from products
    where external_key = any(${demoKeys().products}::text[])
    order by id`.execute(db);
  return rows;
}

/** The sample orders that go, or those that stay. */
async function findSamples(db: Db) {
  const { rows } = await sql<{ orders: number; has_real_invoice: boolean }>`
    select
      (select count(*)::int from sample_orders) as orders,
      exists (
        select from invoices where order_id not in (select order_id from sample_orders)
      ) as has_real_invoice`.execute(db);
  const { orders = 0, has_real_invoice = false } = rows[0] ?? {};
  return has_real_invoice ? { orders: 0, keptOrders: orders } : { orders, keptOrders: 0 };
}

async function hide(db: Db, products: DemoProduct[]) {
  const ids = products.filter(({ is_ordered }) => is_ordered).map(({ id }) => id);
  await sql`update products set state = 'draft', version = version + 1, updated_at = now()
    where id = any(${ids}::text[]) and state is null`.execute(db);
}

/** Deletes the needs of the demo to which nobody has added a product. Returns their number. */
async function deleteNeeds(db: Db) {
  const { numAffectedRows = 0n } = await sql`
    delete from needs where slug = any(${demoKeys().slugs}::text[])
      and not exists (select from need_products where need_id = needs.id)`.execute(db);
  return Number(numAffectedRows);
}

/** Deletes the categories of the demo that are empty, the lowest first. Returns their number. */
async function deleteCategories(db: Db) {
  const { keys } = demoKeys();
  let deleted = 0;
  for (const level of [3, 2, 1]) {
    const { numAffectedRows = 0n } = await sql`
      delete from categories c where external_key = any(${keys}::text[]) and level = ${level}
        and not exists (select from products where category_id = c.id)
        and not exists (select from categories where parent_id = c.id)`.execute(db);
    deleted += Number(numAffectedRows);
  }
  return deleted;
}
