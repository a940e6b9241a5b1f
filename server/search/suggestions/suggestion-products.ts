import type { Language } from '../../../shared/values/languages.ts';
import type { Row } from '../../listing/catalog-row.ts';
import type { CatalogSnapshot } from '../../listing/catalog-snapshot.ts';
import { putLast } from '../../listing/list-cards.ts';
import { pageOfNumbers } from '../../listing/listing-pages.ts';
import { readProducts, withFamilies } from '../../listing/read-products.ts';

const mostProducts = 5;

/** The first of these products, in stock before sold out and one of each family, as lists show them. */
export async function readCards(snapshot: CatalogSnapshot, rows: Row[], language: Language) {
  const chosen = new Map<number, Row>();
  for (const row of putLast(rows, ({ isSoldOut }) => isSoldOut)) {
    // Families and rows are told apart by their sign.
    const card = row.family || -1 - row.place;
    if (row.isVisible && chosen.size < mostProducts && !chosen.has(card)) chosen.set(card, row);
  }
  if (chosen.size === 0) return [];
  const page = pageOfNumbers([...chosen.values()].map(({ number }) => number));
  const products = await readProducts(snapshot, page, language);
  return withFamilies(snapshot, products, { includeHidden: false });
}
