import { sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { Double } from '../../shared/confirmation/confirmation.ts';
import type { OrderStatus } from '../../shared/orders/order-terms.ts';
import type { Language } from '../../shared/values/languages.ts';
import { isOpenBeside, isSameProduct } from '../orders/review/doubled-orders.ts';
import { cityOfOrder } from '../platform/db/city-names.ts';
import type { Db } from '../platform/db/connection.ts';
import { nameIn } from '../platform/db/name-in.ts';

const most = 5;

type Row = {
  id: string;
  status: OrderStatus;
  created_at: Date;
  total_price_centimes: number;
  full_name: string;
  city: string;
  city_arabic: string | null;
  wilaya: string;
  street: string;
  lines: { name: string; size: string | null; quantity: number; isSame: boolean }[];
};

/**
 * The orders that may be the same one sent twice: the same phone, one same bought product, within 48 hours, not cancelled.
 * Their products are named in this language; without one, as ordered.
 */
export async function findDoubles(db: Db, orderId: string, lang?: Language): Promise<Double[]> {
  const name = nameIn('product', lang, { id: sql.ref('i.product_id'), name: sql.ref('i.name') });
  const { rows } = await sql<Row>`
    select o.id, o.status, o.created_at, o.total_price_centimes, o.full_name, o.city, o.wilaya, o.street,
      ${cityOfOrder('o')} as city_arabic, lines.lines
    from orders own
    join orders o on ${isOpenBeside}
    cross join lateral (
      select jsonb_agg(jsonb_build_object(
          'name', ${name}, 'size', i.size, 'quantity', i.quantity, 'isSame', same.is_same
        ) order by i.position) as lines, bool_or(same.is_same) as is_double
      from order_items i
      cross join lateral (
        select exists (
          select from order_items m where m.order_id = own.id and ${isSameProduct}
        ) as is_same
      ) same
      where i.order_id = o.id
    ) lines
    where own.id = ${orderId} and own.phone_key <> '' and lines.is_double
    order by o.created_at, o.id
    limit ${most}`.execute(db);
  return rows.map((row) => ({
    _id: row.id,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    totalPrice: toDinars(row.total_price_centimes),
    name: row.full_name,
    city: row.city,
    cityArabic: row.city_arabic ?? undefined,
    Wilaya: row.wilaya,
    street: row.street,
    lines: row.lines.map(({ size, ...line }) => ({ ...line, size: size ?? undefined })),
  }));
}
