import type { adminInvoicesWords as english } from '../words/admin-invoices-words.ts';
import { type CountedNoun, comma, counted, countedUnits, formatNumber, isolated } from './formats.ts';

const products: CountedNoun = ['منتج واحد', 'منتجان', 'منتجات', 'منتجًا', 'منتج'];

const orders: CountedNoun = ['طلبية واحدة', 'طلبيتان', 'طلبيات', 'طلبية', 'طلبية'];
/** After a verbal noun. */
const ofOrders: CountedNoun = ['طلبية واحدة', 'طلبيتين', 'طلبيات', 'طلبية', 'طلبية'];
const made: CountedNoun = ['فاتورة واحدة', 'فاتورتين', 'فواتير', 'فاتورة', 'فاتورة'];
const creditNotes: CountedNoun = [
  'إشعار دائن واحد',
  'إشعارين دائنين',
  'إشعارات دائنة',
  'إشعارًا دائنًا',
  'إشعار دائن',
];

/** Words of lawful invoices, as administrators see them. */
export const adminInvoicesWords: typeof english = {
  title: 'الفواتير',
  lead: 'دفتر المبيعات: كل الفواتير وإلغاءاتها والإشعارات الدائنة. يعرضها التصدير بترتيب أرقامها، مع عمود لكل نسبة من الرسم على القيمة المضافة وعنوان الزبون.',
  lacking: (count) => `كل الطلبيات التي تم تسليمها ولا فاتورة لها: ${formatNumber(count)}`,
  lackingOfDays: (count) => `طلبيات هذه الأيام التي تم تسليمها ولا فاتورة لها: ${formatNumber(count)}`,
  showLacking: 'عرض الطلبات',
  loading: 'جارٍ تحميل الفواتير…',
  failed: 'تعذّر تحميل الفواتير',
  errorTitle: 'خطأ في تحميل الفواتير',
  export: 'تصدير',
  refresh: 'تحديث',
  kinds: { invoice: 'فاتورة', cancellation: 'فاتورة إلغاء', credit: 'إشعار دائن (Avoir)' },
  filters: {
    label: 'تصفية الفواتير',
    keyword: 'البحث بالرقم أو الزبون أو الطلبية',
    kind: 'النوع',
    allKinds: 'كل الأنواع',
    startDate: 'من',
    endDate: 'إلى',
    apply: 'تطبيق',
  },
  found: (shown, all) => `الوثائق المعروضة: ${formatNumber(shown)} من ${formatNumber(all)}`,
  sum: (total) => `المجموع: ${isolated(total)}`,
  columns: {
    number: 'الرقم',
    date: 'التاريخ',
    kind: 'النوع',
    order: 'الطلبية',
    buyer: 'الزبون',
    total: 'المجموع',
  },
  takesBack: (number) => `للفاتورة ${isolated(number)}`,
  cancelledBy: (number) => `ألغتها الفاتورة ${isolated(number)}`,
  empty: {
    title: 'لا توجد فواتير',
    none: 'يكفي فتح طلبية واختيار «إنشاء الفاتورة»، فتأخذ الرقم الموالي لهذه السنة.',
    filtered: 'لا توجد فاتورة تطابق هذه التصفية.',
  },
  invoice: {
    headings: {
      invoice: (number) => `الفاتورة ${isolated(number)}`,
      cancellation: (number) => `فاتورة الإلغاء ${isolated(number)}`,
      credit: (number) => `الإشعار الدائن ${isolated(number)}`,
    },
    failed: 'تعذّر تحميل الفاتورة',
    errorTitle: 'خطأ في تحميل الفاتورة',
    notFound: 'الفاتورة غير موجودة',
    notFoundText: 'لا توجد هذه الفاتورة.',
    loading: 'جارٍ تحميل الفاتورة…',
    back: 'العودة إلى الفواتير',
    print: 'طباعة',
    papers: 'الورق',
    paper: { a4: '\u2066A4\u2069', roll: '80 ملم' },
    order: 'فتح الطلبية',
  },
  withoutTva: {
    warning:
      'هذا البائع خاضع للنظام الحقيقي، لكن الرسم على القيمة المضافة غير مضبوط: لن تحمله الفاتورة، ولا يمكن تعديلها بعد ذلك أبدًا.',
    setUp: 'ضبط الرسم على القيمة المضافة',
    confirm: 'الإنشاء دون الرسم',
  },
  card: {
    title: 'الفاتورة',
    none: 'ليس لهذه الطلبية فاتورة مرقمة. الطباعة تعطي الفاتورة العادية.',
    pending: 'حالما تُؤكَّد الطلبية، يمكن هنا إنشاء فاتورتها المرقمة.',
    make: 'إنشاء الفاتورة',
    made: (number) => `تم إنشاء الفاتورة ${isolated(number)}`,
    makeTitle: 'إنشاء فاتورة هذه الطلبية؟',
    makeText:
      'تأخذ الرقم الموالي، ويبقى فيها البائع والزبون والمبالغ كما هي الآن. لا يمكن تعديلها بعد ذلك أبدًا، بل إلغاؤها فقط.',
    cancel: 'إلغاء الفاتورة',
    cancelTitle: (number) => `إلغاء الفاتورة ${isolated(number)}؟`,
    cancelText: 'تلغيها فاتورة إلغاء تأخذ الرقم الموالي. تبقى الفاتورتان في الدفاتر.',
    reason: 'السبب، ويُطبع في فاتورة الإلغاء',
    cancelled: (number) => `تم إلغاء الفاتورة ${isolated(number)}`,
    keep: 'إبقاؤها',
  },
  returns: {
    title: 'المرتجعات',
    none: 'لا مرتجعات لهذه الطلبية.',
    record: 'تسجيل مرتجع',
    text: 'تعود الوحدات إلى المخزون أو تُشطب، ويصدر عن هذه الأسطر إشعار دائن إن كانت للطلبية فاتورة. لا يمكن التراجع عن ذلك.',
    recorded: 'تم تسجيل المرتجع',
    recordedExpected: 'سُجّل المرتجع، وستعيده شركة التوصيل',
    line: (units, name, kind) => `${units} × ${isolated(name)}: ${kind}`,
    kinds: { stock: 'عادت إلى المخزون', lost: 'شُطبت', expected: 'تعيدها شركة التوصيل' },
    arrival: {
      open: 'وصلت…',
      title: 'استلام المنتجات',
      text: 'تعود الوحدات إلى المخزون أو تُشطب، ويصدر عنها إشعار دائن إن كانت للطلبية فاتورة. يُشطب ما لم يصل إذا كان المنتج البديل عند الزبون. لا يمكن التراجع عن ذلك.',
      confirm: 'استلام',
      done: 'تم استلام المنتجات',
    },
    absence: {
      open: 'لن تصل…',
      title: 'حذف هذا المرتجع؟',
      text: 'يحتفظ الزبون بالمنتجات، ولا يبقى شيء محفوظًا للاستبدال.',
      confirm: 'حذف المرتجع',
      done: 'تم حذف المرتجع',
    },
    goodwill: {
      open: 'تخفيض ودّي…',
      name: 'تخفيض ودّي',
      title: 'رد جزء من الثمن',
      text: 'لا يعود أي منتج. يُحسب المبلغ ضمن المبالغ المستردة، ويصدر عنه إشعار دائن إن كانت للطلبية فاتورة. لا يمكن التراجع عن ذلك.',
      amount: 'المبلغ (دج)',
      most: (amount) => `الحد الأقصى: ${isolated(amount)}.`,
      confirm: 'منح المبلغ',
      done: 'سُجّل التخفيض الودي',
      failed: 'تعذّر تسجيل التخفيض الودي',
    },
    when: 'الزبون',
    whens: { paid: 'استلم المال', owed: 'يستلمه لاحقًا' },
    owed: 'يُرد إلى الزبون',
    owedTitle: 'مبلغ يُرد إلى الزبون',
    owedText: (amount) => `وُعد الزبون بمبلغ ${isolated(amount)} ولم يستلمه بعد.`,
    units: (most) => `الوحدات (${most} على الأكثر)`,
    destination: 'الوجهة',
    all: 'عادت كل الوحدات.',
    reason: 'السبب',
    refund: 'المبلغ المسترد (دج)',
    goods: 'قيمة ما يعود',
    moreThanGoods: (difference, worth) =>
      `هذا أكثر من قيمة المنتجات بمقدار ${isolated(difference)}. يُذكر ${isolated(worth)} في الإشعار الدائن وفي التقرير حسب المنتج.`,
    lessThanGoods: (difference, worth) =>
      `هذا أقل من قيمة المنتجات بمقدار ${isolated(difference)}. يُذكر ${isolated(worth)} في الإشعار الدائن وفي التقرير حسب المنتج.`,
    noRefund: 'لا يُسترد شيء.',
    noSum: 'يُرجى كتابة مبلغ، أو 0 إن لم يوجد.',
    refundHint: 'ما يُرد إلى الزبون، مع التوصيل أو دونه.',
    unpaid: 'الطلبية غير مدفوعة، فلا شيء يُسترد.',
    refunded: 'المبلغ المسترد',
    kept: 'محفوظ للاستبدال',
    credited: (name) => `محوَّل إلى الطلبية ${isolated(name)}`,
    deducted: 'خُصم قبل الدفع',
    toTakeOff: 'المبلغ المخصوم مما بقي للدفع (دج)',
    less: (amount, due) => `الطلبية غير مدفوعة: يُخصم ${isolated(amount)} مما يُحصَّل، ويبقى ${isolated(due)}.`,
    way: 'المال',
    ways: { deducted: 'يدفع الزبون أقل', refunded: 'يُسترد للزبون' },
    collectedHint: 'إذا حصّلت شركة التوصيل المبلغ كله فالاسترداد هو المناسب.',
  },
  pickList: {
    place: 'الموضع',
    product: 'المنتج',
    variant: 'الخيار',
    units: 'الوحدات',
    reference: 'المرجع (SKU)',
    barcode: 'الرمز الشريطي',
    orders: 'الطلبيات',
    sum: (fetched, units) =>
      `${counted(fetched, products, 'لا منتجات')}${comma}${counted(units, countedUnits, 'لا وحدات')}`,
  },
  /** Of several orders at once. */
  many: {
    make: 'إعداد الفواتير',
    ask: (count) => `إعداد فواتير ${counted(count, ofOrders, '0')}؟`,
    text: 'تحصل كل طلبية يجوز لها ذلك وليست لها فاتورة على فاتورة مرقّمة. يمكن إلغاء الفاتورة، ولا يمكن تعديلها.',
    done: (invoices, credits) =>
      `تم إعداد ${counted(invoices, made, '0')}${credits > 0 ? ` و${counted(credits, creditNotes, '0')}` : ''}`,
    refused: (count) => `${counted(count, orders, '0')} دون فاتورة جديدة:`,
  },
};
