import { sharesOf } from '../../offers/shares-of.ts';

/** A part of a bundle, as the catalog describes it. */
export type BundlePart = {
  productId: string;
  /** In one bundle. */
  units: number;
  size: string | null;
  /** False if shoppers do not see the product, or its size is not in stock. */
  isSold: boolean;
};

/** A part of a line with a bundle: what the packer takes, and what falls on it. */
export type LinePart = BundlePart & {
  /** As the buyer reads it. */
  name: string;
  baseName: string;
  /** Of the price of the line. */
  shareCentimes: number;
  /** The cost of one unit for the shop, if it is known. */
  costCentimes: number | null;
};

export type Stocked = {
  id: string;
  name: string;
  base_name: string;
  effective_price_centimes: number;
  stock: number;
  cost_centimes: number | null;
  weight_grams: number | null;
  for_sale: boolean;
  parts: BundlePart[] | null;
};

export type StockedById = ReadonlyMap<string, Stocked>;

type Line = { productId: string; agreed?: { parts: Omit<LinePart, 'isSold'>[] } | undefined };

/**
 * The parts of one bundle of a line; none for any other product. An agreed line keeps its parts, whatever the bundle has now.
 * Until the line has a price, the share of a part is what it costs apart.
 */
export function partsOf({ productId, agreed }: Line, products: StockedById): LinePart[] {
  const present = products.get(productId)?.parts ?? [];
  if (agreed) {
    return agreed.parts.map((part) => {
      const same = present.find(({ productId, size }) => productId === part.productId && size === part.size);
      return { ...part, isSold: same?.isSold ?? products.get(part.productId)?.for_sale ?? false };
    });
  }
  return present.map((part) => {
    const product = products.get(part.productId);
    return {
      ...part,
      name: product?.name ?? '',
      baseName: product?.base_name ?? '',
      shareCentimes: (product?.effective_price_centimes ?? 0) * part.units,
      costCentimes: product?.cost_centimes ?? null,
    };
  });
}

/** Shares the price of a line out by what its parts cost apart, to the centime. */
export function withShares(parts: LinePart[], centimes: number): LinePart[] {
  const weights = parts.map(({ shareCentimes }) => shareCentimes);
  const isFree = weights.every((weight) => weight === 0);
  const shares = sharesOf(centimes, isFree ? parts.map(({ units }) => units) : weights);
  return parts.map((part, place) => ({ ...part, shareCentimes: shares[place] ?? 0 }));
}

/** The cost of one bundle for the shop; null if the cost of a part is unknown. */
export function costOf(parts: LinePart[]) {
  return sumOrNull(parts.map(({ costCentimes, units }) => costCentimes && costCentimes * units));
}

/** The weight of a product, which for a bundle is that of its parts unless it has one of its own. */
export function gramsOf({ productId, parts }: Taking, products: StockedById) {
  const own = products.get(productId)?.weight_grams ?? null;
  if (own !== null || parts.length === 0) return own;
  return sumOrNull(
    parts.map(({ productId, units }) => {
      const grams = products.get(productId)?.weight_grams ?? null;
      return grams && grams * units;
    }),
  );
}

function sumOrNull(values: (number | null)[]) {
  return values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}

type Taking = { productId: string; parts: Pick<BundlePart, 'productId' | 'units'>[] };

/** The units of each product that lines take from the stock, whatever their sizes: stock is counted by product. */
export function countByProduct(lines: (Taking & { quantity: number })[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const line of lines) {
    for (const taken of takenBy(line)) {
      units.set(taken.productId, (units.get(taken.productId) ?? 0) + taken.units * line.quantity);
    }
  }
  return units;
}

/** The units that one unit of a line takes from the stock. */
function takenBy({ productId, parts }: Taking) {
  return parts.length > 0 ? parts : [{ productId, units: 1 }];
}

export type PartedLine = { productId: string; parts: BundlePart[]; quantity: number; isKept: boolean };

/** The units of a line's product that could be ordered alone. */
export function stockOf(
  { productId, parts }: Pick<PartedLine, 'productId' | 'parts'>,
  products: StockedById,
) {
  if (parts.length === 0) return products.get(productId)?.stock ?? 0;
  return Math.min(...parts.map((part) => Math.floor(stockOfPart(part, products) / part.units)));
}

function stockOfPart({ productId, isSold }: BundlePart, products: StockedById) {
  return isSold ? (products.get(productId)?.stock ?? 0) : 0;
}

/**
 * The units that are left for the product of a line beside the other lines that come first: those that are kept as they
 * were agreed, and the earlier ones. Undefined if they are enough.
 */
export function tooFewFor(line: PartedLine, lines: PartedLine[], products: StockedById): number | undefined {
  const own = lines.filter(({ productId }) => productId === line.productId);
  const place = lines.indexOf(line);
  const first = lines.filter(
    ({ productId, isKept }, other) => productId !== line.productId && (isKept || other < place),
  );
  const [byOwn, byFirst] = [countByProduct(own), countByProduct(first)];
  const left = (id: string, stock: number) => stock - (byFirst.get(id) ?? 0);
  const taken: BundlePart[] = line.parts.length
    ? line.parts
    : [{ productId: line.productId, units: 1, size: null, isSold: true }];
  const isEnough = taken.every(
    (part) => (byOwn.get(part.productId) ?? 0) <= left(part.productId, stockOfPart(part, products)),
  );
  if (isEnough) return undefined;
  const most = taken.map((part) =>
    Math.floor(left(part.productId, stockOfPart(part, products)) / part.units),
  );
  return Math.max(0, Math.min(...most));
}

/** Whether a unit of a product is left beside what is taken already. If so, it counts as taken too. */
export function canTake(
  wanted: Taking,
  { taken, products }: { taken: Map<string, number>; products: StockedById },
) {
  const units = [...countByProduct([{ ...wanted, quantity: 1 }])];
  const isLeft = units.every(([id, own]) => (taken.get(id) ?? 0) + own <= (products.get(id)?.stock ?? 0));
  if (isLeft) for (const [id, own] of units) taken.set(id, (taken.get(id) ?? 0) + own);
  return isLeft;
}
