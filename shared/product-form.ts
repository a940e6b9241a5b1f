import * as z from 'zod/mini';
import { product, productSize } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { idParams } from './ids.ts';
import { imageUrl, invalidImageUrl } from './image-url.ts';
import { toCentimes } from './prices.ts';
import { blankableText, line, paragraph } from './text.ts';

/** A number, with a message for a missing value and one for a wrong value. Numeric strings are refused. */
function numberOf(required: string, wrong: string) {
  return z.number({ error: ({ input }) => (input === undefined || input === null ? required : wrong) });
}

const price = numberOf('Price is required', 'Price must be a positive number').check(
  z.refine((dinars) => toCentimes(dinars) > 0, 'Price must be a positive number'),
  z.maximum(1_000_000_000, 'Price must be at most 1000000000'),
);

const discountMessage = 'Discounted price must be a non-negative number';

const stockMessage = 'Stock must be a non-negative number';

/** The maximum stock of a product, in units. */
export const maxStock = 1_000_000;

const tooMuchStock = `Stock must be at most ${maxStock}`;

const stock = numberOf('Stock is required', stockMessage).check(
  z.refine(Number.isInteger, stockMessage),
  z.minimum(0, stockMessage),
  z.maximum(maxStock, tooMuchStock),
);

/**
 * The fields of a product that an administrator edits (requirements: Product fields). Prices are dinars;
 * `discountedPrice` 0 means no discount.
 */
const productFields = z.object({
  name: line(500, 'Product name is required'),
  brand: blankableText(200),
  description: paragraph(20_000, 'Description is required'),
  price,
  discountedPrice: z.number(discountMessage).check(z.minimum(0, discountMessage)),
  stock,
  imageUrl: imageUrl('Product image is required'),
  features: z
    .array(line(500, 'A feature needs a text'), 'Features must be a list')
    .check(z.maxLength(50, 'At most 50 features')),
  sizes: z
    .array(z.extend(productSize, { size: line(50, 'A size needs a name') }), 'Sizes must be a list')
    .check(
      z.maxLength(50, 'At most 50 sizes'),
      z.refine((sizes) => new Set(sizes.map(({ size }) => size)).size === sizes.length, 'Sizes must differ'),
    ),
  category: z.string('Category is required').check(z.minLength(1, 'Category is required')),
  featured: z.boolean('Featured is true or false'),
});

/** A new product needs a picture (requirements: Product fields); an imported one may have none. */
const storedProductFields = z.extend(productFields, {
  imageUrl: z.union([z.literal(''), productFields.shape.imageUrl], invalidImageUrl),
});

/** The error of this stock; undefined if it is valid. */
export function stockProblem(stock: number) {
  return stock > maxStock ? tooMuchStock : undefined;
}

/** The error of this discount; undefined if it is valid. null and 0 mean no discount. */
export function discountProblem(price: number | undefined, discountedPrice: number | null | undefined) {
  if (price === undefined || !discountedPrice) return undefined;
  if (toCentimes(discountedPrice) < toCentimes(price)) return undefined;
  return 'Discounted price must be less than the original price';
}

const discountBelowPrice = z.check<{ price?: number | undefined; discountedPrice?: number | undefined }>(
  ({ value, issues }) => {
    const message = discountProblem(value.price, value.discountedPrice);
    if (message) issues.push({ code: 'custom', message, path: ['discountedPrice'], input: value });
  },
);

/** Fields that may be absent from a complete product. */
const optionalFields = {
  brand: z._default(productFields.shape.brand, ''),
  discountedPrice: z._default(productFields.shape.discountedPrice, 0),
  features: z._default(productFields.shape.features, []),
  sizes: z._default(productFields.shape.sizes, []),
  featured: z._default(productFields.shape.featured, false),
};

export const newProductBody = z.extend(productFields, optionalFields).check(discountBelowPrice);

/** A stored product as the fields of its form. */
export const storedProductBody = z.extend(storedProductFields, optionalFields).check(discountBelowPrice);

/**
 * A change to a product; fields that are not sent stay the same. `version` and `stockLoaded` are the values that the
 * form loaded: an outdated version is refused, and the stock changes by the difference (requirements: Product saves).
 */
export const productChangeBody = z
  .extend(z.partial(storedProductFields), {
    version: z.optional(z.int('Version must be a whole number')),
    stockLoaded: z.optional(stock),
  })
  .check(discountBelowPrice);

export type NewProductBody = z.output<typeof newProductBody>;
export type ProductChangeBody = z.output<typeof productChangeBody>;

export const productFormApi = {
  create: endpoint('POST', '/products', {
    access: 'admin',
    body: newProductBody,
    reply: product,
    status: 201,
  }),
  /** An outdated version answers 409 with `product`, as it is stored now. */
  update: endpoint('PUT', '/products/:id', {
    access: 'admin',
    params: idParams,
    body: productChangeBody,
    reply: product,
  }),
  remove: endpoint('DELETE', '/products/:id', {
    access: 'admin',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  /** One PNG, JPEG, WebP, GIF or AVIF of at most 2 MB. */
  upload: endpoint('POST', '/upload', {
    access: 'admin',
    upload: 'image',
    reply: z.object({ imageUrl: z.string() }),
  }),
};
