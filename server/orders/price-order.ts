import type { ApiError } from '../../shared/contract/api-error.ts';
import { wilayaCode } from '../../shared/delivery/delivery-price.ts';
import type { QuotedDestination } from '../../shared/delivery/shipping-address.ts';
import type { OrderLine } from '../../shared/orders/orders.ts';
import type { Refusal } from '../../shared/refusals/refusals.ts';
import { type Delivery, findDelivery, isRefused, priceOfDelivery } from '../delivery/find-delivery.ts';
import type { Tariff } from '../delivery/read-tariff.ts';
import { type Discount, discountLines, noOffers, type Offers } from '../offers/discount-lines.ts';
import { discountOfGift, giveGifts } from '../offers/give-gifts.ts';
import { missingForFreeDelivery } from '../offers/missing-for-free-delivery.ts';
import {
  canTake,
  costOf,
  countByProduct,
  gramsOf,
  type LinePart,
  partsOf,
  type StockedById,
  stockOf,
  withShares,
} from './bundles/line-parts.ts';
import {
  agreedShippingOf,
  type Granted,
  grantDiscounts,
  nothingGranted,
} from './corrections/apply-corrections.ts';
import { findProblem, type Problem } from './lines/find-problem.ts';
import type { OrderProduct } from './lines/order-products.ts';

/** A line and its price; `position` is the index of its first occurrence in the body of the order. */
export type PricedLine = {
  position: number;
  productId: string;
  size: string | undefined;
  quantity: number;
  /** As the buyer reads it. */
  name: string;
  baseName: string;
  imageUrl: string;
  priceCentimes: number;
  /** The price of a corrected line without its correction. */
  correctedFrom?: number | undefined;
  /** The price cut by which the line is sold. */
  promotionId: string | null;
  /** The discount of the line by offers and by the staff. */
  discountCentimes: number;
  /** The cost of one unit for the shop, if it is known. */
  costCentimes: number | null;
  stock: number;
  /** The parts of one bundle; empty for any other product. */
  parts: LinePart[];
  /** One free unit, by an offer. */
  isGift?: true;
  problem?: Problem | undefined;
};

export type PricedOrder = {
  lines: PricedLine[];
  /** The units of each product that it takes from the stock. */
  units: Map<string, number>;
  itemsCentimes: number;
  discountCentimes: number;
  shippingCentimes: number;
  taxCentimes: number;
  totalCentimes: number;
  /** The discount by each offer, already taken off the figures above. */
  discounts: Discount[];
  /** The names of gifts that would be due, but are sold out or no longer sold. */
  missedGifts: string[];
  /** The corrections, already taken off the figures above, or why they cannot be. */
  granted: { centimes: number; shippingCentimes: number; problem?: ApiError };
  /** The price of delivery by the tariff and after offers. */
  tariffCentimes: number;
  /** Why the code takes nothing off. */
  codeProblem?: Refusal | undefined;
  /** The sum of items that is missing for free delivery; absent if nothing makes it free, or if it is free already. */
  toFreeDelivery?: number | undefined;
  /** How the parcel goes, or why it cannot. */
  delivery?: Delivery;
  undeliverable?: ApiError;
  /** Null if the weight of a product is unknown. */
  grams: number | null;
};

/** A line that the buyer has agreed to, with the names and the picture that the order keeps. */
export type AgreedLine = Pick<
  PricedLine,
  'name' | 'baseName' | 'imageUrl' | 'priceCentimes' | 'promotionId' | 'quantity'
> & {
  parts: Omit<LinePart, 'isSold'>[];
};

type OfGift = Pick<PricedLine, 'productId' | 'size'>;

type WantedLine = OrderLine & {
  position: number;
  agreed?: AgreedLine | undefined;
  /** The price that the staff agreed with the buyer. */
  correctedCentimes?: number;
};

/**
 * By which tariff the order goes to which address, on which day (YYYY-MM-DD), with which offers and corrections. Without an
 * address, which only a quote may lack, nothing is charged for the delivery.
 */
type Going = {
  tariff: Tariff;
  address: QuotedDestination | undefined;
  day: string;
  offers?: Offers;
  /** The gifts that an edited order has already, at the price that is taken off. */
  gifts?: (AgreedLine & OfGift)[];
  granted?: Granted | undefined;
  /** The price of delivery to which the buyer agreed. It never costs more, also if the shop no longer delivers there. */
  agreedShipping?: number | undefined;
};

/** Prices include taxes (requirements: Order pricing). */
const taxCentimes = 0;

/** Merges the lines of the same product and size, keeping the order of their first occurrences. */
export function mergeLines(lines: OrderLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const [position, line] of lines.entries()) {
    const key = JSON.stringify([line.productId, line.size]);
    const earlier = merged.get(key);
    if (earlier) earlier.quantity += line.quantity;
    else merged.set(key, { ...line, position });
  }
  return [...merged.values()];
}

/**
 * Prices the lines and gives a reason for each line that cannot be sold (requirements: Order pricing). Prices come only
 * from the database; `products` contains those that exist, with their stock before this order. All amounts are in
 * centimes. Delivery is priced by the tariff for the address. Offers lower both and add gifts, then what the staff granted is
 * taken off (requirements: Offers, Corrections). An agreed line keeps its price, and can always be kept or made smaller
 * (requirements: Changing an order).
 */
export function priceOrder(lines: WantedLine[], products: OrderProduct[], going: Going): PricedOrder {
  const byId = new Map(products.map((product) => [product.id, product]));
  const priced = priceLines(lines, byId);
  const boughtCentimes = sumOf(priced.map((line) => line.priceCentimes * line.quantity));
  const load = { itemsCentimes: boughtCentimes, grams: weigh(priced, byId).grams };
  const byTariff = priceOfGoing(going, load);
  const offered = discountLines({
    lines: priced.map((line) => ({ ...line, ...placeOf(byId.get(line.productId)) })),
    offers: going.offers ?? noOffers,
    shippingCentimes: byTariff.shippingCentimes,
    wilaya: going.address && wilayaCode(going.address.Wilaya),
  });
  const { byLine, codeProblem } = offered;
  const { gifts, missedGifts } = priceGifts(priced, { going, products: byId });
  const discounts = [...offered.discounts, ...gifts.map(({ discount }) => discount)];
  const tariffCentimes =
    byTariff.shippingCentimes - sumOf(discounts.map(({ shippingCentimes }) => shippingCentimes));
  const { undeliverable, shipping } = agreedShippingOf(going.agreedShipping, { ...byTariff, tariffCentimes });
  const granted = grantDiscounts({
    ...{ lines: priced, byLine, shippingCentimes: shipping },
    granted: going.granted ?? nothingGranted,
  });
  const itemsCentimes = boughtCentimes + sumOf(gifts.map(({ line }) => line.priceCentimes));
  const discountCentimes = sumOf(discounts.map(({ centimes }) => centimes)) + granted.centimes;
  const shippingCentimes = shipping - granted.shippingCentimes;
  const bought = priced.map((line, place) => withDiscount(line, byLine[place] ?? 0));
  const all = [...bought, ...gifts.map(({ line }) => line)];
  const parcel = weigh(all, byId);
  return {
    ...{ itemsCentimes, discountCentimes, shippingCentimes, taxCentimes, discounts, codeProblem },
    ...{ granted, tariffCentimes, undeliverable, missedGifts },
    lines: all,
    units: countByProduct(all),
    totalCentimes: itemsCentimes - discountCentimes + shippingCentimes + taxCentimes,
    toFreeDelivery: toFreeDelivery(going, { shippingCentimes, itemsCentimes: boughtCentimes }),
    grams: parcel.isWhole ? parcel.grams : null,
    delivery: byTariff.delivery,
  };
}

type PricedAlone = Omit<PricedLine, 'discountCentimes'>;

/** The lines at their prices, without what offers and the staff take off. */
function priceLines(lines: WantedLine[], products: Map<string, OrderProduct>): PricedAlone[] {
  const parted = lines.map((line) => {
    const isKept = line.quantity <= (line.agreed?.quantity ?? 0);
    return { ...line, parts: partsOf(line, products), isKept };
  });
  return parted.map((line) => ({
    ...pricedAs(line, products),
    problem: line.isKept ? undefined : findProblem(line, parted, products),
  }));
}

function pricedAs(line: WantedLine & { parts: LinePart[] }, products: Map<string, OrderProduct>) {
  const { position, productId, size, quantity, parts } = line;
  const product = products.get(productId);
  return {
    ...{ position, productId, size, quantity, parts },
    name: product?.name ?? '',
    baseName: product?.base_name ?? '',
    imageUrl: product?.image_url ?? '',
    promotionId: product?.offer_id ?? null,
    ...keptOf(line),
    ...pricesOf(line, product),
    costCentimes: parts.length > 0 ? costOf(parts) : (product?.cost_centimes ?? null),
    stock: stockOf(line, products),
  };
}

/** The line with its discount, and with what remains of its price shared out to its parts. */
function withDiscount(line: PricedAlone, discountCentimes: number): PricedLine {
  const centimes = line.priceCentimes * line.quantity - discountCentimes;
  return { ...line, discountCentimes, parts: withShares(line.parts, centimes) };
}

/** The lines of the gifts that the priced lines earn, each with the discount of its price. */
function priceGifts(
  lines: PricedAlone[],
  { going, products }: { going: Going; products: Map<string, OrderProduct> },
) {
  const taken = countByProduct(lines);
  const agreedOf = (wanted: OfGift) =>
    going.gifts?.find(({ productId, size }) => productId === wanted.productId && size === wanted.size);
  const { gifts, missed } = giveGifts({
    lines: lines.map((line) => ({ ...line, ...placeOf(products.get(line.productId)) })),
    automatic: going.offers?.automatic ?? [],
    wilaya: going.address && wilayaCode(going.address.Wilaya),
    products,
    kept: going.gifts ?? [],
    takeUnit: (gift) => {
      const parts = partsOf({ ...gift, agreed: agreedOf(gift) }, products);
      return canTake({ ...gift, parts }, { taken, products });
    },
  });
  return {
    gifts: gifts.map(({ offer, productId, size }, place) => {
      const agreed = agreedOf({ productId, size });
      const wanted = { productId, size, quantity: 1, position: lines.length + place, agreed };
      const line = pricedAs({ ...wanted, parts: partsOf(wanted, products) }, products);
      const discount = discountOfGift(offer, line.priceCentimes);
      return { line: { ...withDiscount(line, line.priceCentimes), isGift: true as const }, discount };
    }),
    missedGifts: missed.flatMap(({ product }) => product?.name ?? []),
  };
}

function toFreeDelivery(
  { offers, ...going }: Going,
  { shippingCentimes, itemsCentimes }: Pick<PricedOrder, 'shippingCentimes' | 'itemsCentimes'>,
) {
  if (going.address && shippingCentimes === 0) return undefined;
  return missingForFreeDelivery({ ...going, automatic: offers?.automatic ?? [], itemsCentimes });
}

type Load = { itemsCentimes: number; grams: number };

/** The way of the parcel and its price by the tariff, before offers; or why the order cannot be delivered. */
function priceOfGoing({ tariff, address, day }: Going, load: Load) {
  if (!address) return { shippingCentimes: 0 };
  const delivery = findDelivery(tariff, address);
  if (isRefused(delivery)) return { shippingCentimes: 0, undeliverable: delivery };
  return { shippingCentimes: priceOfDelivery(tariff, delivery, { ...load, day }), delivery };
}

/** The parts of a product that offers may name. One that was deleted is only known by its id. */
function placeOf(product: OrderProduct | undefined) {
  return {
    brand: product?.brand ?? '',
    categories: product?.categories ?? [],
    needs: product?.needs ?? [],
  };
}

function sumOf(amounts: number[]) {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** The known weights together; they are not the whole if a product has none. */
function weigh(lines: Pick<PricedLine, 'productId' | 'parts' | 'quantity'>[], products: StockedById) {
  const weights = lines.map((line) => {
    const weight = gramsOf(line, products);
    return weight === null ? null : weight * line.quantity;
  });
  const grams = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  return { grams, isWhole: !weights.includes(null) };
}

function keptOf({ agreed }: WantedLine) {
  if (!agreed) return {};
  const { quantity: _agreedUnits, parts: _agreedParts, priceCentimes: _price, ...kept } = agreed;
  return kept;
}

/** A price that the staff agreed is not that of a price cut. */
function pricesOf({ correctedCentimes, agreed }: WantedLine, product: OrderProduct | undefined) {
  const usual = agreed?.priceCentimes ?? product?.effective_price_centimes ?? 0;
  if (correctedCentimes === undefined || correctedCentimes === usual) return { priceCentimes: usual };
  return { priceCentimes: correctedCentimes, correctedFrom: usual, promotionId: null };
}
