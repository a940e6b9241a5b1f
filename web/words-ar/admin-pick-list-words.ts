import type { adminPickListWords as english } from '../words/admin-pick-list-words.ts';
import { type CountedNoun, comma, counted, countedUnits } from './formats.ts';

const products: CountedNoun = ['منتج واحد', 'منتجان', 'منتجات', 'منتجًا', 'منتج'];

/** Words of the list of what to fetch from the shelves. */
export const adminPickListWords: typeof english = {
  place: 'الموضع',
  product: 'المنتج',
  variant: 'الخيار',
  units: 'الوحدات',
  reference: 'المرجع (SKU)',
  barcode: 'الرمز الشريطي',
  orders: 'الطلبيات',
  sum: (fetched, units) =>
    `${counted(fetched, products, 'لا منتجات')}${comma}${counted(units, countedUnits, 'لا وحدات')}`,
};
