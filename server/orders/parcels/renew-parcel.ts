import { type Expression, type SqlBool, sql } from 'kysely';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { collectedStatuses, replaceableStatuses } from '../../../shared/couriers/parcel-terms.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';

/** What the courier of an order `o` has to collect: whole dinars, in centimes. */
export const amountToCollect = sql<number>`amount_to_collect(
  o.paid_at, o.total_price_centimes - o.deducted_centimes, o.credit_centimes)`;

/**
 * Whether the courier of a parcel `s` may know it: it was asked to make it and did not refuse, its sheet was downloaded, or
 * it said something about it.
 */
export const isKnown = sql<boolean>`(
  s.status <> 'created' or s.tracking is not null or s.sheet_taken_at is not null
  or (s.tries > 0 and s.problem is distinct from 'refused')
)`;

/** The parcel that carries a locked order, or carried it to its buyer. It is locked too. */
export function lockLiveParcel(db: Db, orderId: string) {
  return db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .innerJoin('couriers as c', 'c.id', 's.courier_id')
    .select([
      's.id',
      's.reference',
      's.status',
      's.problem',
      's.collected_centimes',
      'c.kind',
      'c.name as courier',
      'c.max_collected_centimes',
    ])
    .select([isKnown.as('is_known'), amountToCollect.as('amount')])
    .where('s.order_id', '=', orderId)
    .where('s.status', 'not in', replaceableStatuses)
    .forUpdate('s')
    .executeTakeFirst();
}

type LiveParcel = NonNullable<Awaited<ReturnType<typeof lockLiveParcel>>>;

const refusals = {
  order: 'cancel-parcel-first',
  payment: 'cancel-parcel-before-payment',
} as const;

type Renewing = { orderId: string; change: keyof typeof refusals | 'correction' };

/**
 * Gives the parcel of a locked order that has just changed the present amount (requirements: Parcels). Everything else that
 * a courier is told is read from the order when it is told. Throws ApiError 409 if the courier may know the parcel already,
 * unless it is a correction, of which people tell it (docs/decisions/0112), or if it does not collect so much. A parcel that
 * has ended, or is coming back, is history. Returns what the history says of the parcel of which people tell the courier.
 */
export async function renewParcel(db: Db, { orderId, change }: Renewing): Promise<Told | undefined> {
  const parcel = await lockLiveParcel(db, orderId);
  if (!parcel || collectedStatuses.includes(parcel.status)) return undefined;
  if (parcel.is_known && change !== 'correction') {
    throw new ApiError(409, refusal(refusals[change], { parcel: parcel.reference }));
  }
  await renewAmount(db, parcel);
  return toldOf(parcel);
}

/** The parcel, and what it collects, in dinars, before and after if that is another sum. */
type Told = { parcel: [null, string]; collected?: [number, number] };

function toldOf({ is_known, courier, reference, collected_centimes, amount }: LiveParcel): Told | undefined {
  if (!is_known) return undefined;
  return {
    parcel: [null, `${courier} ${reference}`],
    ...(collected_centimes !== amount && { collected: [toDinars(collected_centimes), toDinars(amount)] }),
  };
}

/** Throws ApiError 409 if the courier of an order may know its parcel. */
export async function refuseKnownParcel(db: Db, orderId: string) {
  const parcel = await findKnownParcel(db, orderId);
  if (parcel) throw new ApiError(409, refusal(refusals.order, { parcel: parcel.reference }));
}

/**
 * Gives the parcel of a locked order the lower amount after a deduction, also if it was delivered for money that its courier
 * still owes. Returns what the history says of it, if people tell the courier (docs/decisions/0112).
 */
export async function lessenParcel(db: Db, orderId: string): Promise<Told | undefined> {
  const parcel = await lockLiveParcel(db, orderId);
  if (!parcel || parcel.status === 'return_in_transit' || parcel.collected_centimes <= parcel.amount)
    return undefined;
  await storeAmount(db, parcel);
  return toldOf(parcel);
}

/** SQL of whether the courier of an order may know its parcel and has not brought it yet. */
export function hasKnownParcel(orderId: Expression<string>) {
  const collected = sql.join(collectedStatuses);
  return sql<SqlBool>`exists (
    select from shipments s where s.order_id = ${orderId} and s.status not in (${collected}) and ${isKnown})`;
}

/** The parcel of an order that its courier may know and has not brought yet, with what it collects. */
export function findKnownParcel(db: Db, orderId: string) {
  return db
    .selectFrom('shipments as s')
    .innerJoin('couriers as c', 'c.id', 's.courier_id')
    .select(['s.reference', 's.collected_centimes', 'c.name as courier'])
    .where('s.order_id', '=', orderId)
    .where('s.status', 'not in', collectedStatuses)
    .where(isKnown)
    .executeTakeFirst();
}

/** Throws ApiError 409 if the courier does not collect so much. */
export async function renewAmount(db: Db, { id, amount, max_collected_centimes }: LiveParcel) {
  refuseAmount(amount, max_collected_centimes);
  await storeAmount(db, { id, amount });
}

async function storeAmount(db: Db, { id, amount }: Pick<LiveParcel, 'id' | 'amount'>) {
  await db.updateTable('shipments').set({ collected_centimes: amount }).where('id', '=', id).execute();
}

/** Throws ApiError 409 if the courier does not collect so much. */
export function refuseAmount(amount: number, most: number | null) {
  if (most !== null && amount > most) {
    throw new ApiError(409, refusal('courier-collects-at-most', { max: toDinars(most) }));
  }
}
