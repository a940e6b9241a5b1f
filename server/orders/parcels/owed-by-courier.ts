import { type SqlBool, sql } from 'kysely';
import { amountToCollect } from './renew-parcel.ts';

/**
 * What a parcel `s` of an order `o` should bring in all: what its order still owes, or what it collected if somebody marked
 * the order as paid meanwhile. A parcel that did not reach its buyer should bring nothing. Centimes.
 */
export const dueForParcel = sql<number>`(case when s.status in ('returned', 'lost', 'cancelled') then 0
  when s.collected_centimes > 0 and ${amountToCollect} > 0 then ${amountToCollect} else s.collected_centimes end)`;

/** What payouts have brought for a parcel `s`, without withdrawn lines and those that repeat another. Centimes. */
export const paidForParcel = sql<number>`coalesce((select sum(paid.collected_centimes)::bigint from payout_lines paid
  where paid.shipment_id = s.id and paid.withdrawn_at is null and paid.difference is distinct from 'twice'), 0)`;

/** Whether a parcel `s` brought its courier money for an order `o` that is not paid. */
const isCollected = sql`(s.status = 'delivered' and s.collected_centimes > 0 and o.paid_at is null)`;

/** What the courier of a parcel `s` still owes for it while the order `o` is not paid (requirements: Payouts). Centimes. */
export const owedForParcel = sql<number>`(case when ${isCollected}
  then greatest(${dueForParcel} - ${paidForParcel}, 0) else 0 end)`;

/** Whether the courier of a parcel `s` still owes money for it. */
export const isOwed = sql<SqlBool>`(${isCollected} and ${owedForParcel} > 0)`;

/** What is still to be collected of a delivered order `o`, without what couriers have paid out for its parcels. Centimes. */
export const leftToCollect = sql<number>`(case when o.status = 'Delivered' and o.paid_at is null
  then greatest(${amountToCollect}
    - (select coalesce(sum(${paidForParcel}), 0) from shipments s where s.order_id = o.id), 0) else 0 end)`;
