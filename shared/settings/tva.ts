import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import type { ShopSettings } from './settings.ts';

/** The rate of products without their own on a day; undefined if no TVA may be stated, as under the IFU. */
export function standardRate(
  { seller, invoices: { tvaFrom, tvaRate } }: Pick<ShopSettings, 'seller' | 'invoices'>,
  day: string,
) {
  const isStated = seller.regime !== 'ifu' && tvaFrom !== '' && tvaFrom <= day;
  return isStated ? Number(tvaRate) : undefined;
}

/** Whether the seller has to state TVA, but the settings do not say from which day. */
export function lacksTva({ seller, invoices }: Pick<ShopSettings, 'seller' | 'invoices'>) {
  return seller.regime === 'real' && invoices.tvaFrom === '';
}

/** `rate`: that of products without their own today, in percent; null if invoices state no TVA. */
const tva = z.object({ isRealRegime: z.boolean(), rate: z.nullable(z.int()) });

export type Tva = z.infer<typeof tva>;

export const tvaApi = {
  /** For the staff, who give products their rates and make invoices. */
  tva: endpoint('GET', '/settings/tva', { access: 'office', reply: tva }),
};
