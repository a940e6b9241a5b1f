import type { adminPhoneOrderWords as english } from '../words/admin-phone-order-words.ts';
import { type CountedNoun, counted, formatNumber, isolated } from './formats.ts';

const notes: CountedNoun = ['ملاحظة واحدة', 'ملاحظتان', 'ملاحظات', 'ملاحظة', 'ملاحظة'];
const earlierOrders: CountedNoun = [
  'طلبية سابقة واحدة',
  'طلبيتان سابقتان',
  'طلبيات سابقة',
  'طلبية سابقة',
  'طلبية سابقة',
];

/** Words of what the staff notes about orders and changes in them, and of orders on the phone. */
export const adminPhoneOrderWords: typeof english = {
  notes: {
    title: 'ملاحظات داخلية',
    hint: 'لا يرى هذه الملاحظات إلا الفريق. المفتاح \u2066Enter\u2069 يضيف الملاحظة، و\u2066Shift + Enter\u2069 يبدأ سطرًا جديدًا، و\u2066Alt + N\u2069 يفتح هذا الحقل.',
    none: 'لا ملاحظات بعد.',
    label: 'ملاحظة جديدة',
    add: 'إضافة الملاحظة',
    adding: 'جارٍ الإضافة…',
    by: (name, time) => `${isolated(name)}، ${isolated(time)}`,
    failed: 'تعذّرت إضافة الملاحظة',
    count: (count) => counted(count, notes, 'لا ملاحظات'),
  },
  lines: {
    title: 'المنتجات',
    none: 'لا منتجات بعد.',
    add: 'إضافة منتج',
    added: 'أُضيف الآن',
    wasAdded: (name) => `أُضيف: ${isolated(name)}`,
    left: (count) => (count === 0 ? 'نفد المخزون' : `الباقي: ${formatNumber(count)}`),
    quantityOf: (name) => `كمية ${isolated(name)}`,
    quantityRange: (max) => `المسموح به عدد صحيح من 1 إلى ${max}`,
    sizeOf: (name) => `مقاس ${isolated(name)}`,
    changePrice: (name) => `تغيير سعر ${isolated(name)}`,
    priceOf: (name) => `سعر ${isolated(name)}، بالدينار`,
    chooseSize: 'المقاس',
    remove: (name) => `إزالة ${isolated(name)}`,
  },
  address: {
    found: (name) => `في قائمة البلديات: ${isolated(name)}`,
    unknown: (wilaya) =>
      `ليست في قائمة بلديات ولاية ${wilaya}. يمكن أن تبقى الطلبية بهذا الاسم، بسعر التوصيل إلى الولاية.`,
    didYouMean: (name) => `هل تقصد ${isolated(name)}؟`,
    delivery: 'التوصيل',
    kinds: { home: 'إلى المنزل', desk: 'إلى مكتب التوصيل (Stop desk)' },
    point: 'مكتب التوصيل (Stop desk)',
    choosePoint: 'اختيار مكتب التوصيل',
    pointMissing: 'اسأل الزبون عن المكتب الذي يناسبه. السعر نفسه في كل المكاتب.',
  },
  phone: {
    title: 'طلبية جديدة بالهاتف',
    open: 'طلبية جديدة',
    back: 'العودة إلى الطلبيات',
    buyer: 'الزبون',
    lead: 'البداية برقم الهاتف: يُقترح عليك عنوان طلبية سابقة.',
    unknown: 'لا طلبية سابقة بهذا الرقم.',
    known: (orders, delivered, cancelled) =>
      `${counted(orders, earlierOrders, 'لا طلبيات سابقة')}، المسلّمة: ${formatNumber(delivered)}، الملغاة: ${formatNumber(cancelled)}`,
    refused: (count) => `المرفوضة: ${formatNumber(count)}`,
    openOrders: (count) => (count === 1 ? 'لهذا الزبون طلبية لم تنته بعد' : 'لهذا الزبون طلبيات لم تنته بعد'),
    openHint:
      'هل هو الطلب نفسه؟ عدّل الطلبية الموجودة بدل تسجيل طلبية ثانية. وإذا سجّلت هذه أيضًا، تقترح صفحتها جمعهما في طرد واحد.',
    addToOrder: 'تعديل هذه الطلبية',
    use: 'استعمال هذا العنوان',
    filled: 'مأخوذ من طلبية سابقة بهذا الرقم، ويمكن تعديله.',
    rest: 'الرسائل والرغبات',
    email: 'البريد الإلكتروني',
    emailHint: 'دون بريد إلكتروني، لا تُرسل إلى الزبون أي رسالة.',
    language: 'لغة الزبون',
    notes: 'رغبات الزبون بشأن التوصيل',
    rules: [
      'كل الأسعار هي أسعار اليوم.',
      'يدفع الزبون نقدًا عند وصول الطرد.',
      'يُسجَّل في الطلبية أنها أُخذت بالهاتف.',
    ],
    isConfirmed: 'تم تأكيد الطلبية مع الزبون: لا حاجة إلى اتصال آخر',
    place: 'تسجيل الطلبية',
    done: 'تم تسجيل الطلبية',
    failed: 'تعذّر تسجيل الطلبية',
    mark: 'بالهاتف',
  },
  courierToTell: {
    filter: 'يجب إخبار شركة التوصيل',
    title: 'يجب إخبار شركة التوصيل',
    text: (courier, reference) =>
      `لا تعرف ${isolated(courier)} الطرد ${isolated(reference)} إلا كما كان قبل تعديل هذه الطلبية.`,
    collected: 'المبلغ المطلوب تحصيله',
    instead: (now, before) => `${isolated(now)} بدلًا من ${isolated(before)}`,
    told: 'شركة التوصيل على علم',
    done: 'تم تسجيل أن شركة التوصيل على علم',
    refused: (message) => `تعذّر تسجيل ذلك: ${message}`,
    event: 'إخبار شركة التوصيل بالتعديل',
  },
  contact: {
    open: 'تصحيح…',
    title: 'تصحيح بيانات الاتصال أو الملاحظات',
    text: 'تم تسليم الطلبية: تبقى المنتجات والمال والطرد والفواتير كما هي، ولا تصل الزبون أي رسالة. يُظهر السجل ما صُحّح.',
    confirm: 'حفظ التصحيح',
    done: 'صُحّحت بيانات الاتصال',
    failed: 'تعذّر تصحيح بيانات الاتصال',
  },
  edit: {
    changedParts: (parts) => `تم تعديل: ${isolated(parts)}`,
    tellCourier: (parcel) => `يجب إخبار شركة التوصيل: ${isolated(parcel)}`,
    title: 'تعديل الطلبية',
    heading: (name) => `تعديل الطلبية ${isolated(name)}`,
    back: 'العودة إلى الطلبية',
    backToCalls: 'العودة إلى المكالمات',
    save: 'حفظ التعديلات',
    done: 'تم تعديل الطلبية',
    failed: 'تعذّر تعديل الطلبية',
    newer: (name, time) =>
      `حُفظت هذه الطلبية من طرف ${isolated(name)} في ${isolated(time)}. ما يظهر هنا هو نسختكم: لم تُحفظ ولم يعد لها مجموع.`,
    newerByBuyer: (time) =>
      `طلب الزبون في ${isolated(time)} إلغاء هذه الطلبية. ما يظهر هنا هو نسختكم: لم تُحفظ ولم يعد لها مجموع.`,
    before: (total) => `قبل التعديل: ${isolated(total)}`,
    refused: {
      delivered:
        'لا يمكن تعديل طلبية تم تسليمها. في صفحتها يمكن تصحيح بيانات الاتصال وتسجيل مرتجع أو استبدال وردّ المال إلى الزبون.',
      cancelled: 'لا يمكن تعديل طلبية ملغاة. يمكن تغيير حالتها في صفحتها أو إدخال طلبية جديدة.',
      returned: 'أُرجعت منتجات من هذه الطلبية، لذلك لا يمكن تعديلها. تظهر المرتجعات في صفحتها.',
      settled: 'الطلبية المدفوعة أو التي لها فاتورة لا يعدّلها إلا مشرف.',
    },
    toReturns: 'المرتجعات والاستبدال',
    invoiced: (number) =>
      `صدرت الفاتورة ${isolated(number)}، لذلك تبقى المنتجات ومكان التوصيل والمجموع كما هي. لا يزال يمكن تصحيح الاسم والهاتف والشارع، ولغير ذلك يجب إلغاء الفاتورة أولًا.`,
    toInvoice: 'فتح الفاتورة',
    sent: 'خرجت المنتجات. لا يزال يمكن تصحيح الاسم والهاتف والشارع وخفض السعر، ولغير ذلك يجب إعادة الطلبية إلى قيد التحضير.',
    known: (courier, parcel, collected) =>
      `لدى ${isolated(courier)} الطرد ${isolated(parcel)}، والمبلغ المطلوب قبضه الآن ${isolated(collected)}. لا يزال يمكن هنا تصحيح الاسم والهاتف والشارع وخفض السعر، لكن شركة التوصيل لا تعلم بذلك: يجب الاتصال بها. ولغير ذلك يجب إلغاء الطرد أولًا.`,
    toCollect: (courier, amount) => `أخبر ${isolated(courier)} بأن المبلغ المطلوب هو ${isolated(amount)}.`,
    cancelRequested: 'طلب الزبون إلغاء هذه الطلبية.',
    keptShipping: (price) =>
      `سعر توصيل هذه المنتجات الآن ${isolated(price)}. يبقى في الطلبية السعر الذي قبله الزبون.`,
    paid: 'هذه الطلبية مدفوعة، لذلك يجب أن يبقى مجموعها كما هو.',
    rules: [
      'المنتجات الموجودة في الطلبية تبقى بالسعر الذي قبله الزبون، حتى إذا زادت كميتها.',
      'المنتجات المضافة بسعر اليوم.',
      'لا يرتفع أبدًا سعر التوصيل إلى المكان نفسه.',
    ],
    isTold: 'يرى الزبون في صفحة طلبيته أنها عُدّلت.',
  },
};
