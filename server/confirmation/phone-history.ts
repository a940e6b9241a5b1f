import { sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { PhoneHistory } from '../../shared/confirmation/confirmation.ts';
import type { Confirmation } from '../../shared/confirmation/confirmation-terms.ts';
import type { OrderStatus } from '../../shared/orders/order-terms.ts';
import { nationalNumber } from '../../shared/values/text.ts';
import { cameBack } from '../customers/came-back.ts';
import { withMerged } from '../customers/list-customers.ts';
import type { Db } from '../platform/db/connection.ts';
import { countsAsPlaced } from '../reports/counts-as-placed.ts';
import { returnedSumsOf } from '../reports/returned-sums.ts';
import { findBlock } from './block-phone.ts';

const longestHistory = 20;

type Row = {
  id: string;
  created_at: Date;
  status: OrderStatus;
  confirmation: Confirmation;
  total_price_centimes: number;
  deducted_centimes: number;
  refunded_centimes: number | null;
  kept_centimes: number | null;
  full_name: string;
  wilaya: string;
  came_back: boolean;
  counts: boolean;
  wrong_numbers: number;
};

/**
 * What the orders with this phone number, in any notation, say of it, and those with the numbers that were merged with
 * it. Unknown numbers have no orders.
 */
export async function readPhone(db: Db, { phone, now }: { phone: string; now: Date }): Promise<PhoneHistory> {
  const rows = await readOrders(db, nationalNumber(phone));
  const counted = rows.filter(({ counts }) => counts);
  const count = (matches: (row: Row) => boolean) => counted.filter(matches).length;
  return {
    phone,
    orders: counted.length,
    open: count(({ status }) => status === 'Pending' || status === 'Processing' || status === 'Shipped'),
    delivered: count(({ status, came_back }) => status === 'Delivered' && !came_back),
    refused: count(({ came_back }) => came_back),
    cancelled: count(
      ({ status, confirmation, came_back }) =>
        status === 'Cancelled' && confirmation === 'cancelled' && !came_back,
    ),
    unreachable: count(({ confirmation }) => confirmation === 'unreachable'),
    fake: count(({ confirmation }) => confirmation === 'fake'),
    wrongNumbers: rows.reduce((sum, { wrong_numbers }) => sum + wrong_numbers, 0),
    firstOrderAt: rows.at(-1)?.created_at.toISOString(),
    block: await findBlock(db, { phone, now }),
    history: rows.slice(0, longestHistory).map((row) => ({
      _id: row.id,
      createdAt: row.created_at.toISOString(),
      status: row.status,
      confirmation: row.confirmation,
      totalPrice: toDinars(row.total_price_centimes),
      deducted: toDinars(row.deducted_centimes),
      refunded: toDinars(row.refunded_centimes ?? 0),
      kept: toDinars(row.kept_centimes ?? 0),
      name: row.full_name,
      Wilaya: row.wilaya,
    })),
  };
}

/** Far more than a person orders; a number typed by many, such as that of a shop, must not read everything. */
const most = 200;

async function readOrders(db: Db, key: string): Promise<Row[]> {
  if (key === '') return [];
  const { rows } = await sql<Row>`
    select o.id, o.created_at, o.status, o.confirmation, o.total_price_centimes, o.deducted_centimes,
      o.full_name, o.wilaya, ${sql.join(returnedSumsOf('o'))},
      ${cameBack} as came_back, ${countsAsPlaced} as counts,
      (select count(*) from order_calls c where c.order_id = o.id and c.outcome = 'wrongnumber') as wrong_numbers
    from orders o
    where o.phone_key = any(array(${withMerged(sql`select ${key}::text`)})) and o.phone_key <> ''
    order by o.created_at desc, o.id
    limit ${most}`.execute(db);
  return rows;
}
