import { sql } from 'kysely';
import { ApiError } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import { prepared } from '../platform/db/prepared-queries.ts';
import type { OrderRow } from './order-queries.ts';
import { countByProduct, tooFewLeft } from './price-order.ts';

type Order = Pick<OrderRow, 'id' | 'items'>;

/** Returns the units of a cancelled order to the stock. The stock move is recorded even for a deleted product. */
export async function returnStock(db: Db, order: Order) {
  await giveBack(db, order, 'cancel');
}

/** Puts units of an order that came back into the stock. A product that was deleted only gets its stock move. */
export async function restock(db: Db, returned: Order) {
  if (returned.items.length > 0) await giveBack(db, returned, 'return');
}

async function giveBack(db: Db, order: Order, reason: 'cancel' | 'return') {
  const units = unitsOf(order);
  await lockStock(db, units);
  await sql`
    with returned as (
      update products p set stock = p.stock + wanted.quantity
      from ${rows(units)} where p.id = wanted.id
    )
    insert into stock_moves (product_id, delta, reason, order_id)
    select id, quantity, ${reason}, ${order.id} from ${rows(units)}`.execute(db);
}

/**
 * Takes the units of a reopened order again. Throws ApiError 409 with the name of the first product that has too few
 * units.
 */
export async function retakeStock(db: Db, order: Order) {
  const units = unitsOf(order);
  const stock = await lockStock(db, units);
  const missing = order.items.find(
    ({ product_id }) => (stock.get(product_id) ?? 0) < (units.get(product_id) ?? 0),
  );
  if (missing) {
    const left = stock.get(missing.product_id);
    const product = missing.name;
    const why =
      left === undefined
        ? refusal('reopening-not-sold', { product })
        : refusal('reopening-stock-short', { product, left });
    throw new ApiError(409, why);
  }
  await takeStock(db, { orderId: order.id, units, reason: 'reopen' });
}

/**
 * Takes the units of an order that was held for review, and has taken none so far. Throws ApiError 409 that names each
 * line of which too few units are left.
 */
export async function takeHeldStock(db: Db, order: Order) {
  const units = unitsOf(order);
  const stock = await lockStock(db, units);
  const missing = order.items.flatMap(({ product_id, name }, position) => {
    const left = stock.get(product_id);
    if (left !== undefined && left >= (units.get(product_id) ?? 0)) return [];
    return [[`orderItems.${position}.quantity`, missingUnits(name, left)] as const];
  });
  const [first] = missing;
  if (first) throw new ApiError(409, first[1], { refused: Object.fromEntries(missing) });
  await takeStock(db, { orderId: order.id, units, reason: 'order' });
}

function missingUnits(product: string, left: number | undefined) {
  return left === undefined ? refusal('no-longer-for-sale', { product }) : tooFewLeft(product, left);
}

type Taking = { orderId: string; units: Map<string, number>; reason: 'order' | 'reopen' };

/**
 * Takes the units of an order out of the stock, with a stock move for each product (invariant I2). The caller has locked the
 * products and checked their stock. If one has too few units all the same, this throws instead of selling units twice.
 */
export async function takeStock(db: Db, { orderId, units, reason }: Taking) {
  const { rows: taken } = await sql`
    with taken as (
      update products p set stock = p.stock - wanted.quantity
      from ${rows(units)} where p.id = wanted.id and p.stock >= wanted.quantity
      returning p.id, wanted.quantity
    )
    insert into stock_moves (product_id, delta, reason, order_id)
    select id, -quantity, ${reason}, ${orderId} from taken
    returning id
    ${prepared}`.execute(db);
  if (taken.length !== units.size) throw new Error('stock was taken without a lock');
}

/**
 * Takes the further units that a changed order needs and returns those it no longer needs: `delta` has the difference for
 * each product. The caller has locked the products and checked their stock.
 */
export async function moveStock(db: Db, { orderId, delta }: { orderId: string; delta: Map<string, number> }) {
  const moved = new Map([...delta].filter(([, units]) => units !== 0));
  if (moved.size === 0) return;
  await sql`
    with moved as (
      update products p set stock = p.stock - wanted.quantity
      from ${rows(moved)} where p.id = wanted.id
    )
    insert into stock_moves (product_id, delta, reason, order_id)
    select id, -quantity, 'edit', ${orderId} from ${rows(moved)}`.execute(db);
}

/**
 * Takes units that came back but cannot be sold again out of the stock. Throws ApiError 409 if they are no longer there.
 */
export async function writeOff(db: Db, lost: OrderRow['items']) {
  const units = unitsOf({ items: lost });
  const stock = await lockStock(db, units);
  const missing = lost.find(({ product_id }) => (stock.get(product_id) ?? 0) < (units.get(product_id) ?? 0));
  if (missing) {
    const left = stock.get(missing.product_id) ?? 0;
    throw new ApiError(409, refusal('write-off-too-large', { product: missing.name, left }));
  }
  await sql`
    with lost as (
      update products p set stock = p.stock - wanted.quantity, version = p.version + 1
      from ${rows(units)} where p.id = wanted.id
    )
    insert into stock_moves (product_id, delta, reason) select id, -quantity, 'admin' from ${rows(units)}`.execute(
    db,
  );
}

export function unitsOf({ items }: Pick<Order, 'items'>) {
  return countByProduct(items.map(({ product_id, quantity }) => ({ productId: product_id, quantity })));
}

/** Locks the products in the order of their ids, as new orders do, to avoid deadlocks, and returns their stock. */
async function lockStock(db: Db, units: Map<string, number>) {
  const products = await db
    .selectFrom('products')
    .select(['id', 'stock'])
    .where('id', 'in', [...units.keys()])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(products.map(({ id, stock }) => [id, stock]));
}

function rows(units: Map<string, number>) {
  return sql`unnest(${[...units.keys()]}::text[], ${[...units.values()]}::int[]) as wanted (id, quantity)`;
}
