import type { suggestionWords as english } from '../words/suggestion-words.ts';
import { isolated, plural } from './formats.ts';

/** Words of the suggestions below the search fields, loaded when a field is used. */
export const suggestionWords: typeof english = {
  list: 'اقتراحات البحث',
  terms: 'عمليات بحث',
  categories: 'الأقسام',
  brands: 'العلامات التجارية',
  needs: 'الاحتياجات',
  products: 'المنتجات',
  recent: 'عمليات البحث الأخيرة',
  remove: (term) => `إزالة «${isolated(term)}» من عمليات البحث الأخيرة`,
  removeAll: 'مسح الكل',
  from: 'ابتداءً من',
  soldOut: 'غير متوفر',
  count: (count) =>
    plural(count, {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: `${count} اقتراحات`,
      many: `${count} اقتراحًا`,
      other: `${count} اقتراح`,
    }),
  recentCount: (count) =>
    plural(count, {
      zero: 'لا عمليات بحث أخيرة',
      one: 'عملية بحث أخيرة واحدة',
      two: 'عمليتا بحث أخيرتان',
      few: `${count} عمليات بحث أخيرة`,
      many: `${count} عملية بحث أخيرة`,
      other: `${count} عملية بحث أخيرة`,
    }),
};
