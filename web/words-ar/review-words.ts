import type {
  deliveryChoiceWords as englishChoice,
  placeHintWords as englishHints,
  reviewWords as englishReview,
} from '../words/review-words.ts';
import { type CountedNoun, counted } from './formats.ts';

const days: CountedNoun = ['يوم واحد', 'يومان', 'أيام', 'يومًا', 'يوم'];
/** After "from" and "to". */
const daysInRange: CountedNoun = ['يوم', 'يومين', 'أيام', 'يومًا', 'يوم'];

/** Words of the last step of the checkout. */
export const reviewWords: typeof englishReview = {
  total: 'مجموع الطلبية',
  items: 'المنتجات',
  deliverTo: 'عنوان التوصيل',
  payment: 'الدفع',
  quoting: 'جارٍ التحقق من الأسعار والتوفر…',
  quoteFailed: 'تعذّر حساب المجموع.',
  tryAgain: 'إعادة المحاولة',
  unavailableTitle: 'بعض المنتجات لا يمكن طلبها',
  unavailableText: 'يمكنك تعديلها أو حذفها في السلة، ثم العودة إلى هنا.',
  priceChanged: (from) => `كان ${from} في سلتك`,
  code: { have: 'لديّ رمز تخفيض', label: 'رمز التخفيض', apply: 'تطبيق', remove: 'إزالة' },
  placeOrder: 'إرسال الطلبية',
  accept: { before: 'إرسال الطلبية يعني قبول', terms: 'الشروط العامة للبيع', after: '.' },
  call: 'سنتصل بك لتأكيد الطلبية قبل تحضيرها، وتُلغى إن تعذّر الاتصال.',
  failed: 'تعذّر تسجيل الطلبية',
  changedTitle: 'لم تُسجَّل الطلبية بعد',
  unansweredTitle: 'لم يصل رد على محاولتك الأخيرة',
  unansweredText:
    'يكفي إرسال الطلبية من جديد لإتمامها. وإن كانت قد وصلتنا فستظهر لك تلك الطلبية نفسها، فهي لا تُسجَّل مرتين أبدًا.',
};

/** Words of the ways of delivery, where there is a choice. */
export const deliveryChoiceWords: typeof englishChoice = {
  title: 'طريقة التوصيل',
  kinds: { home: 'إلى المنزل', desk: 'إلى مكتب التوصيل (Stop desk)' },
  about: { home: 'يصلك الطرد إلى باب بيتك', desk: 'تستلم الطرد بنفسك' },
  days: (from, to) =>
    from === to
      ? counted(to, days, 'في اليوم نفسه')
      : `من ${from === 1 ? 'يوم' : from} إلى ${counted(to, daysInRange, '0')}`,
  point: 'مكتب التوصيل',
  choosePoint: 'اختيار مكتب التوصيل',
  refused: 'غير ممكن بهذا الرقم',
  deskOnly: 'الطلبيات بهذا الرقم تُستلم من مكتب التوصيل فقط. إن كان في ذلك خطأ فيُرجى الاتصال بنا.',
  noDesk:
    'الطلبيات بهذا الرقم تُستلم من مكتب التوصيل فقط، ولا يوجد مكتب في هذا المكان بعد. يُرجى الاتصال بنا للطلب.',
  contact: 'الاتصال بنا',
};

/** Words about city and postal code, which need the communes of a wilaya. */
export const placeHintWords: typeof englishHints = {
  cityHint: 'تكفي الحروف الأولى، ثم اختيار البلدية من القائمة.',
  cityUnknown: (wilaya) => `لم نجد هذه البلدية في ولاية ${wilaya}. يُرجى التحقق من الاسم ومن الولاية.`,
  postalCodeElsewhere: (wilaya) => `هذا الرمز البريدي تابع لولاية ${wilaya}. يُرجى التحقق منه ومن الولاية.`,
};
