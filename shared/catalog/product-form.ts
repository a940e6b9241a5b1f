import * as z from 'zod/mini';
import { fileOptions, tableReply } from '../contract/downloads.ts';
import { endpoint } from '../contract/endpoint.ts';
import { blankIsAbsent } from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';
import { idParams } from '../values/ids.ts';
import { languages } from '../values/languages.ts';
import { blankableLine, blankableText, line, textsBody, typedLine } from '../values/text.ts';
import { inCentimes, money, whole, wrongNumber } from '../values/typed-number.ts';
import { partsBody } from './bundles.ts';
import { product, productDetail, productList, productListQuery, productSize } from './catalog.ts';
import { imageUrl, invalidImageUrl } from './image-url.ts';
import { toCentimes } from './prices.ts';
import { maxPictures, maxStock } from './product-facts.ts';
import { foundedFamily, joinedFamily } from './product-families.ts';
import { fieldNames, schemasOf, textFacts } from './product-fields.ts';

/** A number, with a message for a missing value and one for a wrong value. Numeric strings are refused. */
function numberOf(required: string, wrong: ReturnType<typeof wrongNumber>) {
  return z.number({
    error: (issue) => (issue.input === undefined || issue.input === null ? required : wrong.error(issue)),
  });
}

const priceMessage = messageOf('price-not-positive');
const price = numberOf(messageOf('price-required'), wrongNumber(priceMessage, money)).check(
  z.refine((dinars) => toCentimes(dinars) > 0, priceMessage),
  inCentimes,
  z.maximum(1_000_000_000, messageOf('price-too-high')),
);

const discountMessage = messageOf('discounted-price-negative');

const stockMessage = messageOf('stock-negative');

const tooMuchStock = messageOf('stock-too-large', { max: maxStock });

const stock = numberOf(messageOf('stock-required'), wrongNumber(stockMessage, whole)).check(
  z.refine(Number.isInteger, stockMessage),
  z.minimum(0, stockMessage),
  z.maximum(maxStock, tooMuchStock),
);

const moreImages = z
  .array(imageUrl(messageOf('picture-needs-address')), messageOf('pictures-not-a-list'))
  .check(
    z.maxLength(maxPictures - 1, messageOf('too-many-pictures', { max: maxPictures })),
    z.refine((urls) => new Set(urls).size === urls.length, messageOf('pictures-not-different')),
  );

/**
 * The fields of a product that an administrator edits (requirements: Product fields). Prices are dinars;
 * `discountedPrice` 0 means no discount.
 */
const changedFields = z.object({
  name: line(500, messageOf('product-name-required')),
  /** '' only for a draft. */
  description: blankableText(20_000),
  price,
  discountedPrice: z
    .number(wrongNumber(discountMessage, money))
    .check(z.minimum(0, discountMessage), inCentimes),
  stock,
  /** '' for a draft or an imported product. */
  imageUrl: z.union([z.literal(''), imageUrl(messageOf('product-image-required'))], invalidImageUrl),
  features: z
    .array(line(500, messageOf('feature-needs-text')), messageOf('features-not-a-list'))
    .check(z.maxLength(50, messageOf('too-many-features'))),
  sizes: z
    .array(
      z.extend(productSize, { size: typedLine(50, messageOf('size-needs-name')) }),
      messageOf('sizes-not-a-list'),
    )
    .check(
      z.maxLength(50, messageOf('too-many-sizes')),
      z.refine(
        (sizes) => new Set(sizes.map(({ size }) => size)).size === sizes.length,
        messageOf('sizes-not-different'),
      ),
    ),
  category: z.string(messageOf('category-required')).check(z.minLength(1, messageOf('category-required'))),
  featured: z.boolean(messageOf('featured-not-boolean')),
  moreImages,
  /** The last parts of the addresses of its needs. */
  needs: z
    .array(z.string(messageOf('need-unknown')), messageOf('need-unknown'))
    .check(z.maxLength(100, messageOf('need-unknown'))),
  ...schemasOf(fieldNames, 'schema'),
});

const texts = textsBody(
  z.object({
    name: blankableLine(500),
    description: blankableText(20_000),
    features: changedFields.shape.features,
    ...schemasOf(textFacts, 'schema'),
  }),
);

/** The error of this stock; undefined if it is valid. */
export function stockProblem(stock: number) {
  return stock > maxStock ? tooMuchStock : undefined;
}

/** The error of this discount; undefined if it is valid. null and 0 mean no discount. */
export function discountProblem(price: number | undefined, discountedPrice: number | null | undefined) {
  if (price === undefined || !discountedPrice) return undefined;
  return toCentimes(discountedPrice) < toCentimes(price) ? undefined : messageOf('discounted-price-too-high');
}

const discountBelowPrice = z.check<{ price?: number | undefined; discountedPrice?: number | undefined }>(
  ({ value, issues }) => {
    const message = discountProblem(value.price, value.discountedPrice);
    if (message) issues.push({ code: 'custom', message, path: ['discountedPrice'], input: value });
  },
);

/** The error if only one of net quantity and unit is known; undefined if both or neither are. */
export function quantityProblem(netQuantity: number | null | undefined, unit: string | null | undefined) {
  const hasQuantity = (netQuantity ?? null) !== null;
  const hasUnit = (unit ?? null) !== null;
  if (hasQuantity === hasUnit) return undefined;
  return hasQuantity ? messageOf('net-quantity-unit-required') : messageOf('net-quantity-required');
}

/** Checks the quantity only if the body contains both, because a change may contain one of them. */
const quantityWithUnit = z.check<{
  netQuantity?: number | null | undefined;
  unit?: string | null | undefined;
}>(({ value, issues }) => {
  if (value.netQuantity === undefined || value.unit === undefined) return;
  const message = quantityProblem(value.netQuantity, value.unit);
  const path = [value.unit === null ? 'unit' : 'netQuantity'];
  if (message) issues.push({ code: 'custom', message, path, input: value });
});

type Shown = { state?: unknown; description?: unknown; imageUrl?: unknown };

/** What a product needs before shoppers see it. The error stands beside those of other fields. */
function whenShown(field: 'description' | 'imageUrl', error: ReturnType<typeof messageOf>) {
  return z.refine<Shown>(({ state, [field]: value }) => state === 'draft' || value !== '', {
    ...{ error, path: [field] },
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}

const described = whenShown('description', messageOf('description-required'));

/** Fields that may be absent from a complete product. */
const optionalFields = {
  description: z._default(changedFields.shape.description, ''),
  discountedPrice: z._default(changedFields.shape.discountedPrice, 0),
  features: z._default(changedFields.shape.features, []),
  sizes: z._default(changedFields.shape.sizes, []),
  featured: z._default(changedFields.shape.featured, false),
  moreImages: z._default(moreImages, []),
  needs: z._default(changedFields.shape.needs, []),
  ...schemasOf(fieldNames, 'whenNew'),
};

/**
 * A new product needs a picture and a description unless it is a draft (requirements: Product fields). It may be a member
 * of a family from the start: of a stored one or of one that it founds.
 */
export const newProductBody = z
  .extend(changedFields, {
    ...optionalFields,
    imageUrl: z._default(changedFields.shape.imageUrl, ''),
    texts,
    parts: z.optional(partsBody),
    family: z.optional(joinedFamily),
    newFamily: z.optional(foundedFamily),
  })
  .check(
    described,
    whenShown('imageUrl', messageOf('product-image-required')),
    discountBelowPrice,
    quantityWithUnit,
  );

/** A stored product as the fields of its form. */
export const storedProductBody = z
  .extend(changedFields, {
    ...optionalFields,
    needs: z.optional(changedFields.shape.needs),
    texts,
    parts: z.optional(partsBody),
  })
  .check(described, discountBelowPrice, quantityWithUnit);

/**
 * A change to a product; fields that are not sent stay the same. `version` and `stockLoaded` are the values that the
 * form loaded: an outdated version is refused, and the stock changes by the difference (requirements: Product saves).
 */
export const productChangeBody = z
  .extend(z.partial(changedFields), {
    texts,
    parts: z.optional(partsBody),
    version: z.optional(z.int(messageOf('version-not-whole'))),
    stockLoaded: z.optional(stock),
  })
  .check(discountBelowPrice, quantityWithUnit);

export type NewProductBody = z.output<typeof newProductBody>;
export type ProductChangeBody = z.output<typeof productChangeBody>;

/** The prices that a product has had, newest first; `discountedPrice` 0 is none. `lowest` is that of the last 30 days. */
const priceHistory = z.object({
  changes: z.array(
    z.object({
      at: z.iso.datetime(),
      price: z.number(),
      discountedPrice: z.number(),
      by: z.optional(z.string()),
    }),
  ),
  lowest: z.optional(z.object({ price: z.number(), day: z.string() })),
});

export type PriceHistory = z.output<typeof priceHistory>;

export const productFormApi = {
  create: endpoint('POST', '/products', {
    access: 'catalog',
    body: newProductBody,
    reply: productDetail,
    status: 201,
  }),
  /** An outdated version answers 409 with `product`, as it is stored now. */
  update: endpoint('PUT', '/products/:id', {
    access: 'catalog',
    params: idParams,
    body: productChangeBody,
    reply: productDetail,
  }),
  remove: endpoint('DELETE', '/products/:id', {
    access: 'catalog',
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
  /** The last 100 changes of its price. */
  prices: endpoint('GET', '/products/:id/prices', {
    access: 'catalog',
    params: idParams,
    reply: priceHistory,
  }),
  /** One PNG, JPEG, WebP, GIF or AVIF of at most 2 MB. */
  upload: endpoint('POST', '/upload', {
    access: 'catalog',
    upload: 'image',
    reply: z.object({ imageUrl: z.string() }),
  }),
};

/** A translation is `behind` when its base text has changed since, and `missing` without a name or a description. */
export const textStates = ['current', 'behind', 'missing'] as const;

/** The days whose sales order the products to translate. */
export const translationSalesDays = 90;

const untranslatedFilter = {
  language: blankIsAbsent(z.enum(languages, messageOf('language-not-offered'))),
  state: blankIsAbsent(z.enum(['behind', 'missing'], messageOf('translation-state-unknown'))),
};

const textState = z.enum(textStates);

const untranslatedProduct = z.extend(
  z.pick(product, { _id: true, name: true, brand: true, imageUrl: true }),
  {
    sold: z.int(),
    /** Without the base language. */
    texts: z.object({ en: z.optional(textState), fr: z.optional(textState), ar: z.optional(textState) }),
  },
);

const { pageNumber, limit } = productListQuery.shape;

/** The endpoints with which administrators find products to translate. */
export const translationApi = {
  /** The products without an up-to-date translation, those that sold most first. */
  list: endpoint('GET', '/products/untranslated', {
    access: 'catalog',
    query: z.object({ ...untranslatedFilter, pageNumber, limit }),
    reply: z.extend(z.pick(productList, { count: true, pages: true, page: true }), {
      products: z.array(untranslatedProduct),
    }),
  }),
  export: endpoint('GET', '/products/untranslated/export', {
    access: 'catalog',
    query: z.object({ ...untranslatedFilter, ...fileOptions }),
    download: { en: 'products-to-translate', fr: 'produits-a-traduire' },
    reply: tableReply,
  }),
};
