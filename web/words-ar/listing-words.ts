import type { ProductSort } from '../../shared/contract/list-query.ts';
import type { listingWords as english } from '../words/listing-words.ts';
import { type CountedNoun, counted, formatNumber, isolated } from './formats.ts';

const sorts: Partial<Record<ProductSort, string>> = {
  'best-match': 'الأكثر صلة',
  newest: 'الأحدث أولًا',
  'price-low': 'السعر: الأقل أولًا',
  'price-high': 'السعر: الأعلى أولًا',
  'unit-price': 'سعر الوحدة: الأقل أولًا',
  rating: 'الأعلى تقييمًا',
  'name-asc': 'الاسم: من أ إلى ي',
  'name-desc': 'الاسم: من ي إلى أ',
};

/** After a noun or a preposition. */
const ofProducts: CountedNoun = ['منتج واحد', 'منتجين', 'منتجات', 'منتجًا', 'منتج'];

/** Words of the listing: its heading, filters and results. */
export const listingWords: typeof english = {
  heading: 'كل المنتجات',
  offersHeading: 'عروض وتخفيضات',
  pageOf: (text, page) => `${text} (الصفحة ${page})`,
  searchHeading: (keyword) => `نتائج البحث عن «${isolated(keyword)}»`,
  description:
    'مكملات غذائية ومنتجات نظافة وعناية ومستلزمات طبية، حسب القسم والعلامة التجارية والسعر. الدفع عند الاستلام في كل ولايات الجزائر.',
  keyword: (keyword) => `البحث: ${isolated(keyword)}`,
  clear: 'مسح',
  clearKeyword: (keyword) => `مسح البحث عن ${isolated(keyword)}`,
  filters: 'التصفية',
  activeFilters: (count) => `${count}`,
  clearAll: 'مسح الكل',
  category: 'القسم',
  allCategories: 'كل الأقسام',
  subcategory: 'القسم الفرعي',
  subSubcategory: 'القسم التفصيلي',
  allIn: (name) => `كل منتجات ${isolated(name)}`,
  priceRange: 'السعر',
  minPrice: 'أدنى سعر',
  maxPrice: 'أعلى سعر',
  applyPrice: 'تطبيق السعر',
  priceBand: (min, max) => `${min} – ${max}`,
  priceFrom: (min) => `ابتداءً من ${min}`,
  priceTo: (max) => `إلى غاية ${max}`,
  availability: 'التوفر',
  inStockOnly: 'متوفر',
  offers: 'العروض',
  onOfferOnly: 'منتجات مخفضة',
  needs: 'الاحتياج',
  brand: 'العلامة التجارية',
  showMore: (count, total) => (count < total ? `عرض ${count} من ${total}` : `عرض الكل (${count})`),
  otherBrands: 'للعثور على علامة أخرى، يمكن استعمال البحث.',
  findIn: (list) => `بحث: ${list}`,
  removeFilter: (name) => `إزالة التصفية: ${isolated(name)}`,
  rangeReversed: (low, high) =>
    `أدنى سعر أكبر من أعلى سعر، لذلك تظهر الأسعار من ${isolated(low)} إلى ${isolated(high)}.`,
  priceUnclear: 'يُكتب السعر مثل 1500',
  showProducts: (count) => `عرض ${counted(count, ofProducts, '0')}`,
  sortBy: 'الترتيب',
  applySort: 'ترتيب',
  sort: (sort) => sorts[sort] ?? sort,
  showing: (shown, count) => {
    if (count === 0) return 'لا منتجات';
    return `عرض ${shown < count ? `${shown} من ` : ''}${counted(count, ofProducts, '')}`;
  },
  withVariants: (count) => `(${formatNumber(count)} مع الخيارات)`,
  filtered: 'نتائج مصفّاة',
  correction: (shown) => `نتائج البحث عن «${isolated(shown)}».`,
  leftOut: (...left) =>
    left.length > 2
      ? 'بعضها فيه جزء من الكلمات فقط.'
      : `بعضها يظهر دون ${left.map((word) => `«${isolated(word)}»`).join('، ')}.`,
  others: 'نتائج أخرى',
  foundIn: 'البحث في:',
  exactly: (keyword) => `البحث عن «${isolated(keyword)}» بدلًا من ذلك`,
};
