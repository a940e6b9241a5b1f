import { type SqlBool, sql } from 'kysely';
import { amountToCollect } from './renew-parcel.ts';

/**
 * What a parcel `s` of an order `o` should bring in all: what its order still owes, or what it collected if somebody marked
 * the order as paid meanwhile. One that did not reach its buyer brings nothing, but perhaps a compensation. Centimes.
 */
export const dueForParcel = sql<number>`(case when s.status in ('returned', 'lost', 'cancelled') then 0
  when s.collected_centimes > 0 and ${amountToCollect} > 0 then ${amountToCollect} else s.collected_centimes end)`;

/** What payouts have brought for a parcel `s`. A repeated line is no money that it brought. Centimes. */
export const paidForParcel = sql<number>`coalesce((select sum(paid.collected_centimes)::bigint from payout_lines paid
  where paid.shipment_id = s.id and paid.difference is distinct from 'twice'), 0)`;

/** What the courier of a parcel `s` still owes for it while the order `o` is not paid (requirements: Payouts). Centimes. */
export const owedForParcel = sql<number>`(case when s.status = 'delivered' and s.collected_centimes > 0 and o.paid_at is null
  then greatest(${dueForParcel} - ${paidForParcel}, 0) else 0 end)`;

/** Whether the courier of a parcel `s` has collected money for an order `o` that it has not paid out. */
export const isOwed = sql<SqlBool>`(s.status = 'delivered' and s.collected_centimes > 0 and o.paid_at is null
  and ${owedForParcel} > 0)`;
