import { may, type Rights } from '../../../shared/access/roles.ts';
import { toCentimes, toDinars } from '../../../shared/catalog/prices.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import type { Corrections } from '../../../shared/orders/corrections.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Changes } from '../../platform/audit/record-change.ts';
import type { Db } from '../../platform/db/connection.ts';

type Stored = Omit<Corrections, 'prices'>;

const none: Stored = { discount: 0, freeDelivery: false, reason: '' };

/** Throws ApiError 403 for corrections, or an exchange, by somebody who does not handle money. */
export function refuseCorrections(granted: Corrections | string | undefined, by: Rights) {
  if (granted && !may(by, 'money')) {
    throw new ApiError(403, refusal('corrections-administrators-only'));
  }
}

/** The corrections of an order. Its agreed prices are those of its lines. */
export async function readCorrections(db: Db, orderId: string): Promise<Stored> {
  const row = await db
    .selectFrom('order_corrections')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return none;
  const { discount_centimes, free_delivery: freeDelivery, reason } = row;
  return { discount: toDinars(discount_centimes), freeDelivery, reason };
}

/** What is to be stored. Without `prices` the lines keep those that were agreed before. */
export type Storable = Stored & Partial<Pick<Corrections, 'prices'>>;

/** Replaces what was granted for an order. The reason stays as long as there is a discount, free delivery or an agreed price. */
export async function storeCorrections(db: Db, orderId: string, corrections: Storable) {
  await db.deleteFrom('order_corrections').where('order_id', '=', orderId).execute();
  const { discount, freeDelivery, prices, reason } = corrections;
  const hasPrices = prices ? prices.length > 0 : reason !== '';
  if (discount === 0 && !freeDelivery && !hasPrices) return;
  await db
    .insertInto('order_corrections')
    .values({
      ...{ order_id: orderId, reason, free_delivery: freeDelivery },
      discount_centimes: toCentimes(discount),
    })
    .execute();
}

type CorrectedLine = { name: string; priceCentimes: number; correctedFrom?: number | undefined };

/** The changes by corrections, with their reason, for the history. Nothing if all is as it was. */
export function changesOfCorrections(
  corrections: Corrections,
  { before = none, lines }: { before?: Stored; lines: CorrectedLine[] },
): Changes {
  const { discount, freeDelivery, reason } = corrections;
  const priced = lines.filter(({ correctedFrom }) => correctedFrom !== undefined);
  const changes: Changes = {
    ...(priced.length > 0 && {
      prices: [
        priced.map(({ name, correctedFrom = 0 }) => `${name}, ${toDinars(correctedFrom)}`),
        priced.map(({ name, priceCentimes }) => `${name}, ${toDinars(priceCentimes)}`),
      ],
    }),
    ...(discount !== before.discount && { discount: [before.discount, discount] }),
    ...(freeDelivery !== before.freeDelivery && { freeDelivery: [before.freeDelivery, freeDelivery] }),
  };
  const isChanged = Object.keys(changes).length > 0 || (before.reason !== '' && before.reason !== reason);
  return isChanged ? { ...changes, reason: [before.reason || null, reason] } : {};
}
