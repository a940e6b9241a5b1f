import * as z from 'zod/mini';
import { productSorts } from '../contract/list-query.ts';
import {
  blankIsAbsent,
  dinars,
  flag,
  keyword,
  textsQuery,
  valueList,
  wholeNumber,
} from '../contract/query-values.ts';
import { messageOf } from '../refusals/codes.ts';
import { id } from '../values/ids.ts';
import { languages } from '../values/languages.ts';
import { inTextLanguages } from '../values/text.ts';
import { announcedOffer } from './announced-offers.ts';
import { partUses } from './bundles.ts';
import { notSoldReason } from './not-sold-reason.ts';
import { fieldNames, schemasOf, type TextFact, textFacts } from './product-fields.ts';
import { rating } from './ratings.ts';

/** Page size of product lists (requirements: Query values). */
export const productPageSize = 12;

export const productSize = z.object({ size: z.string(), inStock: z.boolean() });

export type ProductSize = z.infer<typeof productSize>;

/**
 * The family for which a card stands. `members` counts those in the list, and the prices are their lowest and highest
 * effective ones in dinars (requirements: Grouped lists).
 */
const familySummary = z.object({
  _id: id,
  name: z.string(),
  optionName: z.string(),
  members: z.int(),
  minPrice: z.number(),
  maxPrice: z.number(),
});

/**
 * The price cut that sells a product now, below its price and its discounted price (requirements: Price cuts).
 * `formerPrice` is the one to strike.
 */
const runningOffer = z.object({
  price: z.number(),
  formerPrice: z.number(),
  firstDay: z.string(),
  lastDay: z.string(),
});

/** Prices are dinars; `discountedPrice` 0 means no discount. `parentCategory` is absent for main categories. */
export const product = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  price: z.number(),
  discountedPrice: z.number(),
  offer: z.optional(runningOffer),
  stock: z.int(),
  /** What sets a member of a family apart, such as `75 ml`. */
  label: z.optional(z.string()),
  imageUrl: z.string(),
  features: z.array(z.string()),
  sizes: z.array(productSize),
  category: z.object({ _id: id, name: z.string() }),
  featured: z.boolean(),
  createdAt: z.iso.datetime(),
  version: z.int(),
  /** Of its reviews and those of its family; absent without any (requirements: Reviews). */
  rating: z.optional(rating),
  /** Those for several units first; absent without any. Lists have only those. */
  offers: z.optional(z.array(announcedOffer)),
  ...schemasOf(['brand', 'netQuantity', 'unit', 'state', 'reference'], 'reply'),
});

export type Product = z.infer<typeof product>;

/** A product of a list. `family` is present only in a list that is grouped by family, for two members or more. */
const listedProduct = z.extend(product, { family: z.optional(familySummary) });

export type ListedProduct = z.infer<typeof listedProduct>;

/** One member of a family, for the picker of a product's page. */
export const familyMember = z.object({
  ...z.pick(product, {
    _id: true,
    name: true,
    price: true,
    discountedPrice: true,
    offer: true,
    stock: true,
    imageUrl: true,
  }).shape,
  label: z.string(),
});

/** A part of a bundle, in its order of use. */
const bundlePart = z.object({
  ...z.pick(product, { _id: true, name: true, stock: true, imageUrl: true }).shape,
  /** The price of one unit alone today. */
  price: z.number(),
  /** In one bundle. */
  units: z.int(),
  size: z.optional(z.string()),
  /** The directions for its use. */
  use: z.optional(z.string()),
  /** Only administrators see them, and only without `lang`: that text in each language, and the sizes to choose from. */
  uses: z.optional(partUses),
  sizes: z.optional(z.array(productSize)),
});

export type BundlePart = z.infer<typeof bundlePart>;

/** A translation in a reply: '' where the base text is shown. `isBehind` if the base text has changed since (docs/decisions/0046). */
const translation = { name: z.string(), isBehind: z.boolean() };

/** The translations of a category or need, for its form. */
export const describedTexts = inTextLanguages(z.object({ ...translation, description: z.string() }));

/** The translations of a family's name and option. */
export const familyTexts = inTextLanguages(z.object({ ...translation, optionName: z.string() }));

const textReplies = /* @__PURE__ */ Object.fromEntries(textFacts.map((name) => [name, z.string()])) as Record<
  TextFact,
  z.ZodMiniString
>;

const productTexts = inTextLanguages(
  z.object({
    ...translation,
    description: z.string(),
    features: z.array(z.string()),
    ...textReplies,
  }),
);

/** The languages that have the texts of something, English first. Its pages in the others show the English ones. */
export const textLanguagesOf = z.array(z.enum(languages));

/** A product with everything that its page shows. */
export const productDetail = z.extend(product, {
  languages: textLanguagesOf,
  /** The last part of its page's address in each language; '' without a Latin letter or digit (docs/decisions/0050). */
  slugs: z.object({ en: z.string(), fr: z.string(), ar: z.string() }),
  /** The pictures after `imageUrl`, in their order. */
  moreImages: z.array(z.string()),
  /** The last parts of the addresses of the needs that have it. */
  needs: z.array(z.string()),
  /** Some are only for administrators (`readBy`). */
  ...schemasOf(fieldNames, 'reply'),
  /** Only administrators see them, and only without `lang`. */
  texts: z.optional(productTexts),
  /** Absent for a product outside a family and for the only member. `label` is this product's own option. */
  family: z.optional(
    z.object({
      _id: id,
      name: z.string(),
      optionName: z.string(),
      label: z.string(),
      members: z.array(familyMember),
    }),
  ),
  /** Only of a bundle (requirements: Bundles). */
  parts: z.optional(z.array(bundlePart)),
});

export type ProductDetail = z.infer<typeof productDetail>;

export const category = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  parentCategory: z.optional(id),
  isActive: z.boolean(),
  /** Only administrators see them, and only without `lang`. */
  texts: z.optional(describedTexts),
});

export type Category = z.infer<typeof category>;

/** The query parameters of the listing page's URL, which contains the page's whole state (requirements: Listing). */
export const listingParams = [
  'brand',
  'category',
  'inStock',
  'keyword',
  'maxPrice',
  'minPrice',
  'need',
  'onOffer',
  'page',
  'sort',
] as const;

/** The most brands or needs of one query. */
const maxChosen = 50;
/** The most products that one query lists by id. */
const maxListedIds = 24;

/** The filters of a list and of its facets (requirements: Product lists). */
const productFilters = {
  keyword: blankIsAbsent(keyword),
  category: blankIsAbsent(
    z.string(messageOf('category-not-one')).check(z.maxLength(100, messageOf('category-too-long'))),
  ),
  minPrice: blankIsAbsent(dinars({ code: 'label-minimum-price' })),
  maxPrice: blankIsAbsent(dinars({ code: 'label-maximum-price' })),
  brand: blankIsAbsent(valueList('Brand', { max: maxChosen, longest: 200 })),
  /** The last parts of the needs' addresses. */
  need: blankIsAbsent(valueList('Need', { max: maxChosen, longest: 60 })),
  inStock: flag({ code: 'label-in-stock' }),
  onOffer: flag({ code: 'label-on-offer' }),
  featured: flag('Featured'),
  ids: blankIsAbsent(valueList({ code: 'label-product-ids' }, { max: maxListedIds, longest: 100 })),
  group: blankIsAbsent(z.enum(['family'], messageOf('grouping-unknown'))),
  ...textsQuery.shape,
};

export const productListQuery = z.object({
  pageNumber: blankIsAbsent(wholeNumber({ code: 'label-page-number' }, 1_000_000)),
  limit: blankIsAbsent(wholeNumber('Limit', 100)),
  sort: blankIsAbsent(z.enum(productSorts, messageOf('sort-order-unknown'))),
  forSale: flag('For sale'),
  ...productFilters,
});

export type ProductListQuery = z.output<typeof productListQuery>;

export const productFacetsQuery = z.object(productFilters);

export type ProductFacetsQuery = z.output<typeof productFacetsQuery>;

/**
 * `correction` is present when a word of `searched` occurs nowhere and the list contains the products for `shown`
 * instead, and `leftOut` when some products do not contain these words. `notSold` is what the shop does not sell. `categories` are those of the best products, on
 * the first page of a search in the whole shop. `productOfCode` is the product whose barcode or SKU was searched, and
 * `nearest` are similar words if nothing is found. In a grouped list `count` counts cards, and `productCount` the
 * products behind them. `closest`, only on the page on which less close matches begin, counts the cards before them.
 */
export const productList = z.object({
  products: z.array(listedProduct),
  count: z.int(),
  productCount: z.optional(z.int()),
  pages: z.int(),
  page: z.int(),
  correction: z.optional(z.object({ searched: z.string(), shown: z.string() })),
  leftOut: z.optional(z.array(z.string())),
  notSold: z.optional(z.array(notSoldReason)),
  productOfCode: z.optional(id),
  nearest: z.optional(z.array(z.string())),
  categories: z.optional(z.array(z.object({ _id: id, name: z.string() }))),
  closest: z.optional(z.int()),
});

export type ProductList = z.infer<typeof productList>;

/** The choices beside a list, each with its number of cards (requirements: Facets). Prices are dinars. */
export const productFacets = z.object({
  count: z.int(),
  /** The most frequent brands and the chosen ones; `brandCount` is the number of all. */
  brands: z.array(z.object({ name: z.string(), count: z.int() })),
  brandCount: z.int(),
  categories: z.array(z.object({ _id: id, count: z.int() })),
  needs: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
  prices: z.array(z.object({ min: z.number(), max: z.number(), count: z.int() })),
  inStock: z.int(),
  onOffer: z.int(),
});

export type ProductFacets = z.infer<typeof productFacets>;

/** A term to complete, as the address and the lists know it: blank suggests nothing (requirements: Suggestions). */
export const suggestionsQuery = z.object({ q: blankIsAbsent(keyword), ...textsQuery.shape });

/** A product among the suggestions, one for each family. */
const suggestedProduct = z.pick(listedProduct, {
  _id: true,
  name: true,
  brand: true,
  price: true,
  discountedPrice: true,
  offer: true,
  stock: true,
  imageUrl: true,
  family: true,
});

/** The most fitting of each kind first. Brands are names as the filter `brand` takes them. */
export const suggestions = z.object({
  terms: z.array(z.string()),
  categories: z.array(z.object({ _id: id, name: z.string(), parentName: z.optional(z.string()) })),
  brands: z.array(z.object({ name: z.string() })),
  needs: z.array(z.object({ slug: z.string(), name: z.string() })),
  products: z.array(suggestedProduct),
});

export type Suggestions = z.infer<typeof suggestions>;
