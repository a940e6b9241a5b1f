import { sql } from 'kysely';
import type { PaidBefore } from '../../../shared/couriers/payouts.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { MatchedLine } from './match-payout.ts';

/**
 * How many different parcels a sheet has, what earlier payouts paid of them, whatever their reference, and whether most of
 * the sheet came before, in them or in itself. Then it is probably a sheet again, and is taken only if somebody says so.
 */
export async function readAgain(db: Db, lines: MatchedLine[]) {
  const parcels = lines.flatMap(({ parcel, repeats, amount }) =>
    parcel && !repeats ? [{ ...parcel, amount }] : [],
  );
  const earlier = await readEarlier(
    db,
    parcels.map(({ id }) => id),
  );
  const paid = parcels.flatMap((parcel) => earlierOf(parcel, earlier.get(parcel.id)) ?? []);
  const paidBefore = [...Map.groupBy(paid, ({ payoutId }) => payoutId).values()]
    .map(toPaidBefore)
    .sort((a, b) => b.parcels - a.parcels);
  const repeated = lines.filter(({ repeats }) => repeats).length;
  const asks = 2 * Math.max(paid.length, repeated) > parcels.length;
  return { parcels: parcels.length, repeated, paidBefore, asks };
}

export type Again = Awaited<ReturnType<typeof readAgain>>;

/** Why a sheet that came before is not taken without an answer. */
export function refusalOfAgain({ parcels, repeated, paidBefore }: Again) {
  const paid = paidBefore.reduce((sum, before) => sum + before.parcels, 0);
  if (2 * paid <= parcels) return refusal('payout-lines-repeated', { lines: repeated });
  const payouts = paidBefore.map(({ reference }) => reference).join(', ');
  return refusal('payout-paid-before', { paid, parcels, payouts });
}

type Earlier = Awaited<ReturnType<typeof selectEarlier>>[number];

async function readEarlier(db: Db, ids: string[]) {
  const lines = ids.length === 0 ? [] : await selectEarlier(db, ids);
  return Map.groupBy(lines, ({ shipment_id }) => shipment_id);
}

/** The lines of payouts that stand about these parcels, oldest first. */
function selectEarlier(db: Db, ids: string[]) {
  return db
    .selectFrom('payout_lines as l')
    .innerJoin('payouts as p', 'p.id', 'l.payout_id')
    .select(['l.shipment_id', 'l.collected_centimes', 'p.id as payoutId', 'p.reference'])
    .select(sql<string>`to_char(p.paid_on, 'YYYY-MM-DD')`.as('paidOn'))
    .where('l.shipment_id', 'in', ids)
    .where('l.withdrawn_at', 'is', null)
    .orderBy('p.created_at')
    .orderBy('l.line')
    .execute();
}

type Parcel = { is_counted: unknown; amount: number };

/** The line that paid a parcel before: with the same amount, or any if its money counts already. */
function earlierOf({ is_counted, amount }: Parcel, lines: Earlier[] = []) {
  const same = lines.find(({ collected_centimes }) => collected_centimes === amount);
  if (same && (is_counted || amount > 0)) return { ...same, isSame: true };
  return is_counted && lines[0] ? { ...lines[0], isSame: false } : undefined;
}

function toPaidBefore(lines: (Earlier & { isSame: boolean })[]): PaidBefore {
  const [{ payoutId, reference, paidOn } = { payoutId: '', reference: '', paidOn: '' }] = lines;
  const sameAmounts = lines.every(({ isSame }) => isSame);
  return { payoutId, reference, paidOn, parcels: lines.length, sameAmounts };
}
