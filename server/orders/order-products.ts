import { sql } from 'kysely';
import { idPattern } from '../../shared/ids.ts';
import type { Db } from '../db/connection.ts';
import type { OrderProduct } from './price-order.ts';

/** What an order needs to know of its products. */
const columns = sql`
  p.id, p.name, p.image_url, p.effective_price_centimes, p.stock, p.sizes,
  c.name as category_name, c.is_active as for_sale`;

/** The products that exist among these, as they are now. */
export async function readProducts(db: Db, units: Map<string, number>): Promise<OrderProduct[]> {
  const ids = storableIds(units);
  const { rows } = await sql<OrderProduct>`
    select ${columns} from products p join categories c on c.id = p.category_id where p.id = any(${ids})
  `.execute(db);
  return rows;
}

/**
 * Takes these units out of stock where there are enough, and answers the products as they were before. Rows are
 * locked in the order of their ids, so that two orders of the same products cannot wait for each other in a ring
 * (design §5); each keeps its lock until the order is committed or refused.
 */
export async function takeStock(db: Db, units: Map<string, number>): Promise<OrderProduct[]> {
  const ids = storableIds(units);
  const quantities = ids.map((id) => units.get(id));
  const { rows } = await sql<OrderProduct>`
    with locked as materialized (
      select ${columns} from products p join categories c on c.id = p.category_id
      where p.id = any(${ids}) order by p.id for update of p
    ), taken as (
      update products p set stock = p.stock - wanted.quantity
      from locked join unnest(${ids}::text[], ${quantities}::int[]) as wanted (id, quantity) using (id)
      where p.id = locked.id and p.stock >= wanted.quantity
    )
    select * from locked
  `.execute(db);
  return rows;
}

/** Any text may stand where an id belongs; only what can be an id reaches the database (threats T29). */
function storableIds(units: Map<string, number>) {
  return [...units.keys()].filter((id) => idPattern.test(id));
}
