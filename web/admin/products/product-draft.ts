import * as z from 'zod/mini';
import { type Product, type ProductSize, product, productSize } from '../../../shared/catalog.ts';
import { discountProblem, newProductBody, storedProductBody } from '../../../shared/product-form.ts';
import { readNumber } from '../../../shared/typed-number.ts';
import { checkValues } from '../../ui/forms/check-values.ts';

/** `key` identifies a row of the form while its name is being typed. */
export type DraftSize = ProductSize & { key: number };

let lastKey = 0;

export function aDraftSize(size: ProductSize): DraftSize {
  lastKey += 1;
  return { ...size, key: lastKey };
}

const productDraft = z.object({
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  /** One per line. */
  features: z.string(),
  sizes: z.pipe(
    z.array(productSize),
    z.transform((sizes) => sizes.map(aDraftSize)),
  ),
  imageUrl: z.string(),
  price: z.string(),
  discountedPrice: z.string(),
  stock: z.string(),
  category: z.string(),
  featured: z.boolean(),
});

/** A product as typed so far. */
export type ProductDraft = z.output<typeof productDraft>;

/** The product that the form has loaded, null for a new one, and what was typed. */
export const productWork = z.object({ saved: z.nullable(product), draft: productDraft });

export type ProductField = keyof ProductDraft;

/** The draft of an unchanged product, or an empty one. */
export function startProductDraft(product: Product | null): ProductDraft {
  return {
    name: product?.name ?? '',
    brand: product?.brand ?? '',
    description: product?.description ?? '',
    features: product?.features.join('\n') ?? '',
    sizes: product?.sizes.map(aDraftSize) ?? [],
    imageUrl: product?.imageUrl ?? '',
    price: product ? String(product.price) : '',
    discountedPrice: product?.discountedPrice ? String(product.discountedPrice) : '',
    stock: product ? String(product.stock) : '',
    category: product?.category._id ?? '',
    featured: product?.featured ?? false,
  };
}

/** Whether a save would change anything. */
export function isChanged({ saved, draft }: z.output<typeof productWork>) {
  return JSON.stringify(toValues(draft)) !== JSON.stringify(toValues(startProductDraft(saved)));
}

type Context = { isNew: boolean; pictureProblem?: string | null };

/** The body that saves a product, or the first error of each field (requirements: Product fields). */
export function checkProduct(draft: ProductDraft, { isNew, pictureProblem = null }: Context) {
  const values = toValues(draft);
  const { price = 0, discountedPrice } = values;
  // The contract compares the two prices only if there is no other error.
  const discount = price > 0 ? discountProblem(price, discountedPrice) : undefined;
  return checkValues(isNew ? newProductBody : storedProductBody, values, {
    ...(discount && { discountedPrice: discount }),
    ...(pictureProblem && { imageUrl: pictureProblem }),
  });
}

/** The values of the fields, without blank rows and lines. */
function toValues({ features, sizes, price, discountedPrice, stock, ...same }: ProductDraft) {
  return {
    ...same,
    features: features.split('\n').filter((line) => line.trim() !== ''),
    sizes: sizes.filter(({ size }) => size.trim() !== '').map(({ size, inStock }) => ({ size, inStock })),
    price: readNumber(price),
    discountedPrice: readNumber(discountedPrice) ?? 0,
    stock: readNumber(stock),
  };
}
