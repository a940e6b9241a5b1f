import type { ProductSize } from '../../../shared/catalog/catalog.ts';
import { offeredSizes } from '../../../shared/catalog/sizes.ts';
import { maxQuantity } from '../../../shared/orders/cart.ts';
import { type Refusal, refusal } from '../../../shared/refusals/refusals.ts';
import { type PartedLine, type Stocked, tooFewFor } from '../bundles/line-parts.ts';

/** Why a line cannot be sold: the status of the answer, the refusal for the buyer, and the wrong part of the line. */
export type Problem = { status: 400 | 404 | 409; why: Refusal; part: 'productId' | 'size' | 'quantity' };

type Line = PartedLine & { size: string | undefined };

type Product = {
  name: string;
  sizes: ProductSize[];
  category_name: string;
  for_sale: boolean;
  state: 'draft' | null;
};

/** The reason for which a line of an order cannot be sold beside the others; undefined without one. */
export function findProblem(
  line: Line,
  lines: Line[],
  products: ReadonlyMap<string, Stocked & Product>,
): Problem | undefined {
  const product = products.get(line.productId);
  if (!product) return { status: 404, part: 'productId', why: refusal('product-not-found') };
  const { name } = product;
  if (!product.for_sale) {
    const code = product.state === 'draft' ? 'not-for-sale' : 'no-longer-for-sale';
    return { status: 409, part: 'productId', why: refusal(code, { product: name }) };
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
  { size }: Line,
  { name: product, sizes, category_name }: Product,
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
