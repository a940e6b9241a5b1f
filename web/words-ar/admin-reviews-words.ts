import type { adminReviewsWords as english } from '../words/admin-reviews-words.ts';
import { type CountedNoun, counted, isolated } from './formats.ts';

const reviews: CountedNoun = ['تقييم واحد', 'تقييمان', 'تقييمات', 'تقييمًا', 'تقييم'];
const stars: CountedNoun = ['نجمة واحدة', 'نجمتان', 'نجوم', 'نجمة', 'نجمة'];

export const adminReviewsWords: typeof english = {
  title: 'التقييمات',
  description: 'ما يقوله الزبائن عن المنتجات التي استلموها. لا يظهر في المتجر إلا ما يُنشر هنا.',
  loading: 'جارٍ تحميل التقييمات…',
  failed: 'تعذّر تحميل التقييمات.',
  errorTitle: 'خطأ في تحميل التقييمات',
  export: 'تصدير',
  refresh: 'تحديث',
  list: 'التقييمات',
  waiting: (count) => `في الانتظار: ${counted(count, reviews, 'لا تقييمات')}`,
  noneWaiting: 'لا تقييمات في الانتظار',
  filters: {
    label: 'تصفية التقييمات',
    keyword: 'البحث بالمنتج أو الاسم أو النص',
    state: 'الحالة',
    any: 'كل التقييمات',
    apply: 'تطبيق التصفية',
  },
  states: { waiting: 'في الانتظار', shown: 'منشور', hidden: 'مخفي' },
  stars: (count) => counted(count, stars, '0'),
  somebody: 'زبون حُذفت بياناته',
  picture: (place) => `الصورة ${place}`,
  claims: 'ادعاءات بالشفاء',
  claimsHint: 'الكلمات المعلّمة تدّعي الشفاء، وهي ممنوعة في المكملات ومنتجات التجميل.',
  hiddenBecause: (reason) => `مخفي: ${isolated(reason)}`,
  notDelivered: 'طلبيته لم تعد مسلَّمة',
  answeredBy: (name, time) => `رد ${isolated(name)}، ${isolated(time)}`,
  show: 'نشر',
  showNamed: (name, product) => `نشر تقييم ${isolated(name)} للمنتج ${isolated(product)}`,
  hide: 'إخفاء',
  hideNamed: (name, product) => `إخفاء تقييم ${isolated(name)} للمنتج ${isolated(product)}`,
  answer: 'رد',
  answerNamed: (name, product) => `الرد على تقييم ${isolated(name)} للمنتج ${isolated(product)}`,
  showFailed: 'تعذّر نشر التقييم',
  showingClaims: {
    title: 'نشر تقييم يدّعي الشفاء؟',
    text: 'البائع مسؤول عن هذه الكلمات، ولو كتبها زبون.',
    confirm: 'نشر التقييم رغم ذلك',
  },
  hiding: {
    title: 'إخفاء هذا التقييم؟',
    text: 'تبقى كلماته كما هي. لا يظهر السبب إلا هنا.',
    reason: 'السبب',
    reasonExample: 'مثلًا: إهانة، أو ذكر اسم شخص، أو كلام عن التوصيل',
    confirm: 'إخفاء',
  },
  answering: {
    title: 'الرد بصفة الصيدلي',
    text: 'يقرأ الجميع الرد تحت التقييم. الرد الفارغ يُسحب.',
    answer: 'الرد',
    confirm: 'حفظ الرد',
  },
  empty: {
    title: 'لا تقييمات',
    none: 'لم يكتب أي زبون تقييمًا بعد. تصل الدعوة بعد التسليم بخمسة أيام.',
    filtered: 'لا تقييم يطابق هذه التصفية.',
  },
};
