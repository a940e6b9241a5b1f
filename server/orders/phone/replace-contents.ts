import { sql } from 'kysely';
import type { Db } from '../../platform/db/connection.ts';
import { type Storable, storeCorrections } from '../corrections/store-corrections.ts';
import { insertDiscounts, insertParts, toItem } from '../insert-order.ts';
import type { OrderRow } from '../order-queries.ts';
import type { PricedOrder } from '../price-order.ts';
import { toDiscountRows, toFigures } from '../quote-order.ts';

type Replacing = {
  priced: PricedOrder;
  /** Absent: those of the order stay. */
  corrections?: Storable | undefined;
  /** The orders whose products keep the cost recorded when they were ordered; by default the order itself. */
  costsOf?: string[];
};

/** Gives a locked order other lines, discounts and figures. Its units and its uses of offers are for the caller. */
export async function replaceContents(db: Db, order: OrderRow, { priced, corrections, costsOf }: Replacing) {
  const { id, language } = order;
  await replaceLines(db, id, { priced, costsOf: costsOf ?? [id] });
  await db.deleteFrom('order_discounts').where('order_id', '=', id).execute();
  const discounts = toDiscountRows(priced, language);
  if (discounts.length > 0) await insertDiscounts(db, id, discounts);
  if (corrections) await storeCorrections(db, id, corrections);
  await db
    .updateTable('orders')
    .set({ ...toFigures(priced), weight_grams: priced.grams })
    .where('id', '=', id)
    .execute();
}

async function replaceLines(
  db: Db,
  orderId: string,
  { priced, costsOf }: { priced: PricedOrder; costsOf: string[] },
) {
  const before = await costsBefore(db, costsOf);
  const costs = new Map(before.map(({ product_id, unit_cost_centimes }) => [product_id, unit_cost_centimes]));
  await db.deleteFrom('order_items').where('order_id', '=', orderId).execute();
  const items = priced.lines.map(toItem);
  const rows = items.map(({ parts: _, ...item }, position) => {
    const cost = costs.get(item.product_id);
    return {
      ...item,
      order_id: orderId,
      position,
      unit_cost_centimes: cost === undefined ? item.unit_cost_centimes : cost,
    };
  });
  await db.insertInto('order_items').values(rows).execute();
  await insertParts(db, orderId, items);
}

/** The mean cost of a unit of each product of these orders; null if that of a unit is unknown. */
function costsBefore(db: Db, orderIds: string[]) {
  return db
    .selectFrom('order_items')
    .select([
      'product_id',
      sql<number | null>`case when bool_and(unit_cost_centimes is not null)
        then round(sum(quantity * unit_cost_centimes) / sum(quantity))::bigint end`.as('unit_cost_centimes'),
    ])
    .where('order_id', 'in', orderIds)
    .groupBy('product_id')
    .execute();
}
