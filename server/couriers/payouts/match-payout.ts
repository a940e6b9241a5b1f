import type { ExpressionBuilder } from 'kysely';
import { toCentimes } from '../../../shared/catalog/prices.ts';
import { type PayoutDifference, replaceableStatuses } from '../../../shared/couriers/parcel-terms.ts';
import { refusal, refusalOf } from '../../../shared/refusals/refusals.ts';
import { isStorable } from '../../../shared/values/text.ts';
import { money, numberProblem, readNumber } from '../../../shared/values/typed-number.ts';
import { dueForParcel, paidForParcel } from '../../orders/parcels/owed-by-courier.ts';
import { amountToCollect } from '../../orders/parcels/renew-parcel.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { columnMissing, readSheet, type SheetProblem } from '../../platform/tables/read-sheet.ts';
import { sheetHeadings } from '../sheet-headings.ts';
import { readOtherCouriers } from './other-couriers.ts';

/** A line of a sheet with the parcel that it is about. Amounts are centimes. */
export type MatchedLine = {
  line: number;
  /** Its tracking number or, without one, the reference of its parcel. */
  tracking: string;
  amount: number;
  fee: number;
  parcel?: PaidParcel;
  difference?: PayoutDifference;
  /** The first line of the sheet about this parcel. */
  repeats?: number;
  /** The courier that has the parcel, if it is not this one. */
  otherCourier?: string;
};

type PaidParcel = Awaited<ReturnType<typeof readParcels>>[number];

const mostLines = 1_000;
const longestTracking = 60;

/** `ownReference` are the headings that the courier's own sheet has for the references of parcels. */
type Matching = { courierId: string; csv: string; ownReference: string[] };

/**
 * The lines of a courier's sheet with their parcels, whose orders are locked, and every line that cannot be read.
 */
export async function matchPayout(db: Db, { courierId, csv, ownReference }: Matching) {
  const reference = [...ownReference, ...sheetHeadings.reference];
  const sheet = await readSheet(csv, { ...sheetHeadings, reference }, ['fee', 'tracking', 'reference']);
  if (!sheet.rows) return { lines: [], problems: [sheet.problem] };
  const { rows, found } = sheet;
  if (!found.includes('tracking') && !found.includes('reference')) {
    return {
      lines: [],
      problems: [{ line: 1, ...columnMissing([...sheetHeadings.tracking, ...reference]) }],
    };
  }
  if (rows.length > mostLines) {
    return {
      lines: [],
      problems: [{ line: mostLines + 2, ...refusal('sheet-too-long', { max: mostLines }) }],
    };
  }
  const problems: SheetProblem[] = [];
  const read = rows.flatMap(({ line, cells }) => {
    const tracking = cells.tracking || cells.reference;
    const problem = problemOf({ ...cells, tracking });
    if (problem === undefined)
      return [{ line, tracking, amount: amountIn(cells.amount) ?? 0, fee: amountIn(cells.fee) ?? 0 }];
    problems.push({ line, ...problem });
    return [];
  });
  const codes = read.map(({ tracking }) => tracking);
  const parcels = await readParcels(db, { courierId, codes });
  const others = await readOtherCouriers(db, { courierId, codes });
  // A file without any parcel of this courier is another courier's, or has other codes.
  if (problems.length === 0 && parcels.length === 0) {
    const [courier] = others.values();
    const why = courier ? refusal('payout-of-other-courier', { courier }) : refusal('payout-parcels-unknown');
    problems.push({ line: read[0]?.line ?? 1, ...why });
  }
  return { lines: linesOf(read, { parcels, others }), problems };
}

type Known = { parcels: PaidParcel[]; others: Map<string, string> };

function linesOf(
  read: Pick<MatchedLine, 'line' | 'tracking' | 'amount' | 'fee'>[],
  { parcels, others }: Known,
) {
  const byTracking = new Map(parcels.map((parcel) => [parcel.tracking ?? '', parcel]));
  const byReference = new Map(parcels.map((parcel) => [parcel.reference, parcel]));
  const seen = new Map<string, number>();
  return read.map((line): MatchedLine => {
    const parcel = byTracking.get(line.tracking) ?? byReference.get(referenceIn(line.tracking));
    const repeats = parcel && seen.get(parcel.id);
    if (parcel && !repeats) seen.set(parcel.id, line.line);
    const difference = differenceOf({ parcel, amount: line.amount, isRepeated: repeats !== undefined });
    const otherCourier = parcel ? undefined : others.get(line.tracking);
    return {
      ...line,
      ...(parcel && { parcel }),
      ...(difference && { difference }),
      ...(repeats && { repeats }),
      ...(otherCourier && { otherCourier }),
    };
  });
}

/** A reference is often typed in two groups. */
function referenceIn(code: string) {
  return code.replaceAll(/\s/g, '').toUpperCase();
}

type Cells = { tracking: string; amount: string; fee: string };

function problemOf({ tracking, amount, fee }: Cells) {
  if (tracking === '') return refusal('line-without-tracking');
  if (tracking.length > longestTracking || !isStorable(tracking))
    return refusal('tracking-invalid', { tracking: quoted(tracking) });
  const unclear = numberProblem(amount, money) ?? numberProblem(fee, money);
  if (unclear !== undefined) return refusalOf(unclear);
  if (amountIn(amount) === undefined) return refusal('line-without-amount');
  const unreadable = [amount, fee].find((cell) => Number.isNaN(amountIn(cell)));
  return unreadable === undefined ? undefined : refusal('amount-unreadable', { text: quoted(unreadable) });
}

/** A cell as a message shows it. */
function quoted(cell: string) {
  return cell.slice(0, longestTracking).replaceAll(/\p{Cc}/gu, ' ');
}

type Comparing = { parcel: PaidParcel | undefined; amount: number; isRepeated: boolean };

/** Why a line is not the payment of its parcel. A returned parcel brings nothing; the courier only keeps its fee. */
function differenceOf({ parcel, amount, isRepeated }: Comparing): PayoutDifference | undefined {
  if (!parcel) return 'unknown';
  if (isRepeated || parcel.is_counted) return 'twice';
  const expected = expectedOf(parcel);
  if (amount > expected) return replaceableStatuses.includes(parcel.status) ? 'undelivered' : 'above';
  if (parcel.status !== 'delivered' && parcel.status !== 'returned') return 'undelivered';
  return amount < expected ? 'below' : undefined;
}

/** What is still to come for a parcel: what it should bring without what earlier payouts brought. */
export function expectedOf({ due, paid }: PaidParcel) {
  return Math.max(due - paid, 0);
}

/** Centimes; undefined for a blank cell, NaN for one that is no amount. */
function amountIn(cell: string) {
  const number = readNumber(cell, money);
  if (number === undefined) return undefined;
  return number >= 0 && number <= 10_000_000 ? toCentimes(number) : Number.NaN;
}

type Reading = { courierId: string; codes: string[] };

/** The parcels that have one of these tracking numbers or references. */
async function readParcels(db: Db, { courierId, codes }: Reading) {
  if (codes.length === 0) return [];
  const isNamed = (row: ExpressionBuilder<Tables, 'shipments'>) =>
    row.or([row('tracking', 'in', codes), row('reference', 'in', codes.map(referenceIn))]);
  const named = await db
    .selectFrom('shipments')
    .select(['id', 'order_id'])
    .where('courier_id', '=', courierId)
    .where(isNamed)
    .execute();
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id);
  const orders = named.map(({ order_id }) => order_id);
  await db.selectFrom('orders').select('id').where('id', 'in', orders).orderBy('id').forUpdate().execute();
  return selectParcels(db).where('s.id', 'in', ids).execute();
}

function selectParcels(db: Db) {
  return db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select([
      's.id',
      's.order_id',
      's.tracking',
      's.reference',
      's.status',
      'o.full_name',
      'o.status as order_status',
    ])
    .select([amountToCollect.as('owed'), dueForParcel.as('due'), paidForParcel.as('paid')])
    .select((parcel) =>
      parcel
        .exists(
          parcel
            .selectFrom('payout_lines')
            .whereRef('shipment_id', '=', 's.id')
            .where('withdrawn_at', 'is', null)
            .where((line) =>
              line.or([
                line('difference', 'is', null),
                line.exists(
                  line
                    .selectFrom('accepted_differences as a')
                    .select('a.id')
                    .whereRef('a.payout_id', '=', 'payout_lines.payout_id')
                    .whereRef('a.line', '=', 'payout_lines.line')
                    .where('a.made_paid', '=', true)
                    .where('a.undone_at', 'is', null),
                ),
              ]),
            )
            .select('line'),
        )
        .as('is_counted'),
    );
}
