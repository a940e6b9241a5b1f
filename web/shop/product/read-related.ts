import type { Call } from '../../../shared/api.ts';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { joinChoices } from '../../../shared/contract/list-query.ts';
import { inPageLanguage } from '../../call.ts';
import type { CategoryNode } from '../categories/category-chain.ts';
import { type CardProduct, toCardProduct } from '../product-card/card-product.ts';

const shown = 4;

/**
 * Up to four other products, one of each family: of the category, then of those above it, of the needs and of the brand
 * (requirements: Product page). `chain` is the category with those above it, main category first.
 */
export async function readRelated(call: Call, product: ProductDetail, chain: CategoryNode[]) {
  const { category, needs, brand } = product;
  const above = chain.slice(0, -1).reverse();
  const places = [
    { category: category._id },
    ...above.map(({ _id }) => ({ category: _id })),
    ...(needs.length > 0 ? [{ need: joinChoices(needs) }] : []),
    ...(brand ? [{ brand: joinChoices([brand]) }] : []),
  ];
  const seen = new Set((product.family?.members ?? [product]).map(({ _id }) => _id));
  const related: CardProduct[] = [];
  for (const place of places) {
    if (related.length === shown) break;
    // Its own card, or one of its family, and those found before may be among them.
    const query = { ...place, limit: 2 * shown, group: 'family', ...inPageLanguage } as const;
    const { products } = await call('GET /products', { query });
    const others = products.filter(({ _id }) => !seen.has(_id)).slice(0, shown - related.length);
    for (const { _id } of others) seen.add(_id);
    related.push(...others.map(toCardProduct));
  }
  return related;
}
