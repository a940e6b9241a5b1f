import type { Product } from '../../../shared/catalog.ts';
import { effectivePrice } from '../../../shared/prices.ts';
import { isSoldOut } from '../product-card/sizes-in-stock.ts';

const schema = 'https://schema.org';

/** The product as search engines read it (schema.org Product). `url` is the page's absolute address. */
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
      availability: `${schema}/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
    },
  };
}

/** The last 8 characters of the id in capitals (requirements: Product page). */
export function productSku(productId: string) {
  return productId.slice(-8).toUpperCase();
}
