import * as z from 'zod/mini';
import { type Product, type ProductSize, product, productSize } from '../../../shared/catalog.ts';
import {
  discountProblem,
  type NewProductBody,
  newProductBody,
  storedProductBody,
} from '../../../shared/product-form.ts';
import { readNumber } from '../../../shared/typed-number.ts';

/** A product as typed so far; features one on each line. */
export type ProductDraft = {
  name: string;
  brand: string;
  description: string;
  features: string;
  sizes: DraftSize[];
  imageUrl: string;
  price: string;
  discountedPrice: string;
  stock: string;
  category: string;
  featured: boolean;
};

/** A form as it was left: the product that it had loaded, null for a new one, and what had been typed. */
export const productWork = z.object({
  kept: z.nullable(product),
  draft: z.object({
    name: z.string(),
    brand: z.string(),
    description: z.string(),
    features: z.string(),
    sizes: z.array(productSize),
    imageUrl: z.string(),
    price: z.string(),
    discountedPrice: z.string(),
    stock: z.string(),
    category: z.string(),
    featured: z.boolean(),
  }),
});

/** `key` tells the rows of the form apart while their names are being typed. */
export type DraftSize = ProductSize & { key: number };

export type ProductField = keyof ProductDraft;

export type ProductErrors = Partial<Record<string, string>>;

let lastKey = 0;

export function aDraftSize(size: ProductSize): DraftSize {
  lastKey += 1;
  return { ...size, key: lastKey };
}

/** What the form starts with: the product, or nothing. */
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

/** Whether two drafts would be saved alike. */
export function isSameDraft(one: ProductDraft, other: ProductDraft) {
  return JSON.stringify(toValues(one)) === JSON.stringify(toValues(other));
}

type Checked = { body: NewProductBody; errors: ProductErrors } | { body: null; errors: ProductErrors };

/** The product as it is saved, or the first thing that is wrong with each field (requirements: Product fields). */
export function checkProduct(draft: ProductDraft, { isNew }: { isNew: boolean }): Checked {
  const values = toValues(draft);
  const { data, error } = (isNew ? newProductBody : storedProductBody).safeParse(values);
  const errors: ProductErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  // The contract compares the two only where nothing else is missing.
  const discount = discountProblem(values.price, values.discountedPrice);
  if (discount && !errors.price) errors.discountedPrice ??= discount;
  return data ? { body: data, errors } : { body: null, errors };
}

/** What the fields hold; rows and lines that are left blank are nothing. */
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
