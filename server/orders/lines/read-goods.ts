import { sql } from 'kysely';
import type { Goods } from '../../../shared/orders/admin-orders.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import type { Language } from '../../../shared/values/languages.ts';
import type { Db } from '../../platform/db/connection.ts';
import { nameIn } from '../../platform/db/name-in.ts';

/** Shelf places, references and barcodes of the products of these orders, by the products' ids. */
export async function readGoods(db: Db, orders: Pick<Order, 'orderItems'>[], lang?: Language) {
  const ids = new Set(
    orders.flatMap(({ orderItems }) =>
      orderItems.flatMap(({ productId, parts = [] }) => [productId, ...parts.map((part) => part.productId)]),
    ),
  );
  if (ids.size === 0) return {};
  const category = nameIn('category', lang, { id: sql.ref('c.id'), name: sql.ref('c.name') });
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('product_texts as own', (join) =>
      join.onRef('own.product_id', '=', 'p.id').on('own.language', '=', lang ?? null),
    )
    .select(['p.id', 'p.shelf_place', 'p.brand', 'p.external_key', 'p.barcode'])
    .select(sql<string>`coalesce(nullif(own.label, ''), p.variant_label)`.as('label'))
    .select(
      sql<string[]>`array(
        with recursive above as (
          select c.id, c.parent_id, c.level from categories c where c.id = p.category_id
          union all
          select c.id, c.parent_id, c.level from above join categories c on c.id = above.parent_id
        )
        select ${category} from above join categories c on c.id = above.id order by above.level)`.as('path'),
    )
    .where('p.id', 'in', [...ids])
    .execute();
  return Object.fromEntries(rows.map((row) => [row.id, toGoods(row)]));
}

type Row = {
  shelf_place: string;
  brand: string;
  external_key: string | null;
  barcode: string | null;
  label: string;
  path: string[];
};

function toGoods({ shelf_place, brand, external_key, barcode, label, path }: Row): Goods {
  return {
    ...{ place: shelf_place, categories: path, brand, label },
    ...{ reference: external_key ?? '', barcode: barcode ?? '' },
  };
}
