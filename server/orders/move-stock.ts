import { sql } from 'kysely';
import { ApiError } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import { lockStocks } from '../platform/db/lock-products.ts';
import { prepared } from '../platform/db/prepared-queries.ts';
import { countByProduct } from './bundles/line-parts.ts';
import { tooFewLeft } from './lines/find-problem.ts';
import type { OrderRow } from './order-queries.ts';

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
  await lockStocks(db, units.keys());
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
  const stock = await lockStocks(db, units.keys());
  const [missing] = findMissing(order.items, { units, stock });
  if (missing) {
    const { left, name: product } = missing;
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
  const stock = await lockStocks(db, units.keys());
  const missing = findMissing(order.items, { units, stock }).map(
    ({ position, name, left }) => [`orderItems.${position}.quantity`, missingUnits(name, left)] as const,
  );
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
  const stock = await lockStocks(db, units.keys());
  const [missing] = findMissing(lost, { units, stock });
  if (missing) {
    const left = missing.left ?? 0;
    throw new ApiError(409, refusal('write-off-too-large', { product: missing.name, left }));
  }
  await sql`
    with lost as (
      update products p set stock = p.stock - wanted.quantity, version = p.version + 1
      from ${rows(units)} where p.id = wanted.id
    )
    insert into stock_moves (product_id, delta, reason) select id, -quantity, 'lost' from ${rows(units)}`.execute(
    db,
  );
}

/** The units of each product that an order takes from the stock. A bundle takes those of its parts, as it was ordered. */
export function unitsOf({ items }: Pick<Order, 'items'>) {
  return countByProduct(items.map(toTaking));
}

function toTaking({ product_id, quantity, parts }: OrderRow['items'][number]) {
  return {
    ...{ productId: product_id, quantity },
    parts: parts.map(({ product_id, units }) => ({ productId: product_id, units })),
  };
}

type Known = Record<'units' | 'stock', Map<string, number>>;

/**
 * The lines of which too few units are in stock for the whole order, with how many are left: undefined if the product, or a part
 * of the bundle, is no longer sold.
 */
function findMissing(items: OrderRow['items'], { units, stock }: Known) {
  return items.flatMap((item, position) => {
    const taken = [...countByProduct([{ ...toTaking(item), quantity: 1 }])];
    if (taken.every(([id]) => (stock.get(id) ?? -1) >= (units.get(id) ?? 0))) return [];
    const left = taken.map(([id, each]) => Math.floor((stock.get(id) ?? Number.NaN) / each));
    const least = Math.min(...left);
    return [{ position, name: item.name, left: Number.isNaN(least) ? undefined : least }];
  });
}

/** `(select …)` rather than the arrays themselves: PostgreSQL plans a list of known length again each time. */
function rows(units: Map<string, number>) {
  const [ids, quantities] = [[...units.keys()], [...units.values()]];
  return sql`unnest((select ${ids}::text[]), (select ${quantities}::int[])) as wanted (id, quantity)`;
}
