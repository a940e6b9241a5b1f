import { type RawBuilder, sql } from 'kysely';
import { toCentimes } from '../../shared/catalog/prices.ts';
import type { QueueState } from '../../shared/confirmation/confirmation.ts';
import { claimMinutes } from '../../shared/confirmation/confirmation-terms.ts';
import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { type CallSettings, quietUntil } from './call-times.ts';

type Asking = { by: SessionUser; now: Date };

/**
 * The id of the next order to call, which nobody else gets for ten minutes. Somebody who has one on the screen gets it
 * again. Undefined in the quiet hours and when nothing is due.
 */
export async function claimNext(
  db: Db,
  { by, now, settings }: Asking & { settings: CallSettings },
): Promise<string | undefined> {
  return runTransaction(db, async (db) => {
    await lockClaims(db, by);
    const held = await findHeld(db, { by, now });
    if (held) return held;
    if (quietUntil(now, settings)) return undefined;
    const highValue = toCentimes(Number(settings.highValue));
    const id = await findCallable(db, { now, highValue, locks: true });
    if (id) await setClaim(db, { id, by, now });
    return id;
  });
}

/** The order that `claimNext` would give, without giving it to anybody. */
export async function findNext(
  db: Db,
  { by, now, settings }: Asking & { settings: CallSettings },
): Promise<string | undefined> {
  const held = await db
    .selectFrom('orders')
    .select('id')
    .where('assigned_to', '=', by.id)
    .where('claim_ends_at', '>', now)
    .where('status', '=', 'Pending')
    .executeTakeFirst();
  if (held) return held.id;
  if (quietUntil(now, settings)) return undefined;
  return findCallable(db, { now, highValue: toCentimes(Number(settings.highValue)) });
}

/**
 * Gives the caller this order, in place of the one on the screen. Throws ApiError 404, and 409 if somebody else has it
 * or nothing is left to confirm.
 */
export async function claimOrder(db: Db, { id, by, now }: Asking & { id: string }) {
  await runTransaction(db, async (db) => {
    await lockClaims(db, by);
    const order = await db
      .selectFrom('orders')
      .select(['status', 'assigned_to', 'assigned_name', 'claim_ends_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw notFound(refusal('order-not-found'));
    refuseDecided(order.status);
    refuseHeld(order, { by, now });
    await setClaim(db, { id, by, now });
  });
}

/** Puts the order back into the queue if the caller has it. Throws ApiError 404. */
export async function releaseOrder(db: Db, { id, by }: { id: string; by: SessionUser }) {
  const order = await db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst();
  if (!order) throw notFound(refusal('order-not-found'));
  await db
    .updateTable('orders')
    .set({ assigned_to: null, assigned_name: null, claim_ends_at: null })
    .where('id', '=', id)
    .where('assigned_to', '=', by.id)
    .execute();
}

/** Throws ApiError 409 for an order that is not Pending any more. */
export function refuseDecided(status: string) {
  switch (status) {
    case 'Pending':
      return;
    case 'Cancelled':
      throw new ApiError(409, refusal('order-cancelled-meanwhile'));
    default:
      throw new ApiError(409, refusal('order-confirmed-meanwhile'));
  }
}

type Claimed = { assigned_to: string | null; assigned_name: string | null; claim_ends_at: Date | null };

/** Throws ApiError 409 while another member of staff has the order on the screen. */
export function refuseHeld(order: Claimed, asking: Asking) {
  const name = heldBy(order, asking);
  if (name) throw new ApiError(409, refusal('order-on-screen', { person: name }));
}

/** Another member of staff who has the order on the screen now. */
export function heldBy({ assigned_to, assigned_name, claim_ends_at }: Claimed, { by, now }: Asking) {
  if (!assigned_to || assigned_to === by.id || !claim_ends_at || claim_ends_at <= now) return undefined;
  return assigned_name ?? '';
}

/** Two calls of one person, such as a double click, take turns, so that they get the same order. */
export async function lockClaims(db: Db, by: SessionUser) {
  await sql`select pg_advisory_xact_lock(hashtext('confirmation'), hashtext(${by.id}))`.execute(db);
}

async function findHeld(db: Db, { by, now }: Asking) {
  const held = await db
    .updateTable('orders')
    .set({ claim_ends_at: claimEnd(now) })
    .where('assigned_to', '=', by.id)
    .where('claim_ends_at', '>', now)
    .where('status', '=', 'Pending')
    .returning('id')
    .executeTakeFirst();
  return held?.id;
}

/**
 * Due calls first, then new orders of high value, then the oldest. With `locks`, locked orders are skipped, because somebody else is
 * just taking or changing them: no caller waits, and no two get the same order. After the lock PostgreSQL checks the
 * conditions again, so an order that was claimed a moment ago is not returned.
 */
async function findCallable(
  db: Db,
  { now, highValue, locks = false }: { now: Date; highValue: number; locks?: boolean },
) {
  const lock = locks ? sql`for update skip locked` : sql``;
  const free = sql`status = 'Pending' and ends_at is null and (claim_ends_at is null or claim_ends_at <= ${now})`;
  const queries = [
    sql<{ id: string }>`
      select id from orders where ${free} and next_call_at <= ${now}
      order by next_call_at limit 1 ${lock}`,
    sql<{ id: string }>`
      select id from orders where ${free} and next_call_at is null and total_price_centimes >= ${highValue}
      order by created_at limit 1 ${lock}`,
    sql<{ id: string }>`
      select id from orders where ${free} and next_call_at is null
      order by created_at limit 1 ${lock}`,
  ];
  for (const query of queries) {
    const [found] = (await query.execute(db)).rows;
    if (found) return found.id;
  }
  return undefined;
}

/** Somebody has one order at a time, so an earlier one goes back into the queue. */
async function setClaim(db: Db, { id, by, now }: Asking & { id: string }) {
  await db
    .updateTable('orders')
    .set({ assigned_to: null, assigned_name: null, claim_ends_at: null })
    .where('assigned_to', '=', by.id)
    .execute();
  await db
    .updateTable('orders')
    .set({ assigned_to: by.id, assigned_name: by.name, claim_ends_at: claimEnd(now) })
    .where('id', '=', id)
    .execute();
}

function claimEnd(now: Date) {
  return new Date(now.getTime() + claimMinutes * 60_000);
}

/** Far more than anybody needs to know exactly. Counting 50,000 orders with each call would take longer than the call. */
const mostCounted = 1000;

/**
 * How many orders wait: for a call that is due, for the first call, and for a later time, and how many are held for review;
 * each at most 1000.
 */
export async function countQueue(
  db: Db,
  { now, settings }: { now: Date; settings: CallSettings },
): Promise<QueueState> {
  const count = (when: RawBuilder<unknown>) => sql`
    (select count(*) from (
      select from orders where status = 'Pending' and ends_at is null and ${when} limit ${mostCounted}
    ) waiting)`;
  const { rows } = await sql<{ due: number; fresh: number; later: number }>`
    select ${count(sql`next_call_at <= ${now}`)} as due, ${count(sql`next_call_at is null`)} as fresh,
      ${count(sql`next_call_at > ${now}`)} as later`.execute(db);
  const quiet = quietUntil(now, settings)?.toISOString();
  const held = await countHeld(db);
  return { ...(rows[0] ?? { due: 0, fresh: 0, later: 0 }), ...(held > 0 && { held }), quietUntil: quiet };
}

/** How many orders are held for review (requirements: Held for review), at most 1000. */
export async function countHeld(db: Db): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*) as held from (
      select from orders where hold_reason is not null limit ${mostCounted}
    ) held`.execute(db);
  return rows[0]?.held ?? 0;
}
