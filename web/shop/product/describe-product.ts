import type { Product } from '../../../shared/catalog.ts';
import { sharePictureSize, sharePictureUrl } from '../../../shared/images.ts';
import { effectivePrice } from '../../../shared/prices.ts';
import {
  breadcrumbJsonLd,
  type FactsArgs,
  type PageFacts,
  type SharePicture,
} from '../../head/page-facts.ts';
import { type CategoryNode, categoryChain } from '../categories/category-chain.ts';
import { listingSteps } from '../listing/listing-steps.ts';
import { productUrl } from '../product-card/product-url.ts';
import { isSoldOut } from '../product-card/sizes-in-stock.ts';

/** The facts of a product's page for search engines and messengers. */
export async function describeProduct(
  { product }: { product: Product },
  args: FactsArgs,
): Promise<PageFacts> {
  const { call, url } = args;
  const { _id, name, description, imageUrl } = product;
  const categories = await call('GET /categories', {}).catch(() => []);
  const address = productUrl(_id);
  return {
    // With the name, because sizes and flavors of one product share a description.
    description: description ? `${name}: ${description}` : name,
    address,
    kind: 'product',
    picture: sharePictureOf(imageUrl),
    jsonLd: [
      productJsonLd(product, new URL(address, url).href),
      breadcrumbJsonLd(productSteps(product, categories), url),
    ],
  };
}

function sharePictureOf(imageUrl: string): SharePicture | undefined {
  const own = sharePictureUrl(imageUrl);
  if (own) return { address: own, size: sharePictureSize, type: 'image/jpeg' };
  return imageUrl ? { address: imageUrl } : undefined;
}

/** The product as schema.org Product. `url` is the page's absolute address. */
export function productJsonLd(product: Product, url: string) {
  const { name, description, imageUrl, brand, category } = product;
  return {
    '@type': 'Product',
    name,
    description,
    url,
    category: category.name,
    sku: productSku(product._id),
    ...(imageUrl && { image: new URL(imageUrl, url).href }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    offers: {
      '@type': 'Offer',
      url,
      price: effectivePrice(product).toFixed(2),
      priceCurrency: 'DZD',
      availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
    },
  };
}

/** The last 8 characters of the id in capitals (requirements: Product page). */
export function productSku(productId: string) {
  return productId.slice(-8).toUpperCase();
}

/** The breadcrumb of a product, through every category above it (requirements: Product page). */
export function productSteps({ _id, name, category }: Product, categories: CategoryNode[]) {
  const chain = categoryChain(categories, category._id);
  // The list of categories may be empty, or too old to contain the product's category.
  return [...listingSteps(chain.length > 0 ? chain : [category]), { name, to: productUrl(_id) }];
}
