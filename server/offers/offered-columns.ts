import { sql } from 'kysely';

/** By what offers choose a product `p`, with its category as `c` and the one above as `parent` (`OfferedProduct`). */
export const offeredColumns = sql`
  array_remove(array[c.id, c.parent_id, parent.parent_id]::text[], null) as categories,
  array(select n.need_id::text from need_products n where n.product_id = p.id) as needs`;
