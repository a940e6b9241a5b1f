import { sql } from 'kysely';
import type { ProductSize } from '../../shared/catalog/catalog.ts';
import { offeredSizes } from '../../shared/catalog/sizes.ts';
import type { ApiError } from '../../shared/contract/api-error.ts';
import { wilayaCode } from '../../shared/delivery/delivery-price.ts';
import type { Destination } from '../../shared/delivery/shipping-address.ts';
import { maxQuantity } from '../../shared/orders/cart.ts';
import type { OrderLine } from '../../shared/orders/orders.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { idPattern } from '../../shared/values/ids.ts';
import type { Language } from '../../shared/values/languages.ts';
import { type Delivery, findDelivery, isRefused, priceOfDelivery } from '../delivery/find-delivery.ts';
import type { Tariff } from '../delivery/read-tariff.ts';
import { type Discount, discountLines, noOffers, type Offers } from '../offers/discount-lines.ts';
import { lockOrder } from '../platform/db/lock-products.ts';
import {
  type BundlePart,
  costOf,
  countByProduct,
  gramsOf,
  type LinePart,
  partsOf,
  type StockedById,
  stockOf,
  tooFewFor,
  withShares,
} from './bundles/line-parts.ts';
import {
  agreedShippingOf,
  type Granted,
  grantDiscounts,
  nothingGranted,
} from './corrections/apply-corrections.ts';

/** A product as far as an order needs it, from the database. */
export type OrderProduct = {
  id: string;
  /** As the buyer reads it. */
  name: string;
  base_name: string;
  image_url: string;
  effective_price_centimes: number;
  stock: number;
  cost_centimes: number | null;
  weight_grams: number | null;
  sizes: ProductSize[];
  category_name: string;
  brand: string;
  /** The id of its category and of those above it. */
  categories: string[];
  for_sale: boolean;
  /** Null unless it is a bundle. */
  parts: BundlePart[] | null;
};

/** Why a line cannot be sold: the status of the answer, the refusal for the buyer, and the wrong part of the line. */
type Problem = { status: 400 | 404 | 409; why: Refusal; part: 'productId' | 'size' | 'quantity' };

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
  /** The discount of the line by offers and by the staff. */
  discountCentimes: number;
  /** What one unit costs the shop, if it is known. */
  costCentimes: number | null;
  stock: number;
  /** What one bundle is made of; empty for any other product. */
  parts: LinePart[];
  problem?: Problem;
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
  /** What the staff granted, already taken off the figures above, or why it cannot be. */
  granted: { centimes: number; shippingCentimes: number; problem?: ApiError };
  /** The price of delivery by the tariff and after offers. */
  tariffCentimes: number;
  /** Why the code takes nothing off. */
  codeProblem?: Refusal | undefined;
  /** How the parcel goes, or why it cannot. */
  delivery?: Delivery;
  undeliverable?: ApiError;
  /** Null if the weight of a product is unknown. */
  grams: number | null;
};

/** A line that the buyer has agreed to, with the names and the picture that the order keeps. */
export type AgreedLine = Pick<PricedLine, 'name' | 'baseName' | 'imageUrl' | 'priceCentimes' | 'quantity'> & {
  parts: Omit<LinePart, 'isSold'>[];
};

type WantedLine = OrderLine & {
  position: number;
  agreed?: AgreedLine | undefined;
  /** The price that the staff agreed with the buyer. */
  correctedCentimes?: number;
};

/** By which tariff the order goes to which address, on which day (YYYY-MM-DD), with which offers and corrections. */
type Going = {
  tariff: Tariff;
  address: Destination;
  day: string;
  offers?: Offers;
  granted?: Granted;
  /** What the buyer agreed to pay for the delivery. It never costs more, also if the shop no longer delivers there. */
  agreedShipping?: number | undefined;
};

type Naming = { ids: Iterable<string>; language: Language };

/**
 * SQL that selects the existing ones of these products and everything whose stock depends on theirs: the parts of bundles, and
 * the bundles that contain one of them. They have their names in this language. Products of an inactive category are not for sale.
 */
export function selectProducts({ ids, language }: Naming) {
  // A request may contain any text in place of an id; only possible ids reach the database (threats T29).
  const storable = [...ids].filter((id) => idPattern.test(id));
  // `any(array(…))` rather than `any(…)`: PostgreSQL plans a list of known length again each time, and planning takes
  // longer than reading.
  return sql<OrderProduct>`
    select p.id, p.name as base_name, coalesce(t.name, p.name) as name, p.image_url, p.effective_price_centimes, p.stock,
      p.cost_centimes, p.weight_grams, p.sizes, p.brand, english_category_name(c.id) as category_name, listing.visible as for_sale,
      array_remove(array[c.id, c.parent_id, parent.parent_id]::text[], null) as categories,
      (
        select json_agg(json_build_object(
          'productId', b.product_id, 'units', b.units, 'size', b.size,
          'isSold', is_part_sold(own.visible, part.sizes, b.size)
        ) order by b.position)
        from bundle_parts b join products part on part.id = b.product_id
        join product_listings own on own.number = part.number
        where b.bundle_id = p.id
      ) as parts
    from products p
    join categories c on c.id = p.category_id
    left join categories parent on parent.id = c.parent_id
    join product_listings listing on listing.number = p.number
    left join product_texts t on t.product_id = p.id and t.language = ${language}
    where p.id = any(array(select unnest(with_bundles(${storable}::text[]))))`;
}

/**
 * The same, but nobody else can change the products until the transaction ends. All orders lock them in the same order, so
 * that two of them cannot deadlock.
 */
export function lockProducts(naming: Naming) {
  return sql<OrderProduct>`${selectProducts(naming)} order by ${lockOrder} for update of p`;
}

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
 * centimes. Delivery is priced by the tariff for the address. Offers lower both, then what the staff granted (requirements:
 * Offers, Corrections). An agreed line keeps its price, and can always be kept or made smaller (requirements: Changing an
 * order).
 */
export function priceOrder(lines: WantedLine[], products: OrderProduct[], going: Going): PricedOrder {
  const byId = new Map(products.map((product) => [product.id, product]));
  const parted = lines.map((line) => ({ ...line, parts: partsOf(line, byId), isKept: isKept(line) }));
  const priced = parted.map((line) => {
    const product = byId.get(line.productId);
    const { position, productId, size, quantity, parts } = line;
    return {
      ...{ position, productId, size, quantity, parts },
      name: product?.name ?? '',
      baseName: product?.base_name ?? '',
      imageUrl: product?.image_url ?? '',
      ...keptOf(line),
      ...pricesOf(line, product),
      costCentimes: parts.length > 0 ? costOf(parts) : (product?.cost_centimes ?? null),
      stock: stockOf(line, byId),
      problem: line.isKept ? undefined : findProblem(line, parted, byId),
    };
  });
  const itemsCentimes = priced.reduce((sum, line) => sum + line.priceCentimes * line.quantity, 0);
  const weight = weigh(parted, byId);
  const byTariff = priceOfGoing(going, { itemsCentimes, grams: weight.grams });
  const offered = discountLines({
    lines: priced.map((line) => ({ ...line, ...placeOf(byId.get(line.productId)) })),
    offers: going.offers ?? noOffers,
    shippingCentimes: byTariff.shippingCentimes,
    wilaya: wilayaCode(going.address.Wilaya),
  });
  const { discounts, codeProblem, byLine } = offered;
  const offShipping = sumOf(discounts.map((discount) => discount.shippingCentimes));
  const tariffCentimes = byTariff.shippingCentimes - offShipping;
  const { undeliverable, shipping } = agreedShippingOf(going.agreedShipping, { ...byTariff, tariffCentimes });
  const granted = grantDiscounts({
    ...{ lines: priced, byLine, shippingCentimes: shipping },
    granted: going.granted ?? nothingGranted,
  });
  const discountCentimes = sumOf(discounts.map(({ centimes }) => centimes)) + granted.centimes;
  const shippingCentimes = shipping - granted.shippingCentimes;
  return {
    ...{ itemsCentimes, discountCentimes, shippingCentimes, taxCentimes, discounts, codeProblem },
    ...{ granted, tariffCentimes, undeliverable },
    lines: priced.map((line, place) => withDiscount(line, byLine[place] ?? 0)),
    units: countByProduct(priced),
    totalCentimes: itemsCentimes - discountCentimes + shippingCentimes + taxCentimes,
    grams: weight.isWhole ? weight.grams : null,
    delivery: byTariff.delivery,
  };
}

/** The line with its discount, and with what remains of its price shared out to its parts. */
function withDiscount(line: Omit<PricedLine, 'discountCentimes'>, discountCentimes: number): PricedLine {
  const centimes = line.priceCentimes * line.quantity - discountCentimes;
  return { ...line, discountCentimes, parts: withShares(line.parts, centimes) };
}

type Load = { itemsCentimes: number; grams: number };

/** The way of the parcel and its price by the tariff, before offers; or why the order cannot be delivered. */
function priceOfGoing({ tariff, address, day }: Going, load: Load) {
  const delivery = findDelivery(tariff, address);
  if (isRefused(delivery)) return { shippingCentimes: 0, undeliverable: delivery };
  return { shippingCentimes: priceOfDelivery(tariff, delivery, { ...load, day }), delivery };
}

/** Brand and categories of a product, for offers. One that was deleted is only known by its id. */
function placeOf(product: OrderProduct | undefined) {
  return { brand: product?.brand ?? '', categories: product?.categories ?? [] };
}

function sumOf(amounts: number[]) {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** The known weights together; they are not the whole if a product has none. */
function weigh(lines: PartedLine[], products: StockedById) {
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

function pricesOf({ correctedCentimes, agreed }: WantedLine, product: OrderProduct | undefined) {
  const priceCentimes = agreed?.priceCentimes ?? product?.effective_price_centimes ?? 0;
  if (correctedCentimes === undefined) return { priceCentimes };
  return { priceCentimes: correctedCentimes, correctedFrom: priceCentimes };
}

function isKept({ quantity, agreed }: WantedLine) {
  return agreed !== undefined && quantity <= agreed.quantity;
}

type PartedLine = WantedLine & { parts: LinePart[]; isKept: boolean };

function findProblem(
  line: PartedLine,
  lines: PartedLine[],
  products: ReadonlyMap<string, OrderProduct>,
): Problem | undefined {
  const product = products.get(line.productId);
  if (!product) return { status: 404, part: 'productId', why: refusal('product-not-found') };
  const { name } = product;
  if (!product.for_sale) {
    return { status: 409, part: 'productId', why: refusal('no-longer-for-sale', { product: name }) };
  }
  if (line.quantity > maxQuantity) {
    return { status: 400, part: 'quantity', why: refusal('quantity-too-large', { max: maxQuantity }) };
  }
  const sizeProblem = findSizeProblem(line, product);
  if (sizeProblem) return sizeProblem;
  const left = tooFewFor(line, lines, products);
  if (left === undefined) return undefined;
  return { status: 409, part: 'quantity', why: tooFewLeft(name, left) };
}

function findSizeProblem(
  { size }: WantedLine,
  { name: product, sizes, category_name }: OrderProduct,
): Problem | undefined {
  const offered = offeredSizes({ sizes, category: { name: category_name } });
  if (size === undefined) {
    if (offered.length === 0) return undefined;
    return { status: 400, part: 'size', why: refusal('size-required', { product }) };
  }
  const chosen = offered.find((other) => other.size === size);
  if (!chosen) return { status: 400, part: 'size', why: refusal('size-unknown', { product, size }) };
  if (chosen.inStock) return undefined;
  return { status: 409, part: 'size', why: refusal('size-out-of-stock', { product, size }) };
}

/** The refusal of more units than are left. */
export function tooFewLeft(product: string, left: number) {
  return left === 0 ? refusal('out-of-stock', { product }) : refusal('stock-short', { left, product });
}
