import type { importWords as english, demoWords as englishDemo } from '../words/admin-import-words.ts';
import { arabicColumns } from './admin-import-refusals.ts';
import { type CountedNoun, counted, formatNumber, isolated } from './formats.ts';

/** All of them follow a noun or a preposition. */
const ofRows: CountedNoun = ['سطر واحد', 'سطرين', 'أسطر', 'سطرًا', 'سطر'];
const firstRows: CountedNoun = ['سطر', 'سطرين', 'أسطر', 'سطرًا', 'سطر'];
const ofChanges: CountedNoun = ['تعديل واحد', 'تعديلين', 'تعديلات', 'تعديلًا', 'تعديل'];
const firstProducts: CountedNoun = ['منتج', 'منتجين', 'منتجات', 'منتجًا', 'منتج'];
const ofCells: CountedNoun = [
  'خلية مصحّحة واحدة',
  'خليتين مصحّحتين',
  'خلايا مصحّحة',
  'خلية مصحّحة',
  'خلية مصحّحة',
];
const newProducts: CountedNoun = [
  'منتج جديد واحد',
  'منتجان جديدان',
  'منتجات جديدة',
  'منتجًا جديدًا',
  'منتج جديد',
];
const ofColumns: CountedNoun = ['عمود واحد', 'عمودين', 'أعمدة', 'عمودًا', 'عمود'];

const changes = (count: number) => counted(count, ofChanges, '0 تعديل');

/** Words of the import and export of products. */
export const importWords: typeof english = {
  title: 'الاستيراد والتصدير',
  back: 'العودة إلى المنتجات',
  loading: 'جارٍ تحميل عمليات الاستيراد…',
  failed: 'تعذّر تحميل عمليات الاستيراد',
  errorTitle: 'خطأ في تحميل عمليات الاستيراد',
  tryAgain: 'إعادة المحاولة',
  export: {
    title: 'التصدير',
    text: 'ملف CSV فيه كل المنتجات وكل الأعمدة. يمكن تعديله في برنامج جداول واستيراده من جديد.',
    download: 'تصدير كل المنتجات',
  },
  upload: {
    title: 'الاستيراد',
    text: 'يحتاج كل سطر إلى مرجع يُعرف به المنتج، ويحتاج المنتج الجديد أيضًا إلى اسم وسعر وقسم. يمكنك مراجعة كل تعديل قبل تطبيقه.',
    template: 'تنزيل ملف فارغ',
    label: 'ملف CSV أو Excel',
    hint: 'ملف CSV أو Excel (\u2066.xlsx\u2069، الورقة الأولى)، 20 ميغابايت على الأكثر. تُكتب الصور على شكل عناوين https.',
    choose: 'اختيار ملف',
    sending: (percent) => `جارٍ الرفع… ${isolated(`${percent}%`)}`,
    reading: 'جارٍ قراءة الملف…',
    cancel: 'إلغاء الرفع',
    tooLarge: 'يجب ألا يتجاوز حجم الملف 20 ميغابايت',
  },
  list: {
    title: 'آخر عمليات الاستيراد والتعديلات المجمّعة',
    empty: {
      title: 'لا عمليات استيراد بعد',
      text: 'تظهر هنا الملفات المستوردة وتعديلات عدة منتجات مع نتائجها.',
    },
    changed: (count) => `معدّل: ${formatNumber(count)}`,
    deleted: (count) => `محذوف: ${formatNumber(count)}، لا يمكن التراجع`,
    counts: (created, changed, refused) =>
      `جديد: ${formatNumber(created)}، معدّل: ${formatNumber(changed)}، مرفوض: ${formatNumber(refused)}`,
  },
  states: {
    uploaded: 'ينتظر الفحص',
    checking: 'قيد الفحص',
    checked: 'تم الفحص',
    applying: 'قيد التطبيق',
    done: 'اكتمل',
    failed: 'فشل',
    cancelled: 'ملغى',
    undoing: 'قيد التراجع',
    undone: 'تم التراجع',
  },
  column: (name) => arabicColumns[name] ?? name,
  report: {
    title: 'استيراد',
    notFound: 'الاستيراد غير موجود',
    notFoundText: 'لا يوجد هذا الاستيراد.',
    back: 'العودة إلى عمليات الاستيراد',
    uploadedBy: (name, time) => `رُفع من طرف ${isolated(name)}، ${time}`,
    appliedBy: (name, time) => `طُبّق من طرف ${isolated(name)}، ${time}`,
    undoneBy: (name, time) => `تم التراجع من طرف ${isolated(name)}، ${time}`,
    uploadAnother: 'رفع ملف آخر',
    ready: {
      title: 'لم يُفحص بعد',
      text: 'الفحص لا يغيّر شيئًا، بل يعرض ما سيتغيّر.',
    },
    progress: {
      checking: 'جارٍ فحص الملف',
      applying: 'جارٍ تطبيق التعديلات',
      undoing: 'جارٍ استرجاع القيم السابقة',
      undoingText: 'يستغرق هذا لحظات…',
      waiting: 'في انتظار البدء…',
      reading: 'جارٍ قراءة الملف…',
      rows: (read, total) => `قُرئ ${formatNumber(read)} من ${counted(total, ofRows, '0')}`,
      announced: (percent) => `اكتمل ${percent} بالمئة`,
      interrupted: 'انقطع الاستيراد. سيُستأنف تلقائيًا خلال دقيقتين.',
      unreachable: 'المتجر لا يجيب. تواصل هذه الصفحة المحاولة.',
      leave: 'يمكنك مغادرة هذه الصفحة، فالاستيراد مستمر.',
    },
    outcome: {
      checked: 'انتهى الفحص. لم يتغيّر شيء بعد.',
      done: 'انتهى الاستيراد.',
      changed: 'تم التعديل.',
      undone: 'عادت القيم السابقة.',
      deleted: 'حُذفت المنتجات، ولا يمكن التراجع عن ذلك.',
      cancelled: 'أُلغي هذا الاستيراد ولم يغيّر شيئًا.',
      failed: 'فشل الاستيراد',
    },
    counts: { created: 'جديد', deleted: 'محذوف', changed: 'معدّل', unchanged: 'دون تغيير', refused: 'مرفوض' },
    undo: {
      start: 'التراجع عن هذه التعديلات',
      hint: (days) => `عدد الأيام التي يمكن فيها التراجع: ${days}.`,
      title: 'التراجع عن هذه التعديلات؟',
      text: 'يعود المخزون بالفرق، فتُحسب الطلبيات التي جاءت بعد ذلك. ولا يبقى من الأقسام الجديدة إلا ما فيه منتجات أو تم تعديله.',
      partly: (count, all) =>
        `عدد المنتجات التي عادت قيمها السابقة: ${formatNumber(count)} من ${formatNumber(all)}. وما بقي كما هو مذكور أدناه.`,
      nothing: 'لم يبقَ ما يمكن التراجع عنه.',
      restored: (count) => `عدد المنتجات التي تسترجع قيمها السابقة: ${formatNumber(count)}.`,
      removed: (count) => `عدد المنتجات المضافة التي لم تُستعمل فتُحذف: ${formatNumber(count)}.`,
      hidden: (count) => `عدد المنتجات المضافة التي تصير مسودات: ${formatNumber(count)}.`,
      kept: (count) => `عدد المنتجات التي يبقى فيها شيء كما هو الآن: ${formatNumber(count)}.`,
    },
    number: formatNumber,
    newCategories: 'أقسام جديدة',
    newCategory: {
      hint: 'تُنشأ عند التطبيق. إن كان اسم مكتوبًا خطأً، فاختر قسمًا موجودًا ثم أعد الفحص.',
      rows: (count, lines) => `${counted(count, ofRows, '0')} (${isolated(lines)}${count > 5 ? '…' : ''})`,
      label: (path) => `بدل ${isolated(path)}`,
      create: 'إنشاؤه',
      tooMany: (max) => `سيتغيّر أكثر من ${formatNumber(max)} خلية دفعة واحدة. أعد الفحص أولًا، أو صحّح الملف.`,
    },
    keptCategories: 'أقسام جديدة تبقى، لأن فيها منتجات (ولو مسودات) أو تم تعديلها',
    toCategories: 'فتح الأقسام',
    rule: 'كل منتج يعدّله شخص ما قبل التطبيق يبقى كما هو، ويُذكر في التقرير.',
    apply: (count) => `تطبيق ${changes(count)}`,
    checkAgain: 'إعادة الفحص',
    chooseAgain: 'إعادة اختيار الأعمدة',
    cancel: 'إلغاء الاستيراد',
    confirm: {
      title: (count) => `تطبيق ${changes(count)}؟`,
      text: (refused) =>
        refused === 0
          ? 'يراها الزبائن على الفور.'
          : `يراها الزبائن على الفور. عدد الأسطر المرفوضة التي لن تُطبّق: ${formatNumber(refused)}.`,
      asDrafts: 'إبقاء المنتجات الجديدة مسودات',
      asDraftsHint: 'يمكن إظهارها لاحقًا، عدة منتجات معًا، في قائمة المنتجات.',
      confirm: 'تطبيق',
    },
    undescribed: (count) =>
      `بلا وصف في الملف: ${counted(count, newProducts, '0')}. الوصف ضروري لكل منتج، لذلك يحل الاسم محله.`,
    erased: {
      title: (count) => `عدد القيم التي ستُمحى: ${formatNumber(count)}`,
      inColumn: (column, count) => `${column} (${formatNumber(count)})`,
      text: 'الخانة الفارغة تمحو القيمة، إلا في الوصف والمخزون والصورة فتبقى. هذه الأسطر معلَّمة وتأتي أولًا.',
      keep: 'الإبقاء على ما هو محفوظ',
      refused:
        'تُرفض الأسطر التي لا اسم أو سعر أو فئة فيها. فإن كانت لمنتجات موجودة، أمكن لخاناتها الفارغة أن تُبقي ما هو محفوظ.',
      kept: 'الخانات الفارغة لا تغيّر شيئًا: ما هو محفوظ يبقى.',
      erase: 'السماح للخانات الفارغة بالمحو',
      tag: 'يمحو قيمًا',
    },
    rows: {
      title: { checked: 'التعديلات المقررة', done: 'التعديلات المطبّقة', deleted: 'المنتجات المحذوفة' },
      none: 'لا يتغيّر أي منتج.',
      shown: (shown, count) => `أول ${counted(shown, firstProducts, '0')} من ${formatNumber(count)}`,
      download: 'تنزيل كل التعديلات',
      columns: { line: 'السطر', product: 'المنتج', changes: 'قبل ← بعد' },
      isNew: 'جديد',
      before: 'قبل:',
      after: 'بعد:',
      nothing: 'لا شيء',
      arrow: ' \u200f←\u200f ',
    },
    problems: {
      title: 'الأسطر المرفوضة والتنبيهات',
      kept: 'ما بقي كما كان',
      shown: (shown) => `أول ${counted(shown, firstRows, '0')}`,
      download: 'تنزيل الكل',
      columns: { line: 'السطر', reason: 'السبب' },
      refused: 'مرفوض',
      warning: 'تنبيه',
      mend: 'يمكن تصحيح الخلايا هنا ثم إعادة الفحص. يبقى ملفك كما هو.',
      cell: (column, line) => `${isolated(column)}، السطر ${line}`,
      mended: (count) => `لم يشمل الفحص بعد ${counted(count, ofCells, '0')}.`,
    },
    map: {
      title: 'ما محتوى الأعمدة؟',
      text: (count) => `يحتوي الملف على ${counted(count, ofColumns, '0')}. يُرجى تحديد محتوى كل عمود.`,
      none: 'لا يُستورد',
      groups: { required: 'ضرورية', more: 'أخرى', translations: 'ترجمات' },
      sample: (text) => `مثال: ${isolated(text)}`,
      unused: (names) => `أعمدة الملف التي لا تُستورد: ${isolated(names)}`,
      values: {
        title: 'ما لا يوجد في الملف',
        text: 'قيمة واحدة لكل الأسطر، أو عمود آخر، أو عمود مضروب في معامل: \u2066achat*1.55\u2069.',
        key: 'به يُعرف المنتج في الملف القادم: رمز أو رمز شريطي أو اسم.',
        add: 'إضافة قيمة',
        choose: 'اختيار…',
        remove: (name) => `إزالة «${isolated(name)}»`,
      },
      onlyKnown: (columns) =>
        `لم يُختر شيء لما يلي: ${columns}. لذلك لا يغيّر الملف إلا المنتجات الموجودة في المتجر، وتُرفض أسطر غيرها.`,
      check: 'فحص الملف',
      missing: 'يُرجى اختيار عمود أعلاه أو كتابة قيمة',
    },
  },
};

const demoProducts: CountedNoun = [
  'منتج تجريبي واحد',
  'منتجان تجريبيان',
  'منتجات تجريبية',
  'منتجًا تجريبيًا',
  'منتج تجريبي',
];
const orders: CountedNoun = [
  'طلبية تجريبية واحدة',
  'طلبيتان تجريبيتان',
  'طلبيات تجريبية',
  'طلبية تجريبية',
  'طلبية تجريبية',
];

/** Words of the removal of the demo. */
export const demoWords: typeof englishDemo = {
  title: 'المحتوى التجريبي',
  text: 'بدأ هذا المتجر بمحتوى تجريبي: منتجات خيالية وطلبيات تجريبية. يمكن حذفه دفعة واحدة عند إضافة محتوى المتجر الحقيقي.',
  remove: 'حذف المحتوى التجريبي',
  question: 'حذف المحتوى التجريبي؟',
  explanation: 'لا يمكن التراجع عن الحذف. يبقى كل ما أضفته بنفسك.',
  goes: {
    products: (count) => `${counted(count, demoProducts, 'لا منتجات تجريبية')}، مع العائلات والترجمات`,
    categories: 'أقسامها واحتياجاتها، إلا ما يضم منتجات أضفتها',
    orders: (count) =>
      `${counted(count, orders, 'لا طلبيات تجريبية')}، مع المكالمات والطرود والفواتير والدفعات وإحصاءات البحث`,
    samples: 'الفريق وشركات التوصيل ومكاتب التوصيل والبائع في المحتوى التجريبي',
  },
  staysTitle: 'ما يبقى من المحتوى التجريبي:',
  stays: {
    products: (count) =>
      `${counted(count, demoProducts, 'لا منتجات تجريبية')} في طلبيات الزبائن، مع إخفائها كمسودات`,
    orders: (count) => `${counted(count, orders, 'لا طلبيات تجريبية')}، لأن أرقام الفواتير تتسلسل بعدها`,
  },
  done: 'تم حذف المحتوى التجريبي',
  failed: 'تعذّر حذف المحتوى التجريبي',
};
