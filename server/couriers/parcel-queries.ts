import { type SqlBool, sql } from 'kysely';
import { toDinars } from '../../shared/catalog/prices.ts';
import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import { finalStatuses, rescueMinutes } from '../../shared/couriers/parcel-terms.ts';
import {
  maxParcelsAtOnce,
  type Parcel,
  type ParcelQuery,
  type ShownParcel,
} from '../../shared/couriers/parcels.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { cleanCode, latinDigits, searchedNumber } from '../../shared/values/text.ts';
import { isCourierUntold } from '../orders/parcels/is-untold.ts';
import { isOwed, owedForParcel } from '../orders/parcels/owed-by-courier.ts';
import { findsText, isVisible, requireVisible, visibleStatuses } from '../orders/rights/order-visibility.ts';
import type { Db } from '../platform/db/connection.ts';
import { countRows } from '../platform/db/count-cache.ts';
import { pageOf } from '../platform/db/page-of.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';

/** One page of the parcels that match the query, newest first; those that need somebody, oldest first. */
export async function listParcels(db: Db, { page, limit, ...filter }: ParcelQuery, user: SessionUser) {
  const { rows, ...paging } = await pageOf(sorted(db, filter, user), { page, limit });
  return { parcels: rows.map(toParcel), ...paging };
}

/** The parcels of the list from its start, as many as can be changed at once, with their orders, and the number of all. */
export async function listParcelIds(db: Db, filter: ParcelFilter, user: SessionUser) {
  const { rows, count } = await pageOf(sorted(db, filter, user), { page: 1, limit: maxParcelsAtOnce });
  return { ids: rows.map(({ id }) => id), orderIds: rows.map(({ order_id }) => order_id), count };
}

/** Throws ApiError 409 for a parcel that does not match the filter. */
export async function refuseStray(
  db: Db,
  { id, filter, user }: { id: string; filter: ParcelFilter; user: SessionUser },
) {
  const found = filtered(visibleTo(user, parcels(db)), filter, user).where('s.id', '=', id);
  if (!(await found.executeTakeFirst())) throw new ApiError(409, refusal('no-longer-matches'));
}

function sorted(db: Db, filter: ParcelFilter, user: SessionUser) {
  return filtered(visibleTo(user, parcels(db)), filter, user)
    .orderBy('s.created_at', filter.show === 'attention' ? 'asc' : 'desc')
    .orderBy('s.id');
}

/** How many parcels need somebody, of those that this member of staff sees. */
export function countProblemParcels(db: Db, user: SessionUser) {
  return countRows(filtered(visibleTo(user, parcels(db)), { show: 'attention' }, user).clearSelect());
}

/** The parcels of an order with what happened to them, newest first. Throws ApiError 404. */
export async function parcelsOf(db: Db, orderId: string, user: SessionUser): Promise<ShownParcel[]> {
  await requireVisible(db, orderId, user);
  const rows = await parcels(db)
    .where('s.order_id', '=', orderId)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .execute();
  return withEvents(db, rows);
}

/** Throws ApiError 404. */
export async function readParcel(db: Db, id: string): Promise<ShownParcel> {
  const rows = await parcels(db).where('s.id', '=', id).execute();
  const [found] = await withEvents(db, rows);
  if (!found) throw notFound(refusal('parcel-not-found'));
  return found;
}

/** A parcel that the list shows to this member of staff. Throws ApiError 404. */
export async function readVisibleParcel(db: Db, id: string, user: SessionUser): Promise<ShownParcel> {
  const parcel = await readParcel(db, id);
  if (parcel.needsRestock || isVisible(parcel.orderStatus, user)) return parcel;
  throw notFound(refusal('parcel-not-found'));
}

function parcels(db: Db) {
  return db
    .selectFrom('shipments as s')
    .innerJoin('couriers as c', 'c.id', 's.courier_id')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(['s.id', 's.order_id', 's.reference', 's.tracking', 's.label_url', 's.status', 's.raw_status'])
    .select([
      's.collected_centimes',
      's.problem',
      's.problem_text',
      's.restock',
      's.created_at',
      's.created_by',
    ])
    .select([needsCall.as('needs_call'), isLostAndOpen.as('is_lost'), owedForParcel.as('owed')])
    .select(isCourierUntold.as('is_untold'))
    .select(['s.last_event_at', 'o.status as order_status', 'o.full_name', 'o.phone', 'o.wilaya'])
    .select(['c.id as courier_id', 'c.name as courier_name', 'c.kind as courier_kind']);
}

/** Whether the buyer is to be called now, and nobody has dealt with it: the tasks of the page Rescue. */
const needsCall = sql<boolean>`coalesce(
  s.rescue_target <= now() + make_interval(mins => ${sql.lit(rescueMinutes)}) and s.rescue_since is not null, false)`;

/** Packers see the parcels of orders that they see, and those whose units somebody must judge. */
function visibleTo(user: SessionUser, found: Parcels) {
  const statuses = visibleStatuses(user);
  if (!statuses) return found;
  return found.where((parcel) =>
    parcel.or([parcel('o.status', 'in', statuses), parcel('s.restock', '=', 'asked')]),
  );
}

type Parcels = ReturnType<typeof parcels>;
type Row = Awaited<ReturnType<Parcels['execute']>>[number];

export type ParcelFilter = Omit<ParcelQuery, 'page' | 'limit'>;

function filtered(found: Parcels, { show, courier, status, keyword }: ParcelFilter, user: SessionUser) {
  let rows = found;
  if (courier) rows = rows.where('s.courier_id', '=', courier);
  if (status) rows = rows.where('s.status', '=', status);
  if (show === 'waiting') rows = rows.where('s.tracking', 'is', null).where('s.status', '=', 'created');
  if (show === 'moving')
    rows = rows.where('s.tracking', 'is not', null).where('s.status', 'not in', finalStatuses);
  if (show === 'attention') rows = rows.where(needsAttention);
  if (show === 'unpaid') rows = rows.where(isOwed);
  if (keyword) {
    const upper = latinDigits(cleanCode(keyword)).toUpperCase();
    // One list of parcels for each field, because a condition on both tables could use no index.
    rows = rows.where(sql<SqlBool>`s.id in (
      select id from shipments where upper(tracking) like ${`%${upper.replaceAll(/[\\%_]/g, '\\$&')}%`} or reference = ${upper}
      union all
      select own.id from shipments own join orders o on o.id = own.order_id
      where ${findsText({ texts: [searchedNumber(keyword) ?? keyword], user, orders: 'o' })}
    )`);
  }
  return rows;
}

/**
 * Whether the order of a lost parcel `s` is still open: not ended, not sent again, and the courier's compensation not
 * accepted.
 */
const isLostAndOpen = sql<boolean>`(s.status = 'lost' and o.status not in ('Delivered', 'Cancelled')
  and not exists (select from shipments later where later.order_id = s.order_id and later.created_at > s.created_at
    and later.status <> 'cancelled')
  and not exists (select from payout_lines l join accepted_differences a on a.payout_id = l.payout_id and a.line = l.line
    where l.shipment_id = s.id and l.collected_centimes > 0 and a.undone_at is null))`;

/** The first two are the index `shipments_attention`. Parcels about which the buyer must be called are on the page Rescue. */
const needsAttention = sql<SqlBool>`(s.problem is not null or s.restock = 'asked' or ${isLostAndOpen})`;

function toParcel(row: Row): Parcel {
  return {
    _id: row.id,
    orderId: row.order_id,
    orderStatus: row.order_status,
    courier: {
      ...{ _id: row.courier_id, name: row.courier_name },
      kind: row.courier_kind as Parcel['courier']['kind'],
    },
    reference: row.reference,
    tracking: row.tracking ?? undefined,
    labelUrl: row.label_url ?? undefined,
    status: row.status,
    rawStatus: row.raw_status ?? undefined,
    ...(row.needs_call && { needsCall: true as const }),
    ...(row.is_lost && { isLost: true as const }),
    ...(row.is_untold && { isUntold: true as const }),
    collected: toDinars(row.collected_centimes),
    ...(row.owed > 0 && { owed: toDinars(row.owed) }),
    customer: row.full_name,
    phone: row.phone,
    wilaya: row.wilaya,
    problem: row.problem ?? undefined,
    problemText: row.problem_text ?? undefined,
    needsRestock: row.restock === 'asked',
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    lastEventAt: row.last_event_at?.toISOString(),
  };
}

async function withEvents(db: Db, rows: Row[]): Promise<ShownParcel[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const events = await db
    .selectFrom('shipment_events')
    .select(['shipment_id', 'at', 'status', 'raw', 'reason', 'place', 'told_by'])
    .where('shipment_id', 'in', ids)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const steps = await db
    .selectFrom('rescue_steps')
    .select(['shipment_id', 'at', 'by_name', 'outcome'])
    .select(sql<string | null>`to_char(new_date, 'YYYY-MM-DD')`.as('new_date'))
    .where('shipment_id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...toParcel(row),
    steps: steps
      .filter(({ shipment_id }) => shipment_id === row.id)
      .map(({ at, by_name, outcome, new_date }) => ({
        ...{ at: at.toISOString(), by: by_name, outcome, newDate: new_date ?? undefined },
      })),
    events: events
      .filter(({ shipment_id }) => shipment_id === row.id)
      .map(({ at, status, raw, reason, place, told_by }) => ({
        ...{ at: at.toISOString(), status, raw, reason, place, by: told_by },
      })),
  }));
}
