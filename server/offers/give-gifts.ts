import type { ProductSize } from '../../shared/catalog/catalog.ts';
import { offeredSizes } from '../../shared/catalog/sizes.ts';
import {
  type Discount,
  type DiscountedLine,
  isForPlace,
  isForProduct,
  type Offer,
} from './discount-lines.ts';

/** A product that may be a gift. */
type GiftProduct = {
  id: string;
  for_sale: boolean;
  sizes: ProductSize[];
  category_name: string;
  /** Null unless it is a bundle. */
  parts: { isSold: boolean }[] | null;
};

type Wanted = { productId: string; size: string | undefined };

/** A free unit of an order. */
export type Gift<Product> = Wanted & { offer: Offer; product: Product | undefined };

type Giving<Product> = {
  /** The lines that the buyer pays for. */
  lines: DiscountedLine[];
  automatic: Offer[];
  wilaya: number | undefined;
  products: Map<string, Product>;
  /** The gifts that an edited order has already, with the parts of bundles. */
  kept: (Wanted & { parts: unknown[] })[];
  /** Takes a unit beside those of the lines; false if none is left. */
  takeUnit: (gift: Wanted) => boolean;
};

/**
 * The gifts of an order (requirements: Offers): one unit for each offer whose products reach its units or its sum, as far as
 * units are left after the lines. `missed` are those that cannot be given. A gift counts for no other offer.
 */
export function giveGifts<Product extends GiftProduct>(giving: Giving<Product>) {
  const gifts: Gift<Product>[] = [];
  const missed: Gift<Product>[] = [];
  for (const offer of giving.automatic) {
    const gift = earnedGift(offer, giving);
    if (!gift) continue;
    (isToBeHad(gift, giving) ? gifts : missed).push(gift);
  }
  return { gifts, missed };
}

/** The products that may be gifts of an order with these offers, to be read and locked with its own. */
export function giftProductsOf(automatic: Offer[]) {
  return automatic.flatMap(({ gift }) => (gift ? [gift.productId] : []));
}

/** A gift takes its whole price off. */
export function discountOfGift(offer: Offer, centimes: number): Discount {
  return { offer, centimes, shippingCentimes: 0 };
}

function earnedGift<Product>(offer: Offer, { lines, wilaya, products }: Giving<Product>) {
  if (!offer.gift || !isForPlace(offer, wilaya)) return undefined;
  const own = lines.filter((line) => isForProduct(offer, line));
  const units = own.reduce((sum, { quantity }) => sum + quantity, 0);
  const centimes = own.reduce((sum, { priceCentimes, quantity }) => sum + priceCentimes * quantity, 0);
  const { productId, size, units: needed } = offer.gift;
  const isReached = needed === null ? centimes >= offer.minCentimes : units >= needed;
  if (!isReached || own.length === 0) return undefined;
  return { offer, productId, size, product: products.get(productId) };
}

/** An order keeps a gift that it has, also when the product is no longer sold, as long as there is a unit for it. */
function isToBeHad<Product extends GiftProduct>(
  { productId, size, product }: Gift<Product>,
  { takeUnit, kept }: Pick<Giving<Product>, 'takeUnit' | 'kept'>,
) {
  const own = kept.find((gift) => gift.productId === productId && gift.size === size);
  if (!own && !(product && isSold(product, size))) return false;
  // Only the order has a unit of a product that was deleted.
  return (!product && own?.parts.length === 0) || takeUnit({ productId, size });
}

function isSold(product: GiftProduct, size: string | undefined) {
  const { for_sale, parts } = product;
  return for_sale && isSizeOffered(product, size) && (parts ?? []).every((part) => part.isSold);
}

/** Whether the product can be had in this size, or without one. */
function isSizeOffered(
  { sizes, category_name }: Pick<GiftProduct, 'sizes' | 'category_name'>,
  size: string | undefined,
) {
  const offered = offeredSizes({ sizes, category: { name: category_name } });
  if (size === undefined) return offered.length === 0;
  return offered.some((each) => each.size === size && each.inStock);
}
