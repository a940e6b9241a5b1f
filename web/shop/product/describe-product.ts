import type { Product } from '../../../shared/catalog.ts';
import { sharePictureSize, sharePictureUrl } from '../../../shared/images.ts';
import { breadcrumbJsonLd } from '../../head/breadcrumb-json-ld.ts';
import type { FactsArgs, PageFacts, SharePicture } from '../../head/page-facts.ts';
import { productUrl } from '../product-card/product-url.ts';
import { productJsonLd } from './product-json-ld.ts';
import { productSteps } from './product-steps.ts';

/** What search engines and messengers are told of a product's page. */
export async function describeProduct(
  { product }: { product: Product },
  args: FactsArgs,
): Promise<PageFacts> {
  const { call, url } = args;
  const { _id, name, description, imageUrl } = product;
  const categories = await call('GET /categories', {}).catch(() => []);
  const address = productUrl(_id);
  return {
    // Sizes and flavors of one thing are described alike.
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
