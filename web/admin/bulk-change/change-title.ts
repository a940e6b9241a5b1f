import type { ProductChange } from '../../../shared/catalog/admin-products.ts';
import { bulkChangeWords } from '../../words/bulk-change-words.ts';
import { colon, formatNumber, formatPrice } from '../../words/formats.ts';
import type { ChangeKind } from './change-draft.ts';

/** A change of several products as the menu names it, with its number. */
export function changeTitle(change: ProductChange) {
  const [kind, value] = partsOf(change);
  return [bulkChangeWords.kinds[kind], value].filter(Boolean).join(colon);
}

function partsOf(change: ProductChange): [kind: ChangeKind, value?: string] {
  switch (change.kind) {
    case 'price':
      return ['price', formatPrice(change.price)];
    case 'priceBy':
      return [change.amount < 0 ? 'lowerBy' : 'raiseBy', formatPrice(Math.abs(change.amount))];
    case 'pricePercent':
      return [change.percent < 0 ? 'lowerPercent' : 'raisePercent', formatNumber(Math.abs(change.percent))];
    case 'stock':
      return ['stock', formatNumber(change.stock)];
    case 'stockBy':
      return [change.units < 0 ? 'takeStock' : 'addStock', formatNumber(Math.abs(change.units))];
    case 'lowStockLimit':
      return ['limit', change.lowStockLimit === null ? undefined : formatNumber(change.lowStockLimit)];
    case 'featured':
      return [change.featured ? 'feature' : 'unfeature'];
    case 'state':
      return [change.state === 'shown' ? 'show' : 'hide'];
    case 'brand':
      return ['brand', change.brand];
    case 'category':
    case 'delete':
      return [change.kind];
  }
}
