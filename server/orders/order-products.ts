import { sql } from 'kysely';
import { idPattern } from '../../shared/ids.ts';
import type { Db } from '../platform/db/connection.ts';
import { prepared } from '../platform/db/prepared-queries.ts';
import { type Claim, claimIdempotencyKeys } from './claim-idempotency-key.ts';
import type { OrderProduct } from './price-order.ts';

/** The products that exist among these, as they are now. */
export async function readProducts(db: Db, ids: Iterable<string>): Promise<OrderProduct[]> {
  const { rows } = await selectProducts(ids).execute(db);
  return rows;
}

type Wanted = { claims: Claim[]; ids: Iterable<string> };
/** `claimed` are the ids of the orders whose keys are theirs. */
type Locked = { claimed: string[]; products: OrderProduct[] };

/**
 * Claims the orders' Idempotency-Keys and reads their products, in one round trip. The products are locked until the
 * transaction ends, so that price and stock stay what was read. Rows are locked in the order of their ids: two orders
 * of the same products cannot wait for each other in a ring (design §5).
 */
export async function claimAndLock(db: Db, { claims, ids }: Wanted): Promise<Locked> {
  const { rows } = await sql<Locked>`
    with claimed as (${claimIdempotencyKeys(claims)}),
    locked as (${selectProducts(ids)} order by p.id for update of p)
    select
      array(select order_id from claimed) as claimed,
      (select coalesce(json_agg(locked), '[]') from locked) as products
    ${prepared}`.execute(db);
  return rows[0] ?? { claimed: [], products: [] };
}

/** What the shop shows is for sale, and nothing else: not the products of an inactive category. */
function selectProducts(ids: Iterable<string>) {
  // Any text may stand where an id belongs; only what can be an id reaches the database (threats T29).
  const storable = [...ids].filter((id) => idPattern.test(id));
  // `any(array(…))` and not `any(…)`: for a list whose length it knows PostgreSQL plans anew each time, for longer than
  // it reads.
  return sql<OrderProduct>`
    select p.id, p.name, p.image_url, p.effective_price_centimes, p.stock, p.sizes,
      c.name as category_name, listing.visible as for_sale
    from products p
    join categories c on c.id = p.category_id
    join product_listings listing on listing.number = p.number
    where p.id = any(array(select unnest(${storable}::text[])))`;
}
