import { type SqlBool, sql } from 'kysely';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { notFound } from '../../../shared/contract/api-error.ts';
import { rescueMinutes, rescueStatuses } from '../../../shared/couriers/parcel-terms.ts';
import type { Rescue, RescueTask } from '../../../shared/couriers/parcels.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { chatUrl } from '../../../shared/values/text.ts';
import { findOrder, type OrderRow, ordersWithItems } from '../../orders/order-queries.ts';
import type { Db } from '../../platform/db/connection.ts';
import { pageOf } from '../../platform/db/page-of.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { readShopNames } from '../../platform/settings/shop-names.ts';
import type { CallSettings } from '../call-times.ts';
import { rescueText } from './rescue-texts.ts';

export type Asking = { by: SessionUser; now: Date; settings: CallSettings };

type Listing = Asking & { page?: number | undefined; limit?: number | undefined };

/** One page of the tasks: what is to be done, oldest target first, then those that rest until an answer has shown effect. */
export async function listRescues(db: Db, { page, limit, ...asking }: Listing) {
  const sorted = tasks(db).orderBy('s.rescue_target').orderBy('s.id');
  const { rows, ...paging } = await pageOf(sorted, { page, limit });
  const due = await countRescues(db, asking.now);
  const all = await withOrders(db, rows);
  const rescues = all.map((found) => toRescue(found, asking));
  return { rescues, due, ...paging };
}

/** How many tasks are to be done now. */
export async function countRescues(db: Db, now: Date) {
  const { due } = await db
    .selectFrom('shipments as s')
    .select(({ fn }) => fn.countAll<number>().as('due'))
    .where(isDue(now))
    .executeTakeFirstOrThrow();
  return due;
}

/** The id of the next task to do that nobody else has on the screen. */
export async function nextRescue(db: Db, { by, now }: Pick<Asking, 'by' | 'now'>) {
  const next = await db
    .selectFrom('shipments as s')
    .select('s.id')
    .where(isDue(now))
    .where(sql<SqlBool>`(rescuer_until is null or rescuer_until <= ${now} or rescuer_id = ${by.id})`)
    .orderBy('s.rescue_target')
    .orderBy('s.id')
    .executeTakeFirst();
  return next?.id;
}

type Reading = Asking & { id: string; lang?: Language | undefined };

/**
 * A task with all that the caller needs, its products as they are called now in the language of the caller. Throws ApiError
 * 404 if the parcel has no task (any more).
 */
export async function readRescue(db: Db, { id, lang, ...asking }: Reading): Promise<RescueTask> {
  const rows = await tasks(db).where('s.id', '=', id).execute();
  const [found] = await withOrders(db, rows);
  if (!found) throw notFound(refusal('parcel-settled'));
  const { order, row, shops } = found;
  return {
    ...toRescue(found, asking),
    language: order.language,
    ...{ city: order.city, cityArabic: order.city_arabic ?? undefined, street: order.street },
    pickupPoint: order.delivery_kind === 'desk' ? (order.pickup_point ?? '') : undefined,
    lines: await readLines(db, order, lang),
    message: rescueText({ order, status: row.problem.status, settings: asking.settings, shops }),
    events: await readEvents(db, id),
    steps: (await readSteps(db, [id])).map(toStep),
  };
}

/** A task rests until an hour before its target, which is the hour that somebody has to call. */
function isDue(now: Date) {
  return sql<SqlBool>`(s.rescue_since is not null and s.rescue_target <= ${new Date(now.getTime() + rescueMinutes * 60_000)})`;
}

function tasks(db: Db) {
  return db
    .selectFrom('shipments as s')
    .innerJoin('couriers as c', 'c.id', 's.courier_id')
    .select(['s.id', 's.order_id', 's.tracking', 's.status', 's.collected_centimes', 'c.name as courier'])
    .select(['s.rescue_since', 's.rescue_target', 's.rescuer_id', 's.rescuer_name', 's.rescuer_until'])
    .where('s.rescue_since', 'is not', null);
}

type TaskRow = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number];

/** The tasks with their orders, their last problems and what was last reached. */
async function withOrders(db: Db, rows: TaskRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const orderIds = rows.map(({ order_id }) => order_id);
  const orders = new Map(
    (await ordersWithItems(db).where('id', 'in', orderIds).execute()).map((order) => [order.id, order]),
  );
  const problems = await db
    .selectFrom('shipment_events')
    .distinctOn('shipment_id')
    .select(['shipment_id', 'status', 'raw', 'reason'])
    .where('shipment_id', 'in', ids)
    .where('status', 'in', rescueStatuses)
    .orderBy('shipment_id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const steps = await readSteps(db, ids);
  const shops = await readShopNames(db);
  return rows.flatMap((row) => {
    const order = orders.get(row.order_id);
    const reported = problems.find(({ shipment_id }) => shipment_id === row.id);
    const problem =
      reported && reported.status !== 'unknown'
        ? { status: reported.status, raw: reported.raw, reason: reported.reason }
        : { status: row.status, raw: '', reason: '' };
    const last = steps.find(({ shipment_id }) => shipment_id === row.id);
    return order ? [{ row: { ...row, problem }, order, last, shops }] : [];
  });
}

type Found = Awaited<ReturnType<typeof withOrders>>[number];

function toRescue({ row, order, last, shops }: Found, { by, now, settings }: Asking): Rescue {
  const { rescue_since: since, rescue_target: target, problem } = row;
  const due = target && new Date(target.getTime() - rescueMinutes * 60_000);
  const isHeld = row.rescuer_id !== by.id && row.rescuer_until !== null && row.rescuer_until > now;
  return {
    ...{ _id: row.id, orderId: order.id, orderStatus: order.status, courier: row.courier },
    ...{ name: order.full_name, phone: order.phone, Wilaya: order.wilaya },
    collected: toDinars(row.collected_centimes),
    tracking: row.tracking ?? undefined,
    ...{ status: row.status, reason: problem.reason, raw: problem.raw === problem.status ? '' : problem.raw },
    ...{ since: (since ?? now).toISOString(), target: (target ?? now).toISOString() },
    restsUntil: due && due > now ? due.toISOString() : undefined,
    heldBy: isHeld ? (row.rescuer_name ?? '') : undefined,
    last: last && toStep(last),
    chatUrl: order.phone
      ? chatUrl(order.phone, rescueText({ order, status: problem.status, settings, shops }))
      : undefined,
  };
}

/** The steps of these parcels, newest first. */
function readSteps(db: Db, ids: string[]) {
  return db
    .selectFrom('rescue_steps')
    .select(['shipment_id', 'at', 'by_name', 'outcome'])
    .select(sql<string | null>`to_char(new_date, 'YYYY-MM-DD')`.as('new_date'))
    .where('shipment_id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
}

function toStep({ at, by_name, outcome, new_date }: Awaited<ReturnType<typeof readSteps>>[number]) {
  return { at: at.toISOString(), by: by_name, outcome, newDate: new_date ?? undefined };
}

async function readLines(db: Db, order: OrderRow, lang: Language | undefined) {
  const { items } = (lang && (await findOrder(db, order.id, lang))) || order;
  return items.map(({ name, quantity }) => ({ name, quantity }));
}

async function readEvents(db: Db, id: string) {
  const events = await db
    .selectFrom('shipment_events')
    .select(['at', 'status', 'raw', 'reason', 'place', 'told_by'])
    .where('shipment_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return events.map(({ at, status, raw, reason, place, told_by }) => ({
    ...{ at: at.toISOString(), status, raw, reason, place, by: told_by },
  }));
}
