import type { Product, ProductDetail } from '../../../shared/catalog/catalog.ts';
import { sharePictureSize, sharePictureUrl } from '../../../shared/catalog/images.ts';
import { discountPercent, effectivePrice, formerPrice, unitPrice } from '../../../shared/catalog/prices.ts';
import type { QuantityUnit } from '../../../shared/catalog/product-facts.ts';
import type { ProductReviews } from '../../../shared/reviews/reviews.ts';
import type { Language } from '../../../shared/values/languages.ts';
import {
  breadcrumbJsonLd,
  type FactsArgs,
  type PageFacts,
  pageAddress,
  type SharePicture,
} from '../../head/page-facts.ts';
import { buyerReviewWords } from '../../words/buyer-review-words.ts';
import { colon, language } from '../../words/formats.ts';
import type { CategoryNode } from '../categories/category-chain.ts';
import { listingSteps } from '../listing/listing-steps.ts';
import { productUrl } from '../product-card/product-url.ts';
import { isSoldOut } from '../product-card/sizes-in-stock.ts';

type Described = { product: ProductDetail; chain: CategoryNode[]; reviews?: ProductReviews };

/** The facts of a product's page for search engines and messengers. */
export function describeProduct(
  { product, chain, reviews }: Described,
  { url }: Pick<FactsArgs, 'url'>,
): PageFacts {
  const { name, description, imageUrl, languages } = product;
  const address = readableUrl(product, language);
  return {
    // With the name, because sizes and flavors of one product share a description.
    description: description ? name + colon + description : name,
    address: {
      en: readableUrl(product, 'en'),
      fr: readableUrl(product, 'fr'),
      ar: readableUrl(product, 'ar'),
    },
    languages,
    kind: 'product',
    picture: sharePictureOf(imageUrl),
    jsonLd: [
      { ...productJsonLd(product, pageAddress(address, url)), ...reviewsJsonLd(reviews) },
      breadcrumbJsonLd(productSteps(product, chain, address), url),
    ],
  };
}

/** The address for search engines and for sharing, with the product's name (docs/decisions/0050). */
export function readableUrl({ _id, slugs }: ProductDetail, language: Language) {
  return slugs[language] ? `${productUrl(_id)}/${slugs[language]}` : productUrl(_id);
}

function sharePictureOf(imageUrl: string): SharePicture | undefined {
  const own = sharePictureUrl(imageUrl);
  if (own) return { address: own, size: sharePictureSize, type: 'image/jpeg' };
  return imageUrl ? { address: imageUrl } : undefined;
}

/** The product as schema.org Product. `url` is the page's absolute address. */
export function productJsonLd(product: ProductDetail, url: string) {
  const { name, description, imageUrl, moreImages, brand, category, barcode } = product;
  const images = [imageUrl, ...moreImages].filter(Boolean);
  return {
    '@type': 'Product',
    name,
    description,
    url,
    category: category.name,
    sku: productSku(product._id),
    ...(images.length > 0 && { image: images.map((image) => new URL(image, url).href) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(barcode && { [`gtin${barcode.length}`]: barcode }),
    ...measurement(product),
    ...membership(product),
    offers: {
      '@type': 'Offer',
      url,
      price: effectivePrice(product).toFixed(2),
      priceCurrency: 'DZD',
      availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
      ...(product.offer && { priceValidUntil: product.offer.lastDay }),
      ...priceSpecifications(product),
    },
  };
}

/** The most reviews that search engines show of a product. */
const describedReviews = 5;

/** Nothing without a review: an average of none would be a lie. */
function reviewsJsonLd(loaded: ProductReviews | undefined) {
  if (!loaded?.rating) return {};
  const { average, count } = loaded.rating;
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 },
    review: loaded.reviews.slice(0, describedReviews).map(({ stars, text, name, createdAt, language }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
      author: { '@type': 'Person', name: name || buyerReviewWords.somebody },
      datePublished: createdAt.slice(0, 10),
      ...(text && { reviewBody: text, inLanguage: language }),
    })),
  };
}

/** The codes of UN/CEFACT for the units. */
const unitCodes: Record<QuantityUnit, string> = { ml: 'MLT', g: 'GRM', pieces: 'C62' };

function quantityOf(value: number, unit: QuantityUnit) {
  return { '@type': 'QuantitativeValue', value, unitCode: unitCodes[unit] };
}

function measurement({ netQuantity, unit }: Product) {
  return netQuantity !== undefined && unit && { hasMeasurement: quantityOf(netQuantity, unit) };
}

function priceSpecifications(product: Product) {
  const all = [...unitPricing(product), ...struckPrice(product)];
  return all.length > 0 && { priceSpecification: all.length === 1 ? all[0] : all };
}

/** The pack's quantity, and the quantity to which its unit price refers. */
function unitPricing(product: Product) {
  const compared = unitPrice(product);
  if (!compared || product.netQuantity === undefined) return [];
  const { quantity, unit } = compared;
  const referenceQuantity = {
    ...quantityOf(product.netQuantity, unit),
    valueReference: quantityOf(quantity, unit),
  };
  return [{ ...priceOf(effectivePrice(product)), referenceQuantity }];
}

/** The former price of an offer, which search engines strike too. */
function struckPrice(product: Product) {
  if (!product.offer || discountPercent(product) === 0) return [];
  return [{ ...priceOf(formerPrice(product)), priceType: 'https://schema.org/StrikethroughPrice' }];
}

function priceOf(price: number) {
  return { '@type': 'UnitPriceSpecification', price: price.toFixed(2), priceCurrency: 'DZD' };
}

/** The options of families that are also properties of schema.org. */
const variedProperties = ['size', 'color'];

function membership({ family }: ProductDetail) {
  if (!family) return undefined;
  const property = family.optionName.toLowerCase();
  const isKnown = variedProperties.includes(property);
  return {
    ...(isKnown && { [property]: family.label }),
    isVariantOf: {
      '@type': 'ProductGroup',
      name: family.name,
      productGroupID: family._id,
      variesBy: isKnown ? `https://schema.org/${property}` : family.optionName,
    },
  };
}

/** The last 8 characters of the id in capitals (requirements: Product page). */
export function productSku(productId: string) {
  return productId.slice(-8).toUpperCase();
}

/** The breadcrumb of a product, through every category above it (requirements: Product page). */
export function productSteps(
  { _id, name, category }: Product,
  chain: CategoryNode[],
  address = productUrl(_id),
) {
  // The chain is empty if the categories could not be read, or do not contain the product's category yet.
  return [...listingSteps(chain.length > 0 ? chain : [category]), { name, to: address }];
}
