import type { bulkChangeWords as english } from '../words/bulk-change-words.ts';
import { type CountedNoun, counted, formatNumber, isolated, plural } from './formats.ts';

const products: CountedNoun = ['منتج واحد', 'منتجان', 'منتجات', 'منتجًا', 'منتج'];
/** After a noun or a preposition. */
const ofProducts: CountedNoun = ['منتج واحد', 'منتجين', 'منتجات', 'منتجًا', 'منتج'];
/** As the object of a verb. */
const affected: CountedNoun = ['منتجًا واحدًا', 'منتجين', 'منتجات', 'منتجًا', 'منتج'];

/** Words of one change of several products. */
export const bulkChangeWords: typeof english = {
  selected: (count) => `المحدد: ${formatNumber(count)}`,
  change: (count) => `تعديل ${counted(count, ofProducts, '0 منتج')}`,
  label: 'المنتجات المحددة',
  all: (count, isFiltered) =>
    `تحديد ${counted(count, ofProducts, '0 منتج')}${isFiltered ? ' تطابق هذه التصفية' : ''}`,
  first: (most, count) => `تحديد أول ${formatNumber(most)} من ${counted(count, ofProducts, '0 منتج')}`,
  title: (count) => `تعديل ${counted(count, ofProducts, '0 منتج')}`,
  what: 'نوع التعديل',
  kinds: {
    raisePercent: 'رفع السعر بنسبة مئوية',
    lowerPercent: 'خفض السعر بنسبة مئوية',
    raiseBy: 'رفع السعر بمبلغ',
    lowerBy: 'خفض السعر بمبلغ',
    price: 'تعيين السعر',
    discountPercent: 'تخفيض بنسبة مئوية',
    discountBy: 'تخفيض بمبلغ',
    noDiscount: 'إنهاء التخفيض',
    cost: 'تعيين سعر الشراء',
    costPercent: 'تعيين سعر الشراء كنسبة من السعر',
    tvaRate: 'تعيين معدل الرسم على القيمة المضافة',
    stock: 'تعيين المخزون',
    addStock: 'إضافة إلى المخزون',
    takeStock: 'سحب من المخزون',
    limit: 'تعيين حد المخزون المنخفض',
    category: 'نقل إلى قسم',
    brand: 'تغيير العلامة التجارية',
    feature: 'إضافة إلى المنتجات المختارة',
    unfeature: 'إزالة من المنتجات المختارة',
    show: 'عرض في المتجر',
    hide: 'إخفاء عن الزبائن (مسودة)',
    delete: 'حذف',
  },
  value: {
    raisePercent: 'النسبة المئوية',
    lowerPercent: 'النسبة المئوية',
    raiseBy: 'المبلغ (دج)',
    lowerBy: 'المبلغ (دج)',
    price: 'السعر (دج)',
    discountPercent: 'نسبة التخفيض من السعر',
    discountBy: 'مبلغ التخفيض من السعر (دج)',
    cost: 'سعر الشراء (دج)',
    costPercent: 'النسبة المئوية من السعر',
    stock: 'المخزون',
    addStock: 'الوحدات',
    takeStock: 'الوحدات',
    limit: 'الحد',
  },
  limitHint: (usual) => `الحقل الفارغ يعني الحد المعتاد: ${formatNumber(usual)}.`,
  roundTo: 'التقريب إلى',
  rounding: { tens: '10 دج', centimes: 'السنتيم' },
  brand: 'العلامة التجارية',
  brandHint: 'تنتقل إلى هذه العلامة عروض كل علامة لم يبق لها أي منتج.',
  none: 'لا شيء',
  unknownCost: 'غير معروف',
  costHint: 'الحقل الفارغ يعني أن السعر غير معروف.',
  costPercentHint: 'من السعر قبل أي تخفيض، مع التقريب إلى السنتيم: 70 تعطي 840.00 دج من 1200.00 دج.',
  noDiscount: 'دون تخفيض',
  alike: {
    title: 'علامة واحدة على الأرجح بعدة كتابات',
    spelling: (name, count) => `${isolated(name)} (${formatNumber(count)})`,
    merge: 'توحيد',
  },
  category: 'القسم',
  chooseCategory: 'اختيار قسم',
  numberMissing: 'يُرجى إدخال عدد لا يقل عن 0.',
  failed: 'تعذّر تعديل المنتجات',
  look: 'معاينة',
  cancel: 'إلغاء',
  back: 'رجوع',
  close: 'إغلاق',
  apply: (count) => `تطبيق على ${counted(count, ofProducts, '0 منتج')}`,
  applyDeletion: (count) => `حذف ${counted(count, ofProducts, '0 منتج')}`,
  summary: (count) => (count === 0 ? 'لن يتغيّر أي منتج.' : `سيشمل التعديل ${counted(count, affected, '')}.`),
  unchanged: (count) => {
    const several = `${counted(count, products, 'لا منتجات')} لها هذه القيمة أصلًا.`;
    return plural(count, {
      zero: several,
      one: 'منتج واحد له هذه القيمة أصلًا.',
      two: 'منتجان لهما هذه القيمة أصلًا.',
      few: several,
      many: several,
      other: several,
    });
  },
  rounded: (count) => `عدد المنتجات التي يُبقي التقريب سعرها كما هو: ${formatNumber(count)}`,
  cheaper: (count) => `عدد المنتجات الأرخص أصلًا والتي تبقى كما هي: ${formatNumber(count)}`,
  similar: (count) =>
    `عدد المنتجات التي تظهر في القائمة دون أن تسمّيها كلماتك، لأنها في وصفها أو لأن فيها كلمات قريبة: ${formatNumber(count)}. لم تُحدَّد. لتعديلها أيضًا، حدّدها في القائمة.`,
  more: (count) =>
    plural(count, {
      zero: '',
      one: 'ومنتج آخر',
      two: 'ومنتجان آخران',
      few: `و${formatNumber(count)} منتجات أخرى`,
      many: `و${formatNumber(count)} منتجًا آخر`,
      other: `و${formatNumber(count)} منتج آخر`,
    }),
  fields: {
    discountedPrice: 'السعر المخفّض:',
    costPrice: 'سعر الشراء:',
    tvaRate: 'الرسم على القيمة المضافة:',
  },
  arrow: ' \u200f←\u200f ',
  usualLimit: 'الحد المعتاد',
  featured: 'منتج مختار',
  notFeatured: 'منتج غير مختار',
  states: { shown: 'معروض', draft: 'مسودة', deleted: 'محذوف' },
  deletionHint:
    'لا يمكن استعادة المنتجات المحذوفة ولا تقييماتها. تحتفظ الطلبيات بنسخ منها. المنتجات الموجودة في طلبية جارية تبقى.',
  refused: (count) => {
    const several = `لا يمكن تعديل ${counted(count, ofProducts, '')}، فتبقى كما هي:`;
    return plural(count, {
      zero: 'يمكن تعديل كل المنتجات.',
      one: 'لا يمكن تعديل منتج واحد، فيبقى كما هو:',
      two: 'لا يمكن تعديل منتجين، فيبقيان كما هما:',
      few: several,
      many: several,
      other: several,
    });
  },
  notDone: (count) => `تعذّر تعديل ${counted(count, ofProducts, '0 منتج')}:`,
  refusal: (name, reason) => `${isolated(name)}: ${reason}`,
  report: 'العرض أو التراجع',
  reportOfDeletion: 'عرض المنتجات',
  done: (count) => `تم تعديل ${counted(count, ofProducts, '0 منتج')}`,
  deleted: (count) => `تم حذف ${counted(count, ofProducts, '0 منتج')}`,
};
