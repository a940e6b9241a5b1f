import type { ProductChange } from '../../../shared/catalog/admin-products.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { bulkChangeWords } from '../../words/bulk-change-words.ts';
import { colon, formatNumber, formatPrice } from '../../words/formats.ts';
import type { ChangeKind } from './change-draft.ts';

const { form } = adminProductsWords;

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
      return [bySign(change.amount, 'lowerBy', 'raiseBy'), formatPrice(Math.abs(change.amount))];
    case 'pricePercent':
      return [bySign(change.percent, 'lowerPercent', 'raisePercent'), formatNumber(Math.abs(change.percent))];
    case 'discountPercent':
      return ['discountPercent', formatNumber(change.percent)];
    case 'discountBy':
      return ['discountBy', formatPrice(change.amount)];
    case 'costPrice':
      return [
        'cost',
        change.costPrice === null ? bulkChangeWords.unknownCost : formatPrice(change.costPrice),
      ];
    case 'costPercent':
      return ['costPercent', formatNumber(change.percent)];
    case 'tvaRate':
      return ['tvaRate', change.tvaRate === null ? form.usualRate : form.percent(change.tvaRate)];
    case 'stock':
      return ['stock', formatNumber(change.stock)];
    case 'stockBy':
      return [bySign(change.units, 'takeStock', 'addStock'), formatNumber(Math.abs(change.units))];
    case 'lowStockLimit':
      return ['limit', change.lowStockLimit === null ? undefined : formatNumber(change.lowStockLimit)];
    case 'featured':
      return [change.featured ? 'feature' : 'unfeature'];
    case 'state':
      return [change.state === 'shown' ? 'show' : 'hide'];
    case 'brand':
      return ['brand', change.brand];
    case 'category':
    case 'noDiscount':
    case 'delete':
      return [change.kind];
  }
}

function bySign(number: number, below: ChangeKind, above: ChangeKind) {
  return number < 0 ? below : above;
}
