import type { Product } from '../../../shared/catalog.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { listingUrl } from '../listing/listing.ts';
import { productUrl } from '../product-card/product-url.ts';

/** The way to a product (requirements: Product page). */
export function productSteps({ _id, name, category }: Product) {
  return [
    { name: catalogWords.home, to: '/' },
    { name: catalogWords.products, to: '/products' },
    { name: category.name, to: listingUrl({ category: category._id }) },
    { name, to: productUrl(_id) },
  ];
}
