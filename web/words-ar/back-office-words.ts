import type { backOfficeWords as english } from '../words/back-office-words.ts';
import { type CountedNoun, counted, formatNumber, isolated } from './formats.ts';

const problems: CountedNoun = ['مشكلة واحدة', 'مشكلتان', 'مشاكل', 'مشكلة', 'مشكلة'];

/** Words of the frame around the administrators' pages. */
export const backOfficeWords: typeof english = {
  navigation: 'الإدارة',
  groups: { orders: 'الطلبيات والزبائن', catalog: 'الكتالوج', shop: 'المتجر', you: 'حسابك' },
  dashboard: 'لوحة الإدارة',
  products: 'المنتجات',
  categories: 'الأقسام',
  needs: 'الاحتياجات',
  reviews: 'التقييمات',
  offers: 'العروض',
  orders: 'الطلبيات',
  confirmation: 'التأكيد',
  customers: 'الزبائن',
  search: 'البحث',
  reports: 'التقارير',
  users: 'الحسابات',
  staff: 'الفريق',
  audit: 'سجل التغييرات',
  messages: 'الرسائل',
  problems: 'المشاكل',
  files: { format: 'صيغة الملف', csv: 'CSV', xlsx: 'Excel' },
  newOrders: {
    sound: 'صوت الطلبيات الجديدة',
    soundOn: 'الطلبية الجديدة تُصدر صوتًا',
    soundOff: 'الطلبيات الجديدة دون صوت',
  },
  find: {
    open: 'طلبيات، زبائن، منتجات…',
    keys: 'Ctrl K',
    label: 'البحث في الإدارة',
    hint: 'رقم طلبية، رقم هاتف، اسم، رقم تتبع، منتج أو صفحة',
    none: (typed) => `لا نتائج للبحث عن «${isolated(typed)}».`,
    failed: 'تعذّر البحث. يُرجى إعادة المحاولة.',
    groups: {
      orders: 'الطلبيات',
      customers: 'الزبائن',
      products: 'المنتجات',
      parcels: 'الطرود',
      pages: 'الصفحات',
    },
    inStock: (count) => `المخزون: ${formatNumber(count)}`,
    ordersWith: (product) => `الطلبيات التي تضم ${isolated(product)}`,
  },
  problemsCount: (count) => counted(count, problems, 'لا مشاكل'),
  integrations: 'التكاملات',
  parcels: 'الطرود',
  delivery: 'التوصيل',
  settings: 'الإعدادات',
  secondStep: 'الخطوة الثانية',
  shop: 'عرض المتجر',
  list: {
    tryAgain: 'إعادة المحاولة',
    filters: 'التصفية',
    remove: '، إزالة عامل التصفية',
    clear: 'مسح الكل',
    pastTheEnd: 'لا شيء في هذه الصفحة من القائمة.',
    toFirstPage: 'الانتقال إلى الصفحة الأولى',
  },
  selection: {
    select: (name) => `تحديد ${isolated(name)}`,
    page: 'تحديد كل ما في هذه الصفحة',
    all: 'تحديد الكل',
    clear: 'إلغاء التحديد',
  },
  order: {
    up: (name) => `نقل ${isolated(name)} إلى الأعلى`,
    down: (name) => `نقل ${isolated(name)} إلى الأسفل`,
    drag: 'السحب للنقل',
    moved: (name, place, count) => `${isolated(name)}: الموضع ${place} من ${count}.`,
  },
  saveBar: {
    cancel: 'إلغاء',
    saving: 'جارٍ الحفظ…',
    loadSaved: 'تحميل النسخة المحفوظة',
    workKept: 'تعديلاتك التي سبقت تسجيل الدخول ما زالت هنا، لكنها لم تُحفظ بعد.',
  },
  columnSort: {
    label: 'الترتيب',
    option: {
      asc: (column) => `${column}، تصاعديًا`,
      desc: (column) => `${column}، تنازليًا`,
    },
  },
};
