import type { dashboardWords as english } from '../words/dashboard-words.ts';
import { type CountedNoun, counted, countedUnits, formatNumber, isolated } from './formats.ts';

const orders: CountedNoun = ['طلبية واحدة', 'طلبيتان', 'طلبيات', 'طلبية', 'طلبية'];
const parcels: CountedNoun = ['طرد واحد', 'طردان', 'طرود', 'طردًا', 'طرد'];
/** After a preposition. */
const ofOrders: CountedNoun = ['طلبية واحدة', 'طلبيتين', 'طلبيات', 'طلبية', 'طلبية'];
const ofParcels: CountedNoun = ['طرد واحد', 'طردين', 'طرود', 'طردًا', 'طرد'];

/** Words of the back office's first page. */
export const dashboardWords: typeof english = {
  title: 'لوحة الإدارة',
  loading: 'جارٍ تحميل لوحة الإدارة…',
  failed: 'تعذّر تحميل لوحة الإدارة. يُرجى إعادة المحاولة.',
  refreshFailed: 'تعذّر تحديث لوحة الإدارة.',
  refresh: 'تحديث',
  refreshed: 'تم تحديث لوحة الإدارة.',
  counts: {
    label: 'المتجر في لمحة',
    products: 'المنتجات',
    orders: 'الطلبيات',
    users: 'المستخدمون',
    categories: 'الأقسام',
  },
  placed: {
    title: 'طلبيات اليوم',
    orders: (count) => counted(count, orders, 'لا طلبيات'),
    combined: (count) => `وطلبيات جُمعت مع غيرها: ${formatNumber(count)}`,
    until: (time) =>
      `المقارنة حتى الساعة ${isolated(time)}، مع احتساب الطلبيات الملغاة، والمجموعة مرة واحدة.`,
    yesterday: 'أمس',
    lastWeek: (weekday) => `يوم ${weekday} الماضي`,
  },
  work: {
    label: 'المطلوب الآن',
    calls: 'للاتصال الآن',
    overdue: (count) => `المتأخرة: ${formatNumber(count)}`,
    noneOverdue: 'لا تأخير',
    quiet: (time) => `تبدأ المكالمات على الساعة ${isolated(time)}`,
    toPack: 'للتغليف',
    parcels: 'طرود تحتاج إلى معالجة',
    cash: 'النقد لدى شركات التوصيل',
    parcelCount: (count) => counted(count, parcels, 'لا طرود'),
  },
  rates: {
    label: 'النسب في سبعة أيام',
    days: 'آخر 7 أيام',
    confirmation: 'نسبة التأكيد',
    delivery: 'نسبة التسليم',
    percent: (share) => isolated(`${share}%`),
    ofOrders: (part, all) => `${formatNumber(part)} من ${counted(all, ofOrders, '0')}`,
    ofParcels: (part, all) => `${formatNumber(part)} من ${counted(all, ofParcels, '0')}`,
    none: 'لا شيء بعد',
    day: (day, part, all) =>
      all > 0 ? `${day}: ${formatNumber(part)} من ${formatNumber(all)}` : `${day}: لا شيء`,
  },
  sellers: {
    best: 'الأكثر مبيعًا',
    bestOf: 'الوحدات المطلوبة في آخر 7 أيام، بما فيها الطلبات الملغاة',
    report: 'التقرير',
    noneSold: 'لم يُطلب أي منتج في هذه الأيام.',
    soldOut: 'الأكثر مبيعًا ونفد من المخزون',
    soldOutOf: 'الوحدات المطلوبة في آخر 30 يومًا، بما فيها الطلبات الملغاة',
    noneOut: 'لم ينفد أي منتج من الأكثر مبيعًا.',
    all: 'عرض الكل',
    out: 'نفد من المخزون',
    units: (count) => counted(count, countedUnits, 'لا وحدات'),
  },
  stock: { label: 'المخزون', low: 'مخزون منخفض', out: 'نفد من المخزون' },
  tasks: {
    title: 'المهام المستحقة',
    due: 'مكالمات متفق عليها',
    rescues: 'طرود للمتابعة',
    held: 'قيد المراجعة',
    messages: 'رسائل تنتظر الرد',
    reviews: 'تقييمات للمراجعة',
    returns: 'مرتجعات منتظرة',
    toCollect: 'للتحصيل',
    none: 'لا مهام مستحقة.',
  },
  start: {
    title: 'اليوم الأول',
    text: (done, all) => `الخطوات المنجزة: ${formatNumber(done)} من ${formatNumber(all)}.`,
    steps: {
      look: 'تحديد اسم المتجر وشعاره ولونه',
      products: 'إضافة منتجاتك',
      seller: 'إدخال بيانات البائع',
      delivery: 'تحديد أسعار التوصيل',
      couriers: 'إضافة شركة التوصيل',
      legal:
        'إكمال النصوص القانونية: العنوان والسجل التجاري ورقم التعريف الجبائي في «البائع»، والهاتف في «الاتصال»',
      mail: 'ربط خادم البريد',
      secondStep: 'حماية حسابك بخطوة ثانية',
      backups: 'إنشاء أول نسخة احتياطية',
    },
    done: 'تم',
    ready: 'كل شيء جاهز. يمكنك نشر عنوان متجرك: ستظهر هنا أول طلبية.',
    shop: 'عرض المتجر',
    putAway: 'إخفاء',
  },
  orderTaking: {
    open: 'يمكن للزبائن أن يطلبوا الآن.',
    close: 'إغلاق المتجر إلى أن يصبح جاهزًا',
    closed: 'المتجر مغلق أمام الطلبيات.',
    reopen: 'فتح المتجر',
  },
  revenue: {
    title: 'رقم الأعمال',
    today: 'اليوم',
    week: 'آخر 7 أيام',
    month: 'آخر 30 يومًا',
    total: 'المجموع',
    placed: 'المسجلة',
    rule: 'يُحسب رقم الأعمال من الطلبيات المدفوعة أو المسلّمة، في يوم تسجيلها. أما «المسجلة» فتشمل كل الطلبيات، حتى الملغاة.',
  },
  chart: {
    title: 'آخر 30 يومًا',
    revenue: 'رقم الأعمال',
    orders: 'الطلبيات',
    days: (first, last) => `من ${isolated(first)} إلى ${isolated(last)}`,
    picture: (what, days, most) =>
      `${what} حسب اليوم، ${days}، والحد الأقصى ${isolated(most)}. الجدول أدناه يعرض الأرقام.`,
    bar: (day, value) => `${day}: ${isolated(value)}`,
    table: 'عرض الأرقام في جدول',
    date: 'التاريخ',
  },
  actions: {
    title: 'إجراءات سريعة',
    addProduct: 'إضافة منتج',
    addCategory: 'إضافة قسم',
    viewOrders: 'عرض الطلبيات',
    manageUsers: 'إدارة المستخدمين',
  },
  orders: { title: 'أحدث الطلبيات', none: 'لا توجد طلبيات حديثة.', all: 'عرض الكل' },
  products: {
    title: 'المنتجات',
    none: 'لا توجد منتجات',
    all: 'عرض الكل',
    stock: (stock) => (stock > 0 ? `المخزون: ${formatNumber(stock)}` : 'نفد من المخزون'),
    edit: 'تعديل',
    view: 'عرض',
    editProduct: (name) => `تعديل ${isolated(name)}`,
    viewProduct: (name) => `عرض ${isolated(name)}`,
  },
};
