import type { adminReportsWords as english } from '../words/admin-reports-words.ts';
import { type CountedNoun, counted, formatNumber, isolated } from './formats.ts';

const firstRows: CountedNoun = ['سطر', 'سطرين', 'أسطر', 'سطرًا', 'سطر'];

/** Words of the reports, as administrators see them. */
export const adminReportsWords: typeof english = {
  title: 'التقارير',
  loading: 'جارٍ تحميل التقرير…',
  failed: 'تعذّر تحميل التقرير',
  errorTitle: 'خطأ في تحميل التقرير',
  export: 'تصدير',
  sections: { sales: 'المبيعات', stock: 'المخزون', tva: 'الرسم على القيمة المضافة' },
  filters: { label: 'اختيار التقرير', by: 'المبيعات حسب', startDate: 'من', endDate: 'إلى', apply: 'عرض' },
  by: {
    day: 'اليوم',
    week: 'الأسبوع',
    month: 'الشهر',
    wilaya: 'الولاية',
    buyer: 'الزبون',
    product: 'المنتج',
    category: 'القسم',
    brand: 'العلامة التجارية',
  },
  buyers: { guest: 'ضيوف', new: 'حسابات، أول طلبية', returning: 'حسابات، طلبيات لاحقة' },
  unnamed: 'غير معروف',
  orders: { ordered: 'المسجلة', delivered: 'المسلّمة' },
  units: { ordered: 'الوحدات المطلوبة', delivered: 'الوحدات المسلّمة' },
  share: 'نسبة التسليم',
  percent: (share) => isolated(`${share}%`),
  revenue: 'رقم الأعمال',
  returned: 'المرتجعات',
  margin: 'هامش الربح',
  total: 'المجموع',
  comparison: {
    title: 'مقارنة بالفترة السابقة',
    days: (first, last) => `من ${isolated(first)} إلى ${isolated(last)}`,
    before: (value) => `سابقًا: ${isolated(value)}`,
    change: (percent) => `${percent > 0 ? '+' : ''}${percent}%`.replace('-', '−'),
  },
  none: 'لا طلبيات في هذه الفترة',
  noneText: 'يُرجى اختيار أيام أخرى.',
  chart: 'رسم بياني',
  table: 'جدول',
  picture: (by, highest) => `رقم الأعمال حسب ${by}، وأعلاه ${isolated(highest)}. يعرض الجدول كل الأرقام.`,
  bar: (name, value) => `${isolated(name)}: ${isolated(value)}`,
  more: (shown, all) =>
    shown >= all
      ? 'كل الأسطر معروضة.'
      : `أول ${counted(shown, firstRows, '0')} من ${formatNumber(all)}. التصدير يشملها كلها.`,
  definitions: {
    title: 'معنى الأرقام',
    days: 'تُحسب الطلبية في يوم تسجيلها، بتوقيت الجزائر. يبدأ الأسبوع يوم الأحد.',
    ordered: 'المسجلة: كل الطلبيات التي سُجلت، بما فيها الملغاة. وفي تقارير المنتجات، وحداتها.',
    delivered: 'المسلّمة: الطلبيات التي حالتها الآن «تم التسليم».',
    revenue:
      'رقم الأعمال: مجاميع الطلبيات المدفوعة أو المسلّمة مع التوصيل، كما في لوحة الإدارة. وفي تقارير المنتجات، قيمة أسطرها دون التوصيل. لا تُطرح المرتجعات.',
    returned: 'المرتجعات: المبالغ المستردة عن هذه الطلبيات. وفي تقارير المنتجات، قيمة الوحدات التي عادت.',
    margin:
      'هامش الربح: السعر ناقص سعر الشراء، للوحدات التي حُسبت في رقم الأعمال ولم تُرجع. يُعتمد سعر الشراء في وقت الطلبية، أما الطلبيات الأقدم والمنتجات التي لم يكن لها سعر شراء آنذاك فتُحسب بسعر الشراء الحالي. لا تُحسب إلا المنتجات التي يُعرف سعر شرائها. ولا يُطرح من السعر الرسم على القيمة المضافة.',
  },
  tva: {
    title: 'الرسم على القيمة المضافة حسب الشهر',
    lead: 'ما تذكره فواتير هذه الأيام، حسب شهر إصدارها. تُطرح فواتير الإلغاء والإشعارات الدائنة في شهر إصدارها.',
    month: 'الشهر',
    rate: 'المعدل',
    noRate: 'دون ذكر الرسم',
    invoices: 'الفواتير',
    net: 'المبلغ خارج الرسم',
    tva: 'الرسم على القيمة المضافة',
    gross: 'مع كل الرسوم',
    none: 'لا فواتير في هذه الفترة',
  },
  stock: {
    title: 'قيمة المخزون',
    lead: 'كلفة الوحدات الموجودة في المخزون، وما تدرّه بأسعار البيع الحالية. يفصّل الملف المصدَّر كل منتج.',
    category: 'الفئة',
    products: 'المنتجات',
    units: 'الوحدات',
    cost: 'القيمة بسعر الشراء',
    price: 'القيمة بسعر البيع',
    unknown: (units) => `وحدات لا يُعرف سعر شرائها ولا تدخل في القيمة بسعر الشراء: ${isolated(units)}`,
    none: 'المخزون فارغ',
    noneText: 'تظهر المنتجات هنا حين تكون لها وحدات.',
  },
  marginOf: (amount) => `هامش الربح لمنتجات قيمتها ${isolated(amount)}، سعر شرائها معروف`,
};
