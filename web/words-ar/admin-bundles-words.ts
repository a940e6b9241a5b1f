import type { adminBundlesWords as english } from '../words/admin-bundles-words.ts';
import { isolated } from './formats.ts';

/** Words of the parts of a bundle, in the form of a product and on the papers of its orders. */
export const adminBundlesWords: typeof english = {
  title: 'محتوى المجموعة',
  none: 'تُضاف هنا منتجات لبيعها معًا بسعر هذا المنتج. يُحسب مخزونه عندئذ من مخزونها.',
  note: 'حسب ترتيب الاستعمال. المخزون هو مخزون أقلها توفرًا.',
  label: 'المنتجات حسب ترتيب استعمالها',
  add: 'إضافة منتج',
  removeNamed: (name) => `إخراج ${isolated(name)}`,
  units: 'الكمية',
  unitsOf: (name) => `كمية ${isolated(name)}`,
  sizeOf: (name) => `مقاس ${isolated(name)}`,
  chooseSize: 'اختيار المقاس',
  use: 'طريقة الاستعمال',
  uses: { en: 'بالإنجليزية', fr: 'بالفرنسية', ar: 'بالعربية' },
  apart: (price) => `منفصلة ${price}`,
  stockHint: 'يُحسب من المحتوى.',
  weightHint: 'مع التغليف. إن بقي فارغًا فهو وزن محتواها.',
};
