import type { buyerReviewWords as english } from '../words/buyer-review-words.ts';
import { type CountedNoun, counted, decimalMark, isolated } from './formats.ts';

const reviews: CountedNoun = ['تقييم واحد', 'تقييمان', 'تقييمات', 'تقييمًا', 'تقييم'];
const stars: CountedNoun = ['نجمة واحدة', 'نجمتان', 'نجوم', 'نجمة', 'نجمة'];

export const buyerReviewWords: typeof english = {
  title: 'تقييمات المشترين',
  count: (count) => counted(count, reviews, 'لا تقييمات'),
  average: (average) => `${String(average).replace('.', decimalMark)} من 5 نجوم`,
  stars: (count) => counted(count, stars, '0'),
  onlyBuyers: 'لا يكتب التقييم إلا مشترٍ استلم طلبيته. ننشر كل تقييم لا يخالف القانون.',
  answer: 'رد الصيدلي',
  picture: (name, place) => `الصورة ${place} من تقييم ${isolated(name)}`,
  somebody: 'أحد المشترين',
  more: 'مزيد من التقييمات',
  moreFailed: 'تعذّر تحميل التقييمات. يُرجى المحاولة من جديد.',
  page: {
    title: 'كتابة تقييم',
    description: (shop) => `تقييم المنتجات التي وصلتك من ${isolated(shop)}.`,
    lead: 'رأيك يفيد بقية الزبائن. نقرأ كل تقييم قبل نشره.',
    loading: 'جارٍ تحميل طلبيتك…',
    failed: 'تعذّر تحميل طلبيتك.',
    errorTitle: 'لا يمكن كتابة تقييم',
    tryAgain: 'إعادة المحاولة',
    toProducts: 'عرض كل المنتجات',
    stars: 'ما رأيك فيه؟',
    text: 'تقييمك',
    textHint: (most) => `${most} حرف على الأكثر. المطلوب رأيك في المنتج فقط، دون ذكر الأمراض.`,
    name: 'الاسم الأول',
    nameHint: (wilaya) => `نعرضه مع ولايتك، ${isolated(wilaya)}، ولا شيء غير ذلك.`,
    pictures: 'الصور',
    picturesHint: (most) => `حتى ${most} صور للمنتج دون أشخاص.`,
    addPicture: 'إضافة صورة',
    removePicture: (place) => `حذف الصورة ${place}`,
    chosenPicture: (place) => `الصورة ${place}`,
    sendingPicture: 'جارٍ إرسال الصورة…',
    pictureTooLarge: 'الصورة كبيرة جدًا. يُرجى اختيار صورة أصغر من 2\u00a0ميغابايت.',
    submit: 'إرسال التقييم',
    busy: 'جارٍ الإرسال…',
    sendFailed: 'تعذّر إرسال تقييمك. يُرجى المحاولة من جديد.',
    sent: 'شكرًا لك! سنقرأ تقييمك ثم ننشره.',
    reviewed: 'لقد قيّمت هذا المنتج.',
    write: 'كتابة تقييم',
    nothing: 'لم تعد هذه المنتجات في المتجر.',
  },
  invite: 'كتابة تقييم',
};
