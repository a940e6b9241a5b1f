import { notFound } from '../../shared/contract/api-error.ts';
import type { TrackingFile, TrackingResult } from '../../shared/couriers/couriers.ts';
import { mayUndo, packingStatuses } from '../../shared/orders/order-rights.ts';
import type { OrderStatus } from '../../shared/orders/order-terms.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { isVisible } from '../orders/rights/order-visibility.ts';
import { recordChanges } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { readSheet } from '../platform/tables/read-sheet.ts';
import { referenceHeadings } from './parcel-sheet.ts';
import { sheetHeadings } from './sheet-headings.ts';

type Importing = { courierId: string; body: TrackingFile; by: SessionUser };

/**
 * Reads tracking numbers from a courier's file by the references of the parcels. Without `apply` it only shows what would
 * change. Every bad line is named, and then nothing changes, or with `partly` only what the other lines say. Throws ApiError
 * 404.
 */
export function importTracking(db: Db, { courierId, body, by }: Importing): Promise<TrackingResult> {
  return runTransaction(db, async (db) => {
    const courier = await db
      .selectFrom('couriers')
      .select('sheet_columns')
      .where('id', '=', courierId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!courier) throw notFound(refusal('courier-not-found'));
    const own = referenceHeadings(courier.sheet_columns);
    const { reference, tracking } = sheetHeadings;
    const names = { reference: [...own, ...reference], tracking };
    const { rows, problem } = await readSheet(body.csv, names);
    if (!rows) return { changes: [], same: 0, problems: [problem], isApplied: false };
    const parcels = await readParcels(db, courierId);
    const { changes, same, problems: all } = compare(rows, parcels, by);
    const problems = all.slice(0, 100);
    if (problems.length > 0 && !body.partly) return { changes: [], same, problems, isApplied: false };
    if (body.apply) await apply(db, changes, by);
    return {
      changes: changes.map(({ reference, customer, before, tracking }) => ({
        ...{ reference, customer, tracking, before: before ?? undefined },
      })),
      ...{ same, problems, isApplied: body.apply },
    };
  });
}

type Stored = {
  id: string;
  orderId: string;
  orderStatus: OrderStatus;
  reference: string;
  customer: string;
  before: string | null;
};

async function readParcels(db: Db, courierId: string): Promise<Stored[]> {
  return db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select([
      's.id',
      's.order_id as orderId',
      'o.status as orderStatus',
      's.reference',
      's.tracking as before',
      'o.full_name as customer',
    ])
    .where('s.courier_id', '=', courierId)
    .execute();
}

type Line = { line: number; cells: { reference: string; tracking: string } };
type Change = Stored & { tracking: string };

/**
 * Payouts match parcels by their tracking numbers, so only administrators replace one once the order has ended. A parcel
 * whose order the caller may not see is unknown to them, but its number is still taken.
 */
function compare(lines: Line[], parcels: Stored[], by: SessionUser) {
  const visible = parcels.filter(({ orderStatus }) => isVisible(orderStatus, by));
  const byReference = new Map(visible.map((parcel) => [parcel.reference, parcel]));
  const owners = new Map(parcels.flatMap((parcel) => (parcel.before ? [[parcel.before, parcel.id]] : [])));
  const seen = new Set<string>();
  /** References and numbers of lines with a problem: nobody knows which line about them is right. */
  const doubtful = new Set<string>();
  const changes: Change[] = [];
  const problems: TrackingResult['problems'] = [];
  let same = 0;
  for (const { line, cells } of lines) {
    const reference = cells.reference.replaceAll(/\s/g, '').toUpperCase();
    const { tracking } = cells;
    const parcel = byReference.get(reference);
    const problem = parcel
      ? (numberProblem(reference, tracking) ??
        doubleProblem(parcel, tracking) ??
        endProblem(parcel, tracking))
      : refusal('no-parcel-with-reference', { reference: cells.reference || '–' });
    seen.add(reference).add(numberKey(tracking));
    if (problem) {
      problems.push({ line, ...problem });
      doubtful.add(reference).add(numberKey(tracking));
    } else if (parcel?.before === tracking) same += 1;
    else if (parcel) changes.push({ ...parcel, tracking });
  }
  const isSure = ({ reference, tracking }: Change) =>
    !doubtful.has(reference) && !doubtful.has(numberKey(tracking));
  return { changes: changes.filter(isSure), same, problems };

  function endProblem({ reference, before, orderStatus }: Stored, tracking: string) {
    if (before === tracking || mayUndo(by) || packingStatuses.includes(orderStatus)) return undefined;
    return refusal('parcel-order-ended', { parcel: reference });
  }

  function doubleProblem({ id, reference }: Stored, tracking: string) {
    if (seen.has(reference)) return refusal('reference-twice', { reference });
    const isTaken = seen.has(numberKey(tracking)) || (owners.get(tracking) ?? id) !== id;
    return isTaken ? refusal('tracking-taken', { tracking }) : undefined;
  }
}

function numberKey(tracking: string) {
  return `tracking ${tracking}`;
}

function numberProblem(reference: string, tracking: string) {
  if (tracking === '') return refusal('tracking-missing', { parcel: reference });
  return /^[\w./-]{3,60}$/.test(tracking) ? undefined : refusal('tracking-invalid', { tracking });
}

async function apply(db: Db, changes: Change[], by: SessionUser) {
  for (const { id, tracking } of changes) {
    await db.updateTable('shipments').set({ tracking }).where('id', '=', id).execute();
  }
  await recordChanges(
    db,
    changes.map(({ orderId, before, tracking }) => ({
      ...{ by, action: 'parcel.tracking' as const, subjectId: orderId },
      changes: { tracking: [before, tracking] },
    })),
  );
}
