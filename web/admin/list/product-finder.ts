import { underLabelledName } from '../../../shared/catalog/labelled-name.ts';
import { call, inPageLanguage } from '../../call.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';

const most = 8;

/**
 * The best products for a text, for the list below a field. The note says how many there are, or for
 * which other word they are. Enter chooses the product whose barcode or reference was typed, or the only one.
 */
export function searchProducts(keyword: string, signal: AbortSignal) {
  return findProducts({ keyword }, signal);
}

/** The same among the products that can be ordered, for orders and gifts: neither drafts nor those of inactive categories. */
export function searchProductsForSale(keyword: string, signal: AbortSignal) {
  return findProducts({ keyword, forSale: true }, signal);
}

async function findProducts(wanted: { keyword: string; forSale?: boolean }, signal: AbortSignal) {
  const query = { ...wanted, sort: 'best-match' as const, limit: most, ...inPageLanguage };
  const reply = await call('GET /products', { query }, { signal });
  const { products, count, correction, productOfCode } = reply;
  const { finder, list } = adminProductsWords;
  const note = correction ? list.corrected(correction.searched, correction.shown) : finder.found(count);
  const only = count === 1 && !correction ? products[0]?._id : undefined;
  return { rows: products.map(underLabelledName), note, byEnter: productOfCode ?? only };
}
