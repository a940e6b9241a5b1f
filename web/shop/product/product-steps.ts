import type { Product } from '../../../shared/catalog.ts';
import { type CategoryNode, categoryChain } from '../categories/category-chain.ts';
import { listingSteps } from '../listing/listing-steps.ts';
import { productUrl } from '../product-card/product-url.ts';

/** The breadcrumb of a product, through every category above it (requirements: Product page). */
export function productSteps({ _id, name, category }: Product, categories: CategoryNode[]) {
  const chain = categoryChain(categories, category._id);
  // The list of categories may be missing or older than the product's own.
  return [...listingSteps(chain.length > 0 ? chain : [category]), { name, to: productUrl(_id) }];
}
