import { toCentimes, toDinars } from '../../../shared/catalog/prices.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { type CorrectionFigures, correctedKey } from '../../../shared/orders/corrections.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { takeAmount } from '../../offers/discount-lines.ts';

/** The corrections of an order, beside the prices of its lines. */
export type Granted = { discountCentimes: number; freeDelivery: boolean };

export const nothingGranted: Granted = { discountCentimes: 0, freeDelivery: false };

export function toGranted({ discount, freeDelivery }: CorrectionFigures): Granted {
  return { discountCentimes: toCentimes(discount), freeDelivery };
}

type Line = { productId: string; size: string | undefined; priceCentimes: number; quantity: number };

type Granting = {
  lines: Line[];
  /** The discount of each line by offers; the granted one is added. */
  byLine: number[];
  /** The price of delivery after offers. */
  shippingCentimes: number;
  granted: Granted;
};

/**
 * Takes what the staff granted off what an order costs after its offers. All amounts are centimes. A discount above what is
 * left of the lines is refused and not made smaller: somebody has promised it (requirements: Corrections).
 */
export function grantDiscounts({ lines, byLine, shippingCentimes, granted }: Granting) {
  const { discountCentimes, freeDelivery } = granted;
  const left = lines.reduce(
    (sum, line, place) => sum + line.priceCentimes * line.quantity - (byLine[place] ?? 0),
    0,
  );
  const isTooMuch = discountCentimes > left;
  if (!isTooMuch) takeAmount(discountCentimes, { lines, byLine });
  return {
    centimes: isTooMuch ? 0 : discountCentimes,
    shippingCentimes: freeDelivery ? shippingCentimes : 0,
    ...(isTooMuch && { problem: refusedDiscount(left) }),
  };
}

/** The price of delivery by the tariff, or the lower one to which its buyer agreed, which stays possible everywhere. */
export function agreedShippingOf(
  agreedShipping: number | undefined,
  { undeliverable, tariffCentimes }: { undeliverable?: ApiError; tariffCentimes: number },
) {
  if (agreedShipping === undefined) return { undeliverable, shipping: tariffCentimes };
  return { shipping: undeliverable ? agreedShipping : Math.min(agreedShipping, tariffCentimes) };
}

function refusedDiscount(left: number) {
  const why = refusal('order-discount-above-rest', { left: toDinars(left) });
  return new ApiError(400, why, { refused: { 'corrections.discount': why } });
}

/** The lines with their agreed prices. Throws ApiError 400 for a price of a line that is not there. */
export function withAgreedPrices<Wanted extends { productId: string; size: string | undefined }>(
  lines: Wanted[],
  prices: CorrectionFigures['prices'] = [],
): (Wanted & { correctedCentimes?: number })[] {
  const left = new Map(prices.map((each) => [correctedKey(each), toCentimes(each.price)]));
  const corrected = lines.map((line) => {
    const key = correctedKey(line);
    const correctedCentimes = left.get(key);
    left.delete(key);
    return correctedCentimes === undefined ? line : { ...line, correctedCentimes };
  });
  if (left.size > 0) throw new ApiError(400, refusal('order-line-unknown'));
  return corrected;
}

/** How readers of each language read what the staff granted. */
export const grantedNames = {
  discount: { en: 'Discount', fr: 'Remise', ar: 'تخفيض' },
  delivery: { en: 'Free delivery', fr: 'Livraison offerte', ar: 'توصيل مجاني' },
} satisfies Record<string, Record<Language, string>>;

/** The corrections as discounts of the order, with the names that its buyer reads. */
export function toGrantedRows(
  { centimes, shippingCentimes }: { centimes: number; shippingCentimes: number },
  language: Language,
) {
  const rows = [
    { name: grantedNames.discount[language], centimes, shipping_centimes: 0 },
    { name: grantedNames.delivery[language], centimes: 0, shipping_centimes: shippingCentimes },
  ];
  return rows
    .filter(({ centimes, shipping_centimes }) => centimes + shipping_centimes > 0)
    .map((row) => ({ ...row, promotion_id: null, code: null }));
}
