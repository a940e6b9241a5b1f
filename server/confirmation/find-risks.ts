import { sql } from 'kysely';
import { toCentimes } from '../../shared/catalog/prices.ts';
import type { PhoneFigures } from '../../shared/confirmation/confirmation.ts';
import type { RiskReason } from '../../shared/confirmation/confirmation-terms.ts';
import { isAlgerianMobile } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import type { CallSettings } from './call-times.ts';

/** Wilayas of the deep south, where a parcel that comes back costs most. */
const farWilayas = new Set([
  'Adrar',
  'Tamanrasset',
  'Illizi',
  'Tindouf',
  'Bordj Badji Mokhtar',
  'Béni Abbès',
  'Timimoun',
  'Djanet',
  'In Salah',
  'In Guezzam',
]);

type Order = { id: string; phone: string; wilaya: string; total_price_centimes: number };
type Known = { order: Order; figures: PhoneFigures; settings: CallSettings };

/** What may speak against an order. It is shown to the staff with its reasons and never refuses anything by itself. */
export async function findRisks(db: Db, { order, figures, settings }: Known): Promise<RiskReason[]> {
  const found: Record<RiskReason, boolean> = {
    refused: figures.refused >= 2,
    fake: figures.fake > 0,
    wrongnumber: figures.wrongNumbers > 0,
    open: figures.open >= 3,
    unreachable: figures.unreachable > 0,
    highfirst: figures.orders <= 1 && order.total_price_centimes >= toCentimes(Number(settings.highValue)),
    farsouth: farWilayas.has(order.wilaya),
    newphone: await hasNewPhone(db, order.id),
    nomobile: !isAlgerianMobile(order.phone),
  };
  return (Object.keys(found) as RiskReason[]).filter((reason) => found[reason]);
}

/** Whether the same account has ordered before, but never with this number. */
async function hasNewPhone(db: Db, orderId: string) {
  const { rows } = await sql<{ is_new: boolean }>`
    select count(earlier.id) > 0 and count(earlier.id) filter (where earlier.phone_key = own.phone_key) = 0 as is_new
    from orders own
    join orders earlier on earlier.user_id = own.user_id and earlier.created_at < own.created_at
    where own.id = ${orderId}`.execute(db);
  return rows[0]?.is_new ?? false;
}
