import { sql } from 'kysely';
import { slugOf } from '../../../shared/catalog/needs.ts';
import { toDinars } from '../../../shared/catalog/prices.ts';
import { notFound } from '../../../shared/contract/api-error.ts';
import {
  afterFees,
  compareLine,
  type ParcelStatus,
  type PayoutDifference,
} from '../../../shared/couriers/parcel-terms.ts';
import type { PayoutLine, ShownPayout } from '../../../shared/couriers/payouts.ts';
import type { AcceptReason } from '../../../shared/orders/accept-reasons.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { orderNumber } from '../../../shared/values/ids.ts';
import { isOwed, owedForParcel } from '../../orders/parcels/owed-by-courier.ts';
import { seesBuyer } from '../../orders/rights/order-visibility.ts';
import type { Db } from '../../platform/db/connection.ts';
import { pageOf } from '../../platform/db/page-of.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { type Column, inDinars, summed, table } from '../../platform/http/table-file.ts';
import { readOtherCouriers } from './other-couriers.ts';
import { readCash, readOverpaid } from './read-cash.ts';

/** A courier pays out within this time. */
const payoutDeadlineDays = 14;
const mostUnpaid = 500;

/** One page of the payouts, newest first. */
export async function listPayouts(db: Db, page?: number) {
  const sorted = payouts(db).orderBy('p.created_at', 'desc').orderBy('p.id');
  const { rows, ...paging } = await pageOf(sorted, { page });
  return { payouts: rows.map(toPayout), ...paging };
}

/** Throws ApiError 404. */
export async function readPayoutLines(db: Db, id: string, user: SessionUser): Promise<ShownPayout> {
  const row = await payouts(db).where('p.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(refusal('payout-not-found'));
  const lines = await db
    .selectFrom('payout_lines as l')
    .leftJoin('shipments as s', 's.id', 'l.shipment_id')
    .leftJoin('orders as o', 'o.id', 's.order_id')
    .select([
      'l.line',
      'l.tracking',
      'l.collected_centimes',
      'l.fee_centimes',
      'l.expected_centimes',
      'l.difference',
    ])
    .leftJoin('accepted_differences as a', (join) =>
      join
        .onRef('a.payout_id', '=', 'l.payout_id')
        .onRef('a.line', '=', 'l.line')
        .on('a.undone_at', 'is', null),
    )
    .select(['s.order_id', 's.status', 'o.full_name', 'o.status as order_status'])
    .select(['a.reason', 'a.note', 'a.at', 'a.by_name'])
    .select(
      sql<number | null>`(select min(first.line) from payout_lines first where first.payout_id = l.payout_id
        and first.shipment_id = l.shipment_id and first.line < l.line)`.as('repeats'),
    )
    .where('l.payout_id', '=', id)
    .orderBy(sql`l.difference is null, a.at is not null`)
    .orderBy('l.line')
    .execute();
  const strange = lines.filter(({ difference }) => difference === 'unknown');
  const codes = strange.map(({ tracking }) => tracking);
  const others = await readOtherCouriers(db, { courierId: row.courier_id, codes });
  const found = lines.map(
    (line): PayoutLine => ({
      ...{ line: line.line, tracking: line.tracking },
      ...{ amount: toDinars(line.collected_centimes), fee: toDinars(line.fee_centimes) },
      orderId: line.order_id ?? undefined,
      customer: (line.order_status && seesBuyer(line.order_status, user) && line.full_name) || undefined,
      expected: line.expected_centimes === null ? undefined : toDinars(line.expected_centimes),
      difference: line.difference ?? undefined,
      repeats: line.repeats ?? undefined,
      otherCourier: line.difference === 'unknown' ? others.get(line.tracking) : undefined,
      ...(isCompensation(line) && { isCompensation: true as const }),
      accepted: acceptedOf(line),
    }),
  );
  return { ...toPayout(row), found };
}

type Compensating = {
  status: ParcelStatus | null;
  difference: PayoutDifference | null;
  collected_centimes: number;
};

function isCompensation({ status, difference, collected_centimes }: Compensating) {
  return status === 'lost' && difference === 'undelivered' && collected_centimes > 0;
}

type Accepted = {
  reason: AcceptReason | null;
  note: string | null;
  by_name: string | null;
  at: Date | null;
};

function acceptedOf({ reason, note, by_name, at }: Accepted) {
  if (!reason || !at) return undefined;
  return { reason, note: note ?? '', by: by_name ?? '', at: at.toISOString() };
}

type Exporting = { id: string; user: SessionUser };

/** The lines of a payout. Throws ApiError 404. */
export async function exportPayout(db: Db, { id, user }: Exporting) {
  const { found, courier, reference, paidOn } = await readPayoutLines(db, id, user);
  const rows = found.map((line) => ({ ...line, courier, reference, paidOn }));
  const about = [slugOf(courier), paidOn].filter(Boolean).join('-');
  return table({ columns, rows, about });
}

const differenceNames: Record<PayoutDifference, string> = {
  unknown: 'numéro de suivi inconnu',
  twice: 'déjà payé',
  above: 'plus que le colis',
  below: 'moins que le colis',
  undelivered: 'non livré',
};

const reasonNames: Record<AcceptReason, string> = {
  agreed: 'convenu avec le transporteur',
  fee: 'frais retenus par le transporteur',
  damage: 'dédommagement',
  corrected: 'corrigé dans un autre versement',
  other: 'autre motif',
};

const columns: Column<PayoutLine & { courier: string; reference: string; paidOn: string }>[] = [
  { en: 'Courier', fr: 'Transporteur', cell: ({ courier }) => courier },
  { en: 'Payout', fr: 'Versement', cell: ({ reference }) => reference },
  { en: 'Day', fr: 'Jour', cell: ({ paidOn }) => paidOn, kind: 'day' },
  { en: 'Tracking', fr: 'Suivi', cell: ({ tracking }) => tracking },
  { en: 'Order', fr: 'Commande', cell: ({ orderId }) => orderId && orderNumber(orderId) },
  summed(inDinars('Amount', 'Montant', ({ amount }) => amount)),
  summed(inDinars('Expected', 'Attendu', (line) => compareLine(line).due)),
  summed(inDinars('Fee', 'Frais', ({ fee }) => fee)),
  {
    ...{ en: 'Difference', fr: 'Écart' },
    cell: ({ difference, repeats, otherCourier }, language) => {
      if (repeats)
        return language === 'fr'
          ? `déjà à la ligne ${repeats} du bordereau`
          : `already in line ${repeats} of the sheet`;
      if (otherCourier)
        return language === 'fr'
          ? `colis d’un autre transporteur\u00a0: ${otherCourier}`
          : `a parcel of ${otherCourier}`;
      return difference && language === 'fr' ? differenceNames[difference] : difference;
    },
  },
  {
    ...{ en: 'Accepted', fr: 'Accepté' },
    cell: ({ accepted }, language) =>
      accepted && language === 'fr' ? reasonNames[accepted.reason] : accepted?.reason,
  },
  summed(inDinars('Net', 'Net', ({ amount, fee }) => afterFees(amount, fee))),
];

function payouts(db: Db) {
  return db
    .selectFrom('payouts as p')
    .innerJoin('couriers as c', 'c.id', 'p.courier_id')
    .innerJoin(sums(db).as('l'), 'l.payout_id', 'p.id')
    .select(['p.id', 'p.courier_id', 'c.name as courier', 'p.reference', 'p.created_at', 'p.made_by'])
    .select(['p.withdrawn_at', 'p.withdrawn_by'])
    .select(sql<string>`to_char(p.paid_on, 'YYYY-MM-DD')`.as('paid_on'))
    .select(['l.lines', 'l.matched', 'l.amount', 'l.fees'])
    .select(
      sql<number>`(select count(*) from accepted_differences a where a.payout_id = p.id and a.undone_at is null)`.as(
        'accepted',
      ),
    );
}

function sums(db: Db) {
  return db
    .selectFrom('payout_lines')
    .select('payout_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('lines'),
      sql<number>`count(*) filter (where difference is null)`.as('matched'),
      sql<number>`sum(collected_centimes)::bigint`.as('amount'),
      sql<number>`sum(fee_centimes)::bigint`.as('fees'),
    ])
    .groupBy('payout_id');
}

type Row = Awaited<ReturnType<ReturnType<typeof payouts>['execute']>>[number];

function toPayout({
  id,
  courier,
  reference,
  paid_on,
  created_at,
  made_by,
  lines,
  matched,
  accepted,
  amount,
  fees,
  withdrawn_at,
  withdrawn_by,
}: Row) {
  return {
    ...{
      _id: id,
      courier,
      reference,
      paidOn: paid_on,
      createdBy: made_by,
      createdAt: created_at.toISOString(),
    },
    ...{ lines, matched, differences: lines - matched - accepted, accepted },
    ...{ amount: toDinars(amount), fees: toDinars(fees) },
    ...(withdrawn_at && { withdrawn: { by: withdrawn_by ?? '', at: withdrawn_at.toISOString() } }),
  };
}

/** Parcels that were delivered at least 14 days ago and for which money is owed, oldest first, with the sum that is owed. */
export async function listUnpaid(db: Db, { user, now }: { user: SessionUser; now: Date }) {
  const before = new Date(now.getTime() - payoutDeadlineDays * 86_400_000);
  const late = db
    .selectFrom('shipments as s')
    .innerJoin('couriers as c', 'c.id', 's.courier_id')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .where('s.ended_at', '<=', before)
    .where(isOwed);
  const { count, total } = await late
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(sum(${owedForParcel}), 0)::bigint`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await late
    .select([
      's.id',
      's.order_id',
      's.tracking',
      's.collected_centimes',
      's.ended_at',
      owedForParcel.as('owed'),
    ])
    .select(['c.name as courier', 'o.full_name', 'o.status as order_status'])
    .orderBy('s.ended_at')
    .limit(mostUnpaid)
    .execute();
  const parcels = rows.map(
    ({ id, order_id, tracking, collected_centimes, owed, ended_at, courier, full_name, order_status }) => ({
      ...{ _id: id, orderId: order_id, courier, tracking: tracking ?? undefined },
      customer: seesBuyer(order_status, user) ? full_name : '',
      ...{ collected: toDinars(collected_centimes), owed: toDinars(owed) },
      ...{ deliveredAt: (ended_at ?? now).toISOString() },
    }),
  );
  return { parcels, count, total: toDinars(total), couriers: await readAccounts(db) };
}

/** What each courier owes, and what it paid too much. */
async function readAccounts(db: Db) {
  const { couriers } = await readCash(db);
  const overpaid = await readOverpaid(db);
  const paying = overpaid.filter(({ _id }) => !couriers.some((courier) => courier._id === _id));
  return [...couriers, ...paying.map((courier) => ({ ...courier, parcels: 0, amount: 0 }))].map(
    (courier) => ({
      ...courier,
      overpaid: overpaid.find(({ _id }) => _id === courier._id)?.overpaid ?? 0,
    }),
  );
}
