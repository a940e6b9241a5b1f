import type { adminCustomersWords as english } from '../words/admin-customers-words.ts';
import { type CountedNoun, counted, formatNumber, isolated } from './formats.ts';

const orders: CountedNoun = ['طلبية واحدة', 'طلبيتان', 'طلبيات', 'طلبية', 'طلبية'];
const notes: CountedNoun = ['ملاحظة واحدة', 'ملاحظتان', 'ملاحظات', 'ملاحظة', 'ملاحظة'];

/** Words of the customers as administrators see them. */
export const adminCustomersWords: typeof english = {
  title: 'الزبائن',
  loading: 'جارٍ تحميل الزبائن…',
  failed: 'تعذّر تحميل الزبائن',
  errorTitle: 'خطأ في تحميل الزبائن',
  refresh: 'تحديث',
  export: 'تصدير',
  found: (shown, count) => `الزبائن المعروضون: ${formatNumber(shown)} من ${formatNumber(count)}`,
  filters: {
    label: 'التصفية',
    keyword: 'البحث بالاسم أو الهاتف أو البريد الإلكتروني',
    apply: 'بحث',
  },
  name: 'الزبون',
  account: 'الحساب',
  columns: {
    lastOrder: 'آخر طلبية',
    orders: 'الطلبيات',
    delivered: 'المسلّمة',
    cancelled: 'الملغاة',
    total: 'مجموع المُسلَّم',
  },
  refused: 'المرفوضة',
  notes: (count) => counted(count, notes, 'لا ملاحظات'),
  empty: {
    title: 'لا يوجد زبائن',
    filtered: 'لا يوجد زبون يطابق هذا البحث.',
    none: 'يظهر الزبائن هنا مع أول طلبية لهم.',
  },
  detail: {
    heading: 'الزبون',
    back: 'العودة إلى الزبائن',
    loading: 'جارٍ تحميل الزبون…',
    failed: 'تعذّر تحميل الزبون',
    errorTitle: 'خطأ في تحميل الزبون',
    notFound: 'الزبون غير موجود',
    notFoundText: 'لم يعد هذا الزبون موجودًا.',
    tryAgain: 'إعادة المحاولة',
    figures: 'الأرقام',
    phones: 'أرقام الهاتف',
    numberOf: (name, count) => `${isolated(name)}، ${counted(count, orders, 'لا طلبيات')}`,
    merged: (name, time) => `دمجه ${isolated(name)} بتاريخ ${isolated(time)}`,
    separate: 'فصل',
    separateNamed: (phone) => `فصل ${isolated(phone)}`,
    doubles: 'يطلب الحساب نفسه بهذه الأرقام أيضًا:',
    merge: 'دمج',
    mergeNamed: (phone) => `دمج ${isolated(phone)} مع هذا الزبون`,
    find: 'الدمج مع زبون آخر',
    foundCustomers: (count) => `الزبائن: ${formatNumber(count)}`,
    mergeDone: 'تم الدمج في زبون واحد. يمكن الفصل من جديد.',
    separateDone: 'تم الفصل إلى زبونين',
    contact: 'الحسابات والبريد الإلكتروني',
    noContact: 'لا حساب ولا بريد إلكتروني.',
    orders: 'الطلبيات',
    last: (count) => `أحدث الطلبيات، وعددها ${formatNumber(count)}.`,
    notes: 'ملاحظات داخلية',
    noNotes: 'لا ملاحظات على الطلبيات بعد.',
    by: (name, time) => `${isolated(name)}، ${isolated(time)}`,
  },
};
