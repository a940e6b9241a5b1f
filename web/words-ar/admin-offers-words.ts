import type { adminOffersWords as english } from '../words/admin-offers-words.ts';
import { type CountedNoun, counted, formatNumber, isolated, plural } from './formats.ts';

const offers: CountedNoun = ['عرض واحد', 'عرضان', 'عروض', 'عرضًا', 'عرض'];
const orders: CountedNoun = ['طلبية واحدة', 'طلبيتان', 'طلبيات', 'طلبية', 'طلبية'];
const codes: CountedNoun = ['رمز واحد', 'رمزان', 'رموز', 'رمزًا', 'رمز'];
const wilayas: CountedNoun = ['ولاية واحدة', 'ولايتان', 'ولايات', 'ولاية', 'ولاية'];
const categories: CountedNoun = ['قسم واحد', 'قسمان', 'أقسام', 'قسمًا', 'قسم'];

/** Words of the list and the form of offers. */
export const adminOffersWords: typeof english = {
  title: 'العروض',
  kinds: {
    code: 'رمز تخفيض',
    quantity: 'سعر لعدة وحدات من منتج واحد',
    delivery: 'توصيل مجاني',
  },
  states: { running: 'جارٍ', planned: 'قادم', over: 'منتهٍ', paused: 'موقوف' },
  days: (first, last) => `من ${first} إلى ${last}`,
  taken: (count) => counted(count, orders, 'لا طلبيات'),
  sums: (saved, revenue) => `، التخفيضات: ${saved}، رقم الأعمال: ${revenue}`,
  codes: {
    title: (count) => counted(count, codes, 'لا رموز'),
    given: 'الرموز، رمز واحد في كل سطر',
    generate: 'أو عدد الرموز التي ينشئها المتجر (10\u00a0000 على الأكثر)',
    maxUses: 'عدد الطلبيات لكل رمز (الحقل الفارغ يعني دون حد)',
    add: 'إضافة رموز',
    uses: (uses, most) =>
      `الاستعمالات: ${formatNumber(uses)}${most === null ? '' : ` من ${formatNumber(most)}`}`,
    more: (count) =>
      plural(count, {
        zero: '',
        one: 'ورمز آخر',
        two: 'ورمزان آخران',
        few: `و${formatNumber(count)} رموز أخرى`,
        many: `و${formatNumber(count)} رمزًا آخر`,
        other: `و${formatNumber(count)} رمز آخر`,
      }),
  },
  loading: 'جارٍ تحميل العروض…',
  failed: 'تعذّر تحميل العروض',
  errorTitle: 'خطأ في تحميل العروض',
  add: 'إضافة عرض',
  filters: { label: 'التصفية', keyword: 'البحث', keywordPlaceholder: 'اسم العرض…' },
  found: (count) => counted(count, offers, 'لا عروض'),
  editNamed: (name) => `تعديل ${isolated(name)}`,
  deleteNamed: (name) => `حذف ${isolated(name)}`,
  empty: {
    title: 'لا عروض',
    none: 'لا توجد عروض بعد.',
    filtered: 'لا يوجد عرض بهذا الاسم.',
  },
  deletion: {
    title: (name) => `حذف ${isolated(name)}`,
    question: 'لا يمكن استعادة العرض بعد حذفه.',
    confirm: 'حذف',
    done: 'تم حذف العرض',
    failed: 'تعذّر حذف العرض',
  },
  form: {
    newTitle: 'عرض جديد',
    editTitle: 'تعديل العرض',
    loading: 'جارٍ تحميل العرض…',
    failed: 'تعذّر تحميل العرض',
    errorTitle: 'خطأ في تحميل العرض',
    notFound: 'العرض غير موجود',
    tryAgain: 'إعادة المحاولة',
    back: 'العودة إلى العروض',
    card: 'العرض',
    limits: 'الشروط',
    targets: 'المنتجات',
    only: 'لهذه فقط (دون تحديد، يشمل العرض كل المنتجات)',
    except: 'باستثناء',
    wilayas: (chosen) => counted(chosen, wilayas, 'كل الولايات'),
    categories: (chosen) => counted(chosen, categories, 'لا أقسام'),
    fields: {
      name: 'الاسم',
      nameFr: 'الاسم بالفرنسية',
      nameAr: 'الاسم بالعربية',
      kind: 'النوع',
      firstDay: 'اليوم الأول',
      lastDay: 'اليوم الأخير',
      percent: 'نسبة التخفيض (%)',
      amount: 'أو مبلغ التخفيض (دج)',
      units: 'عدد الوحدات من منتج واحد',
      price: 'سعرها معًا (دج)',
      free: 'أو عدد الوحدات المجانية منها',
      isActive: 'العرض مفعّل خلال أيامه',
      minimum: 'الحد الأدنى لمجموع المنتجات (دج)',
      maxUses: 'العدد الأقصى للطلبيات',
      maxPerPhone: 'العدد الأقصى للطلبيات لكل رقم هاتف',
      firstOrderOnly: 'للطلبية الأولى فقط',
      brands: 'العلامات التجارية',
      products: 'المنتجات',
      notBrands: 'العلامات التجارية',
      notProducts: 'المنتجات',
    },
    hints: {
      name: 'يقرؤه الزبائن في السلة وفي الطلبية وفي الرسائل الإلكترونية.',
      minimum: 'قبل التخفيضات. الحقل الفارغ يعني أي مجموع.',
      maxUses: 'الحقل الفارغ يعني دون حد. الطلبية الملغاة تبقى محسوبة.',
      brands: 'علامة واحدة في كل سطر، كما في المنتجات.',
      notBrands: 'علامة واحدة في كل سطر، كما في المنتجات.',
      products: 'المعرّفات في نهاية عناوين صفحاتها، معرّف واحد في كل سطر.',
      notProducts: 'المعرّفات في نهاية عناوين صفحاتها، معرّف واحد في كل سطر.',
    },
    create: 'إضافة العرض',
    update: 'حفظ العرض',
    created: 'تمت إضافة العرض',
    updated: 'تم حفظ العرض',
    saveFailed: 'تعذّر حفظ العرض',
  },
};
