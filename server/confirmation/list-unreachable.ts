import { type SqlBool, sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import type { UnreachedOrder, UnreachedState } from '../../shared/confirmation/phone-book.ts';
import { chatUrl } from '../../shared/values/text.ts';
import { ordersWithItems } from '../orders/order-queries.ts';
import type { Db } from '../platform/db/connection.ts';
import { countRows } from '../platform/db/count-cache.ts';
import { pageOf } from '../platform/db/page-of.ts';
import { readShopNames } from '../platform/settings/shop-names.ts';
import { fillTexts } from './call-texts.ts';
import type { CallSettings } from './call-times.ts';

const days = 30;

type Asked = {
  page?: number | undefined;
  limit?: number | undefined;
  state?: UnreachedState | undefined;
  settings: CallSettings;
  now: Date;
};

/** Whether an order is cancelled soon, because nobody was reached. */
const isEnding = sql<SqlBool>`orders.ends_at is not null`;

/** The orders that are cancelled at a known time, because nobody was reached. */
export function countEnding(db: Db): Promise<number> {
  return countRows(db.selectFrom('orders').where(isEnding));
}

/** One page of the orders that nobody could reach: those that end soon first, then those that ended in the last 30 days. */
export async function listUnreachable(db: Db, { page, limit, state, settings, now }: Asked) {
  const since = new Date(now.getTime() - days * 24 * 60 * 60_000);
  const hasEnded = sql<SqlBool>`(orders.confirmation = 'unreachable' and orders.created_at >= ${since})`;
  const matches = { ending: isEnding, ended: hasEnded, all: sql<SqlBool>`(${isEnding} or ${hasEnded})` };
  const sorted = ordersWithItems(db)
    .select(['confirmation', 'ends_at'])
    .select([
      sql<number>`(select count(*) from order_calls c where c.order_id = orders.id)`.as('calls'),
      sql<boolean>`exists (
        select from order_calls c where c.order_id = orders.id and c.outcome = 'wrongnumber')`.as(
        'wrong_number',
      ),
    ])
    .where(matches[state ?? 'all'])
    .orderBy(sql`ends_at asc nulls last, created_at desc, id`);
  const { rows, ...paging } = await pageOf(sorted, { page, limit });
  const shops = await readShopNames(db);
  const orders = rows.map((row): UnreachedOrder => {
    const text = fillTexts(row, settings, shops).last;
    return {
      _id: row.id,
      createdAt: row.created_at.toISOString(),
      name: row.full_name,
      phone: row.phone,
      Wilaya: row.wilaya,
      totalPrice: toDinars(row.total_price_centimes),
      confirmation: row.confirmation,
      calls: row.calls,
      wrongNumber: row.wrong_number,
      endsAt: row.ends_at?.toISOString(),
      chatUrl: chatUrl(row.phone, text),
    };
  });
  return { orders, ...paging };
}
